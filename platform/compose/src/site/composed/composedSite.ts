import type { ChatDocument } from '@clinic/shared/chatDocuments';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';

import { linkFile } from '#disk/files.ts';
import { hashOf } from '#disk/hash.ts';
import { findChanged } from '#releases/fileList.ts';

const pageRecordSchema = v.object({
  /** Remotes that the page shows. */
  remotes: v.array(v.string()),
  /** Addresses of the documents that it shows. */
  documents: v.array(v.string()),
  key: v.string(),
});

const composedSiteSchema = v.object({
  pages: v.record(v.string(), pageRecordSchema),
  /** SHA-256 of every other file of it, by path. */
  files: v.record(v.string(), v.string()),
  /** Folders of the releases that it is made of, from the site's. */
  uses: v.array(v.string()),
});

export type PageRecord = v.InferOutput<typeof pageRecordSchema>;
/** `pages.json` of a composed site: what each page was made of. */
export type ComposedSiteList = v.InferOutput<typeof composedSiteSchema>;

/** Says of a composed site what it was made of and what its files must be. */
export const SITE_LIST = 'pages.json';

/** @returns undefined when there is no list, or none that can be read */
export async function readSiteList(dir: string): Promise<ComposedSiteList | undefined> {
  try {
    return v.parse(composedSiteSchema, JSON.parse(await readFile(path.join(dir, SITE_LIST), 'utf8')));
  } catch {
    return undefined;
  }
}

/** @returns paths of what is missing or different in a composed site; the list itself when it cannot be read */
export async function findSiteDamage(dir: string): Promise<string[]> {
  const list = await readSiteList(dir);
  if (!list) return [SITE_LIST];
  return findChanged(dir, list.files);
}

/** A composed site that pages are taken over from. */
export type Earlier = {
  /** Takes a page over if it would be made of the same things. @returns its record, or undefined */
  take: (url: string, file: string, to: string) => Promise<PageRecord | undefined>;
  /** What the assistant knows of a page that was taken over. */
  known: (url: string) => readonly ChatDocument[];
};

const nothing: Earlier = { take: async () => undefined, known: () => [] };

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}

/**
 * @param dir of the earlier composed site; one that cannot be read is as good as none
 * @param keyOf what a page that shows the same would be made of now
 */
export async function openEarlier(
  dir: string | undefined,
  keyOf: (url: string, record: PageRecord) => string,
): Promise<Earlier> {
  const list = dir === undefined ? undefined : await readSiteList(dir);
  if (!dir || !list) return nothing;
  // Compose wrote it.
  const documents = (await readJson(path.join(dir, 'chat.json')).catch(() => [])) as ChatDocument[];
  const byUrl = Map.groupBy(documents, ({ path: address }) => address.split('#')[0] ?? '');
  return {
    known: (url) => byUrl.get(url) ?? [],
    take: async (url, file, to) => {
      const record = list.pages[url];
      if (!record || record.key !== keyOf(url, record)) return undefined;
      const names = [file, `${file}.br`, `${file}.gz`].filter((name) => list.files[name] !== undefined);
      for (const name of names) {
        const content = await readFile(path.join(dir, name)).catch(() => undefined);
        // A disk that lost its power may have kept the name of a file and not its content.
        if (!content || hashOf(content) !== list.files[name]) return undefined;
      }
      for (const name of names) await linkFile(path.join(dir, name), path.join(to, name));
      return record;
    },
  };
}
