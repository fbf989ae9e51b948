import { readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/** Port of the site that most journeys visit. */
export const port = 3210;
export const baseUrl = `http://localhost:${port}`;

/** The composed site on disk. */
export const siteDir = path.join(root, '.site');

/** Every URL of the site, with language, as its sitemap lists them. */
export function listUrls(): string[] {
  const sitemap = readFileSync(path.join(siteDir, 'live/sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}
