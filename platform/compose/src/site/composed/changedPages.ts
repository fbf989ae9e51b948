import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { readSiteList } from './composedSite.ts';
import { pageFileOf } from './makeSite.ts';

export type ChangedPage = {
  url: string;
  kind: 'added' | 'removed' | 'words' | 'looks';
};

/** Removes everything that does not change how a page looks without scripts. */
const visibleHtml = (html: string): string =>
  html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b(?![^>]*rel="stylesheet")[^>]*>/g, '')
    .replaceAll(/<meta http-equiv="Content-Security-Policy"[^>]*>/gi, '')
    .replaceAll(/\s(?:integrity|nonce)="[^"]*"/g, '');

/** Removes styles as well, so that only the content is left. */
const unstyledHtml = (html: string): string =>
  visibleHtml(html)
    .replaceAll(/<style\b[^>]*>[\s\S]*?<\/style>/g, '')
    .replaceAll(/<link\b[^>]*>/g, '');

async function requireSiteList(dir: string) {
  const list = await readSiteList(dir);
  if (!list) throw new Error(`There is no complete site in ${dir}.`);
  return list;
}

/**
 * Compares two composed sites page by page.
 * @returns pages with other content (`words`), and pages of which only the styles differ (`looks`)
 */
export async function changedPages(before: string, after: string): Promise<ChangedPage[]> {
  const [old, next] = await Promise.all([requireSiteList(before), requireSiteList(after)]);
  const changed: ChangedPage[] = [];
  for (const url of new Set([...Object.keys(old.pages), ...Object.keys(next.pages)])) {
    const file = pageFileOf(url);
    const [was, is] = [old.files[file], next.files[file]];
    if (was === is) continue;
    if (was === undefined || is === undefined) {
      changed.push({ url, kind: was === undefined ? 'added' : 'removed' });
      continue;
    }
    const [one = '', other = ''] = await Promise.all(
      [before, after].map((dir) => readFile(path.join(dir, file), 'utf8')),
    );
    if (visibleHtml(one) === visibleHtml(other)) continue;
    changed.push({ url, kind: unstyledHtml(one) === unstyledHtml(other) ? 'looks' : 'words' });
  }
  return changed;
}
