import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { ChatDocument } from '@clinic/shared/chatDocuments';
import * as v from 'valibot';

import { linkFile } from '#disk/files.ts';
import { sha256 } from '#disk/hash.ts';
import { findChangedFiles } from '#releases/fileList.ts';

const pageRecordSchema = v.object({
  /** Remotes that the page shows. */
  remotes: v.array(v.string()),
  /** URLs of the documents that it shows. */
  documents: v.array(v.string()),
  /** Hash of everything that the page is made of; see pageKeys.ts. */
  key: v.string(),
});

const composedSiteSchema = v.object({
  pages: v.record(v.string(), pageRecordSchema),
  /** SHA-256 of every other file of the site, by path. */
  files: v.record(v.string(), v.string()),
  /** Folders of its releases, relative to the site's folder. */
  uses: v.array(v.string()),
});

export type PageRecord = v.InferOutput<typeof pageRecordSchema>;
/** Content of `pages.json`. */
export type ComposedSiteList = v.InferOutput<typeof composedSiteSchema>;

/** File of a composed site that lists its pages, the hashes of its files and its releases. */
export const SITE_LIST = 'pages.json';

/** @returns undefined when the list is missing or cannot be read */
export async function readSiteList(dir: string): Promise<ComposedSiteList | undefined> {
  try {
    return v.parse(composedSiteSchema, JSON.parse(await readFile(path.join(dir, SITE_LIST), 'utf8')));
  } catch {
    return undefined;
  }
}

/** @returns paths of missing or different files of a composed site; the list itself when it cannot be read */
export async function findSiteDamage(dir: string): Promise<string[]> {
  const list = await readSiteList(dir);
  if (!list) return [SITE_LIST];
  return findChangedFiles(dir, list.files);
}

/** An earlier composed site whose unchanged pages are reused. */
export type EarlierSite = {
  /** Links a page into the folder `to` if its key has not changed. @returns its record, or undefined */
  reusePage: (url: string, file: string, to: string) => Promise<PageRecord | undefined>;
  /** Documents of the assistant about a reused page. */
  chatDocuments: (url: string) => readonly ChatDocument[];
};

const noSite: EarlierSite = { reusePage: async () => undefined, chatDocuments: () => [] };

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}

/**
 * @param dir of the earlier composed site; one that cannot be read is ignored
 * @param keyOf returns the key that a page with this record would have now
 */
export async function openEarlierSite(
  dir: string | undefined,
  keyOf: (url: string, record: PageRecord) => string,
): Promise<EarlierSite> {
  const list = dir === undefined ? undefined : await readSiteList(dir);
  if (!dir || !list) return noSite;
  // Compose wrote this file, so its type is known.
  const documents = (await readJson(path.join(dir, 'chat.json')).catch(() => [])) as ChatDocument[];
  const byUrl = Map.groupBy(documents, ({ path: address }) => address.split('#')[0] ?? '');
  return {
    chatDocuments: (url) => byUrl.get(url) ?? [],
    reusePage: async (url, file, to) => {
      const record = list.pages[url];
      if (!record || record.key !== keyOf(url, record)) return undefined;
      const names = [file, `${file}.br`, `${file}.gz`].filter((name) => list.files[name] !== undefined);
      for (const name of names) {
        const content = await readFile(path.join(dir, name)).catch(() => undefined);
        // After a power failure a file may exist without its content.
        if (!content || sha256(content) !== list.files[name]) return undefined;
      }
      for (const name of names) await linkFile(path.join(dir, name), path.join(to, name));
      return record;
    },
  };
}
