import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Site } from '@tesela/core/facts';
import { localizePath, type Lang, type Languages } from '@tesela/core/lang';
import { LIVE_REMOTES_URL, type LiveRemotes } from '@tesela/core/liveRemotes';

import { sriHash } from '#disk/hashes.ts';
import { startScript } from '#document/assets.ts';
import { escapeHtml } from '#document/markup.ts';
import type { Outline } from '#prerender/renderWorker.ts';
import type { Release } from '#releases/release.ts';

import type { SiteFiles } from './siteFiles.ts';

/** Sitemap of all pages with their translations. @param paths without language */
export function renderSitemap(
  { origin, languages }: Pick<Site, 'origin' | 'languages'>,
  paths: readonly string[],
): string {
  const urlIn = (path: string, lang: Lang) => escapeHtml(origin + localizePath(path, lang, languages));
  const entries = paths.flatMap((path) => {
    const alternates = (languages.length > 1 ? languages : [])
      .map((lang) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${urlIn(path, lang)}"/>`)
      .join('');
    return languages.map((lang) => `<url><loc>${urlIn(path, lang)}</loc>${alternates}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

const renderRobots = (origin: string): string =>
  `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;

/** Months until `security.txt` expires; the standard asks for less than a year. */
const VALID = 11;

/**
 * `security.txt` (RFC 9116), which says whom to tell of a vulnerability. It expires on the first day of a month, so
 * that composing the same site twice in one month writes the same bytes.
 * @param now time of composing
 */
export function renderSecurityText(
  { origin, languages, contact }: Pick<Site, 'origin' | 'languages'> & { contact: { email: string } },
  now: Date,
): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + VALID, 1));
  return [
    `Contact: mailto:${contact.email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** Redirects in all languages, in the form that the gateway reads. */
export const listRedirects = (liveRemotes: LiveRemotes, languages: Languages) =>
  languages.flatMap((lang) =>
    Object.values(liveRemotes).flatMap((live) =>
      live.redirects.map(({ path: from, to }) => ({
        from: localizePath(from, lang, languages),
        to: localizePath(to, lang, languages),
      })),
    ),
  );

/** Open tabs compare `entry` with the script that they run, to find out whether their shell is still live. */
function describeShell(shell: Release) {
  const entry = startScript(shell);
  const file = path.join(shell.dir, 'web', entry.slice(shell.url.length));
  const integrity = sriHash(readFileSync(file, 'utf8'));
  return { version: shell.version, entry, integrity, pages: [], redirects: [], slots: [] };
}

/** Writes what the site has once, beside its pages: texts for programs that read it, and what the gateway reads. */
export async function writeBesidePages(
  { write, writeServed }: SiteFiles,
  { data: { registry }, paths }: Outline,
  site: Site,
  shell: Release,
): Promise<void> {
  await writeServed('sitemap.xml', renderSitemap(site, paths));
  const live = { ...registry, shell: describeShell(shell) };
  await writeServed(LIVE_REMOTES_URL.slice(1), JSON.stringify(live));
  await writeServed('robots.txt', renderRobots(site.origin));
  const security = renderSecurityText(site, new Date());
  await writeServed('.well-known/security.txt', security);
  await write('redirects.json', JSON.stringify(listRedirects(registry, site.languages)));
  await write('settings.json', JSON.stringify({ site }));
}
