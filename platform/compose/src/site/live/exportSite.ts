import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { emptyOwnFolder } from '#disk/emptyOwnFolder.ts';
import { filesBelow } from '#disk/files.ts';
import { escapeHtml } from '#document/markup.ts';
import { servedFiles } from '#releases/servedFiles.ts';

import { pageFilesOf, prefixesOf, requireSiteList } from '../composed/composedSite.ts';

type Redirect = { from: string; to: string };

export const exportHosts = ['netlify', 'cloudflare', 'pages'] as const;
export type ExportHost = (typeof exportHosts)[number];

export type ExportOptions = {
  /** Asks search engines not to index the site; for previews. */
  isHidden?: boolean;
  /**
   * Whose redirects to write: Netlify needs a rule for the 404 page of another language, Cloudflare finds the page itself. The page hosts
   * of GitHub and GitLab read no such file, and get a page for each address that leads elsewhere.
   */
  host?: ExportHost;
};

/** The same headers as those of the gateway and of `nginx/static.conf`. */
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

/** The JSON files of a composed site are for the gateway only, except documents and the live remotes. */
const isPublic = (file: string): boolean =>
  /^(?:registry\.json$|data\/)/.test(file) || !file.endsWith('.json');

/** Copies files without their compressed siblings, which only the gateway uses. */
async function copyFiles(from: string, to: string, files: readonly string[]): Promise<void> {
  for (const file of files.filter((name) => !/\.(?:br|gz)$/.test(name))) {
    await mkdir(path.dirname(path.join(to, file)), { recursive: true });
    await cp(path.join(from, file), path.join(to, file), { dereference: true });
  }
}

/** Pages that lead on by themselves; an address with `*` has none. */
async function writeRedirectPages(out: string, redirects: readonly Redirect[]): Promise<void> {
  for (const { from, to } of redirects.filter((redirect) => !redirect.from.includes('*'))) {
    await mkdir(path.join(out, from), { recursive: true });
    const address = escapeHtml(to);
    const link = `<a href="${address}">${address}</a>`;
    const html = `<!doctype html><meta http-equiv="refresh" content="0;url=${address}"><title>${address}</title>${link}\n`;
    await writeFile(path.join(out, from, 'index.html'), html);
  }
}

/**
 * Copies a site into a folder for a static file host. Without a gateway behind `/api/` the assistant says that it is asleep.
 * @param siteDir folder of the site or of a preview, with `live`, `releases` and `pictures`
 * @param out is emptied first if an earlier export made it
 * @returns the number of pages
 * @throws Error when the site is not complete, or `out` has other files
 */
export async function exportSite(
  siteDir: string,
  out: string,
  { isHidden = false, host }: ExportOptions = {},
): Promise<number> {
  const live = path.join(siteDir, 'live');
  const list = await requireSiteList(live);
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
  if (isHidden) await writeFile(path.join(out, 'robots.txt'), 'User-agent: *\nDisallow: /\n');
  const redirects = JSON.parse(await readFile(path.join(live, 'redirects.json'), 'utf8')) as Redirect[];
  if (host === 'pages') await writeRedirectPages(out, redirects);
  const lines = redirects.map(({ from, to }) => `${from} ${to} 301`);
  if (host === 'netlify')
    for (const lang of prefixesOf(Object.keys(list.files)).filter(Boolean))
      lines.push(`/${lang}/* /${lang}/404.html 404`);
  await writeFile(path.join(out, '_redirects'), `${lines.join('\n')}\n`);
  await writeFile(path.join(out, '_headers'), headers(isHidden));
  return pageFilesOf(list).length;
}
