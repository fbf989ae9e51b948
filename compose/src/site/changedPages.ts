import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { fileOf } from './makeSite.ts';
import { readSiteList } from './siteFiles.ts';

export type ChangedPage = {
  url: string;
  kind: 'added' | 'removed' | 'words' | 'files';
};

/** What visitors read of a page: without the addresses of releases, which change with every version. */
const readable = (html: string): string =>
  html
    .replaceAll(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<link\b[^>]*>/g, '')
    .replaceAll(/<meta http-equiv="Content-Security-Policy"[^>]*>/gi, '')
    .replaceAll(/\/(?:releases|data)\/[^"'\s)]*/g, '');

async function pagesOf(dir: string) {
  const list = await readSiteList(dir);
  if (!list) throw new Error(`There is no whole site in ${dir}.`);
  return list;
}

/**
 * Compares two composed sites page by page.
 * @returns those that say or show something else (`words`), and those that only load other files (`files`)
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
    const [one, other] = await Promise.all(
      [before, after].map(async (dir) => readable(await readFile(path.join(dir, file), 'utf8'))),
    );
    changed.push({ url, kind: one === other ? 'files' : 'words' });
  }
  return changed;
}
