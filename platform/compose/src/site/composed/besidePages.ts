import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Site } from '@clinic/shared/settings';
import { languages, localizePath } from '@tesela/core/lang';
import { LIVE_REMOTES_URL, type LiveRemotes } from '@tesela/core/liveRemotes';

import { sriHash } from '#disk/hashes.ts';
import { startScript } from '#document/assets.ts';
import { escapeHtml } from '#document/markup.ts';
import type { Outline } from '#prerender/renderWorker.ts';
import type { Release } from '#releases/release.ts';

import type { SiteFiles } from './siteFiles.ts';

/** Sitemap of all pages with their translations. @param paths without language */
export function renderSitemap(origin: string, paths: readonly string[]): string {
  const urlIn = (path: string, lang: (typeof languages)[number]) =>
    escapeHtml(origin + localizePath(path, lang));
  const entries = paths.flatMap((path) => {
    const alternates = languages
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
export function renderSecurityText({ origin, email }: { origin: string; email: string }, now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + VALID, 1));
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: es, en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** Redirects in both languages, in the form that the gateway reads. */
export const listRedirects = (liveRemotes: LiveRemotes) =>
  languages.flatMap((lang) =>
    Object.values(liveRemotes).flatMap((live) =>
      live.redirects.map(({ path: from, to }) => ({
        from: localizePath(from, lang),
        to: localizePath(to, lang),
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
  const { origin, contact } = site;
  await writeServed('sitemap.xml', renderSitemap(origin, paths));
  const live = { ...registry, shell: describeShell(shell) };
  await writeServed(LIVE_REMOTES_URL.slice(1), JSON.stringify(live));
  await writeServed('robots.txt', renderRobots(origin));
  const security = renderSecurityText({ origin, email: contact.email }, new Date());
  await writeServed('.well-known/security.txt', security);
  await write('redirects.json', JSON.stringify(listRedirects(registry)));
  // Beside the site, whose keys are those that a clinic may write.
  const { knownUntil, ...own } = site;
  await write('settings.json', JSON.stringify({ site: own, knownUntil }));
}
