import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/** Port of the site that most journeys visit; `E2E_PORT` when 3210 is taken. */
export const port = Number(process.env.E2E_PORT ?? 3210);
export const baseUrl = `http://localhost:${port}`;

/** The composed site on disk. */
export const siteDir = path.join(root, '.site');

/** Every URL of the site, with language, as its sitemap lists them. */
export function listUrls(): string[] {
  const sitemap = readFileSync(path.join(siteDir, 'live/sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

/** URLs of the scripts in the named chunks of a package's newest build. */
export function listChunkFiles(folder: string, chunk: RegExp): string[] {
  const manifest = JSON.parse(
    readFileSync(path.join(root, folder, 'dist/web/chunks.json'), 'utf8'),
  ) as Record<string, { js: string[] }>;
  const files = Object.entries(manifest).flatMap(([name, { js }]) => (chunk.test(name) ? js : []));
  return files.flatMap((file) =>
    globSync(`releases/${folder}/*/web/${file}`, { cwd: siteDir }).map((found) => `/${found}`),
  );
}
