import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { languages, splitPath } from '@clinic/shared/lang';
import type { PageData } from '@clinic/shared/liveRemotes';

import { pageFilesOf, pageUrlOf, requireSiteList } from './composedSite.ts';

export type ChangedPage = {
  url: string;
  kind: 'added' | 'removed' | 'words' | 'looks';
};

/** Of a script what it says: structured data, and documents without their addresses, which name the code. */
function dataIn(script: string): string {
  if (script.includes('application/ld+json')) return script;
  const [, json] = /id="page-data">([^<]*)</.exec(script) ?? [];
  // Compose wrote this page, so its data have this form.
  const { documents } = JSON.parse(json ?? '{}') as Partial<PageData>;
  return JSON.stringify(Object.values(documents ?? {}));
}

/** Removes everything that changes neither what a page says nor how it looks without scripts. */
const visibleHtml = (html: string): string =>
  html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, dataIn)
    .replaceAll(/<link\b(?![^>]*rel="stylesheet")[^>]*>/g, '')
    .replaceAll(/<meta http-equiv="Content-Security-Policy"[^>]*>/gi, '')
    .replaceAll(/\s(?:integrity|nonce)="[^"]*"/g, '');

/** Removes styles as well, so that only the content is left. */
const unstyledHtml = (html: string): string =>
  visibleHtml(html)
    .replaceAll(/<style\b[^>]*>[\s\S]*?<\/style>/g, '')
    .replaceAll(/<link\b[^>]*>/g, '');

/**
 * Compares two composed sites page by page, those of the first language first.
 * @returns pages with other content (`words`), and pages of which only the styles differ (`looks`)
 */
export async function changedPages(before: string, after: string): Promise<ChangedPage[]> {
  const [old, next] = await Promise.all([requireSiteList(before), requireSiteList(after)]);
  const changed: ChangedPage[] = [];
  for (const file of new Set([...pageFilesOf(old), ...pageFilesOf(next)])) {
    const [was, is] = [old.files[file], next.files[file]];
    if (was === is) continue;
    const url = pageUrlOf(file);
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
  const langOf = ({ url }: ChangedPage) => languages.indexOf(splitPath(url).lang);
  return changed.toSorted((a, b) => langOf(a) - langOf(b));
}
