import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { splitPath, type Languages } from '@tesela/core/lang';
import * as v from 'valibot';

const printSchema = v.object({ words: v.string(), looks: v.string() });

const composedSiteSchema = v.object({
  /** Hash of the program that made it; lists of earlier programs have none. */
  composer: v.optional(v.string()),
  /** SHA-256 of every other file of the site, by path. */
  files: v.record(v.string(), v.string()),
  /** Hashes of what each page says and how it looks, by file, whatever its code is called. */
  prints: v.optional(v.record(v.string(), printSchema), {}),
  /** What leads nowhere in it, one sentence each: links, anchors, pictures, slots. */
  dead: v.optional(v.array(v.string()), []),
  /** Folders of its releases, relative to the site's folder. */
  uses: v.array(v.string()),
});

/** Content of `pages.json`. */
export type ComposedSiteList = v.InferOutput<typeof composedSiteSchema>;
export type PagePrint = v.InferOutput<typeof printSchema>;

/** File of a composed site that lists the hashes of its files and its releases. */
export const SITE_LIST = 'pages.json';

/** File of a composed site with what the gateway searches by. */
export const SEARCH_RULES = 'search.json';

/** File of a page below the site's folder: `/en/help` → `en/help/index.html`. */
export const pageFileOf = (url: string): string =>
  url.endsWith('/404') ? `${url.slice(1)}.html` : path.join(url.slice(1), 'index.html');

/** URL of a page by its file. */
const pageUrlOf = (file: string): string => `/${file.replace(/\/?index\.html$|\.html$/, '')}`;

/** Files of the pages of a site. */
export const pageFilesOf = ({ files }: Pick<ComposedSiteList, 'files'>): string[] =>
  Object.keys(files).filter((file) => /(?:^|\/)(?:index|404)\.html$/.test(file));

/** @returns undefined when the list is missing or cannot be read */
export async function readSiteList(dir: string): Promise<ComposedSiteList | undefined> {
  try {
    return v.parse(composedSiteSchema, JSON.parse(await readFile(path.join(dir, SITE_LIST), 'utf8')));
  } catch {
    return undefined;
  }
}

/** @throws Error when the list is missing or cannot be read */
export async function requireSiteList(dir: string): Promise<ComposedSiteList> {
  const list = await readSiteList(dir);
  if (!list) throw new Error(`There is no complete site in ${dir}.`);
  return list;
}

/**
 * Languages of a composed site by their part of addresses, of which the first has none: `['', 'en']`. Each has a page for
 * what does not exist.
 */
export const prefixesOf = (files: Iterable<string>): Languages<string> => [
  '',
  ...[...files].flatMap((file) => /^([^/]+)\/404\.html$/.exec(file)?.[1] ?? []),
];

export type PageCount = {
  pages: number;
  /** Number of pages that are new, or have other bytes than in the site before. */
  changed: number;
  /** What leads nowhere, and did not in the site before. */
  dead: string[];
};

/** @param before folder of the site before; without one, all pages are new */
export async function countPages(dir: string, before: string | undefined): Promise<PageCount> {
  const list = await requireSiteList(dir);
  const earlier = before === undefined ? undefined : await readSiteList(before);
  const pages = pageFilesOf(list);
  const changed = pages.filter((file) => list.files[file] !== earlier?.files[file]);
  const known = new Set(earlier?.dead);
  const dead = list.dead.filter((line) => !known.has(line));
  return { pages: pages.length, changed: changed.length, dead };
}

export type ChangedPage = { url: string; kind: 'added' | 'removed' | 'words' | 'looks' | 'code' };

/**
 * Compares two composed sites page by page, those of the first language first.
 * @returns pages with other content (`words`), pages of which only the styles differ (`looks`), and those that have other
 * code (`code`), which a visitor sees in nothing
 */
export async function changedPages(before: string, after: string): Promise<ChangedPage[]> {
  const [old, next] = await Promise.all([requireSiteList(before), requireSiteList(after)]);
  const kindOf = (file: string): ChangedPage['kind'] | undefined => {
    if (old.files[file] === next.files[file]) return undefined;
    if (old.files[file] === undefined) return 'added';
    if (next.files[file] === undefined) return 'removed';
    const [was, is] = [old.prints[file], next.prints[file]];
    if (!was || !is || was.words !== is.words) return 'words';
    return was.looks === is.looks ? 'code' : 'looks';
  };
  const files = new Set([...pageFilesOf(old), ...pageFilesOf(next)]);
  const changed = [...files].flatMap((file) => {
    const kind = kindOf(file);
    return kind ? [{ url: pageUrlOf(file), kind }] : [];
  });
  const languages = prefixesOf(files);
  const langOf = ({ url }: ChangedPage) => languages.indexOf(splitPath(url, languages).lang);
  return changed.toSorted((a, b) => langOf(a) - langOf(b));
}
