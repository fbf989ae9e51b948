import type { ChatDocument } from '@clinic/shared/chatDocuments';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';

import { linkFile } from '#disk/files.ts';
import { composedSiteSchema, type PageRecord } from './pageKeys.ts';

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
 * @param keyOf what a page that shows these remotes would be made of now
 */
export async function openEarlier(
  dir: string | undefined,
  keyOf: (remotes: readonly string[]) => string,
): Promise<Earlier> {
  if (!dir || !existsSync(path.join(dir, 'pages.json'))) return nothing;
  const { success, output } = v.safeParse(
    composedSiteSchema,
    await readJson(path.join(dir, 'pages.json')).catch(() => undefined),
  );
  if (!success) return nothing;
  // Compose wrote it.
  const documents = (await readJson(path.join(dir, 'chat.json')).catch(() => [])) as ChatDocument[];
  const byUrl = Map.groupBy(documents, ({ path: address }) => address.split('#')[0] ?? '');
  return {
    known: (url) => byUrl.get(url) ?? [],
    take: async (url, file, to) => {
      const record = output.pages[url];
      if (!record || record.key !== keyOf(record.remotes)) return undefined;
      const html = await readFile(path.join(dir, file)).catch(() => undefined);
      // A disk that lost its power may have kept the name of a file and not its content.
      if (!html || createHash('sha256').update(html).digest('hex') !== record.hash) return undefined;
      for (const name of [file, `${file}.br`, `${file}.gz`]) {
        if (existsSync(path.join(dir, name))) await linkFile(path.join(dir, name), path.join(to, name));
      }
      return record;
    },
  };
}
