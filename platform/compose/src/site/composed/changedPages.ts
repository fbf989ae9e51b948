import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { fileOf } from './makeSite.ts';
import { readSiteList } from './composedSite.ts';

export type ChangedPage = {
  url: string;
  kind: 'added' | 'removed' | 'words' | 'looks';
};

/** What decides how a page looks without scripts. */
const shown = (html: string): string =>
  html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b(?![^>]*rel="stylesheet")[^>]*>/g, '')
    .replaceAll(/<meta http-equiv="Content-Security-Policy"[^>]*>/gi, '')
    .replaceAll(/\s(?:integrity|nonce)="[^"]*"/g, '');

/** The same without styles: their files are named by what is in them. */
const content = (html: string): string =>
  shown(html)
    .replaceAll(/<style\b[^>]*>[\s\S]*?<\/style>/g, '')
    .replaceAll(/<link\b[^>]*>/g, '');

async function pagesOf(dir: string) {
  const list = await readSiteList(dir);
  if (!list) throw new Error(`There is no whole site in ${dir}.`);
  return list;
}

/**
 * Compares two composed sites page by page.
 * @returns those that say something else (`words`), and those of which only styles are others (`looks`)
 */
export async function changedPages(before: string, after: string): Promise<ChangedPage[]> {
  const [old, next] = await Promise.all([pagesOf(before), pagesOf(after)]);
  const changed: ChangedPage[] = [];
  for (const url of new Set([...Object.keys(old.pages), ...Object.keys(next.pages)])) {
    const file = fileOf(url);
    const [was, is] = [old.files[file], next.files[file]];
    if (was === is) continue;
    if (was === undefined || is === undefined) {
      changed.push({ url, kind: was === undefined ? 'added' : 'removed' });
      continue;
    }
    const [one = '', other = ''] = await Promise.all(
      [before, after].map((dir) => readFile(path.join(dir, file), 'utf8')),
    );
    if (shown(one) === shown(other)) continue;
    changed.push({ url, kind: content(one) === content(other) ? 'looks' : 'words' });
  }
  return changed;
}
