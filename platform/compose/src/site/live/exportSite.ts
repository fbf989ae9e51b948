import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { emptyOwnFolder } from '#disk/emptyOwnFolder.ts';
import { filesBelow } from '#disk/files.ts';
import { servedFiles } from '#releases/servedFiles.ts';
import { readSiteList } from '../composed/composedSite.ts';

type Redirect = { from: string; to: string };

export type ExportOptions = {
  /** Ask search engines to stay away: a preview is nobody's result. */
  isHidden?: boolean;
  /** Whose `_redirects` it is: Netlify's knows a page for what does not exist below `/en`, Cloudflare finds it itself. */
  host?: 'netlify' | 'cloudflare';
};

/** As the gateway and `nginx/static.conf` say them. */
const headers = (isHidden: boolean): string => `/*
  Cache-Control: no-cache
  Content-Security-Policy: object-src 'none';form-action 'self';base-uri 'none';frame-ancestors 'none'
  Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()
  Referrer-Policy: strict-origin-when-cross-origin
  X-Content-Type-Options: nosniff
  X-Frame-Options: DENY
${isHidden ? '  X-Robots-Tag: noindex\n' : ''}
${['releases', 'pictures']
  .map((folder) => `/${folder}/*\n  ! Cache-Control\n  Cache-Control: public, max-age=31536000, immutable\n`)
  .join('\n')}`;

/** JSON of a composed site is the server's own, but for documents and the list of live remotes. */
const isPublic = (file: string): boolean =>
  /^(?:registry\.json$|data\/)/.test(file) || !file.endsWith('.json');

/** Compressed siblings are the server's own, too. */
async function copyFiles(from: string, to: string, files: readonly string[]): Promise<void> {
  for (const file of files.filter((name) => !/\.(?:br|gz)$/.test(name))) {
    await mkdir(path.dirname(path.join(to, file)), { recursive: true });
    await cp(path.join(from, file), path.join(to, file), { dereference: true });
  }
}

/**
 * Copies a site into a folder that any host of static files can serve; the chat and forms need a gateway behind `/api/`.
 * @param siteDir of the site or of a preview: the folder with `live`, `releases` and `pictures`
 * @param out is emptied first, where it was made by this
 * @returns how many pages there are
 * @throws Error when the site is not whole, or `out` holds other files
 */
export async function exportSite(
  siteDir: string,
  out: string,
  { isHidden = false, host }: ExportOptions = {},
): Promise<number> {
  const live = path.join(siteDir, 'live');
  const list = await readSiteList(live);
  if (!list) throw new Error(`There is no whole site in ${siteDir}.`);
  await emptyOwnFolder(out);
  await copyFiles(live, out, (await filesBelow(live)).filter(isPublic));
  for (const folder of list.uses) {
    const served = await servedFiles(path.join(siteDir, folder));
    await copyFiles(
      siteDir,
      out,
      served.map(({ address }) => address),
    );
  }
  if (isHidden) await hide(out);
  const redirects = JSON.parse(await readFile(path.join(live, 'redirects.json'), 'utf8')) as Redirect[];
  const lines = redirects.map(({ from, to }) => `${from} ${to} 301`);
  if (host === 'netlify') lines.push('/en/* /en/404.html 404');
  await writeFile(path.join(out, '_redirects'), `${lines.join('\n')}\n`);
  await writeFile(path.join(out, '_headers'), headers(isHidden));
  return Object.keys(list.pages).length;
}

/** In every page and in robots.txt: not every host reads `_headers`. */
async function hide(out: string): Promise<void> {
  await writeFile(path.join(out, 'robots.txt'), 'User-agent: *\nDisallow: /\n');
  for (const file of (await filesBelow(out)).filter((name) => name.endsWith('.html'))) {
    const html = await readFile(path.join(out, file), 'utf8');
    await writeFile(
      path.join(out, file),
      html
        .replace(/<meta name="robots"[^>]*>/, '')
        .replace('</title>', '</title><meta name="robots" content="noindex">'),
    );
  }
}
