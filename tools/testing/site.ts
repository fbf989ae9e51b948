import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/** Port of the site that most journeys visit; `E2E_PORT` when 3210 is taken. */
export const port = Number(process.env.E2E_PORT ?? 3210);
export const baseUrl = `http://localhost:${port}`;

/** A site of this repository: the folder in which it is built and served, and what is composed there. */
export type SiteFolders = { folder: string; dir: string };

const siteIn = (folder: string): SiteFolders => ({ folder, dir: path.join(folder, '.site') });

/** The site at the root, for what only it does: its pages, its services, its two languages. */
export const clinic = siteIn(root);

/** The second site, a small one, for what every site has. `pnpm build` and `pnpm compose` in its folder make it. */
export const tractorStore = siteIn(path.join(root, 'examples/tractor-store'));

/** What is composed of the clinic, on disk. */
export const siteDir = clinic.dir;

/** Folders of the packages of the composed site. */
export const listReleased = (): string[] => readdirSync(path.join(siteDir, 'releases'));

/** Whether a URL is the page of a product; these pages are all alike. */
export const isProduct = (url: string): boolean => url.includes('/producto/');

/**
 * URLs of the site, with language, as its sitemap lists them.
 * @param options.products how many pages of products in each language; default: all
 */
export function listUrls({ products = Infinity }: { products?: number } = {}): string[] {
  const sitemap = readFileSync(path.join(siteDir, 'live/sitemap.xml'), 'utf8');
  const urls = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  // The sitemap lists a page in one language right after the other.
  const shown = new Set(urls.filter(isProduct).slice(0, 2 * products));
  return urls.filter((url) => !isProduct(url) || shown.has(url));
}

/** URLs of the scripts in the named chunks of a package's newest build. */
export function listChunkFiles(folder: string, chunk: RegExp): string[] {
  const chunkList = JSON.parse(
    readFileSync(path.join(root, folder, 'dist/web/chunks.json'), 'utf8'),
  ) as Record<string, { js: string[] }>;
  const files = Object.entries(chunkList).flatMap(([name, { js }]) => (chunk.test(name) ? js : []));
  return files.map((file) => `/releases/${folder}/${file}`);
}
