import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';

import { filesBelow } from '#disk/files.ts';
import { hashOf } from '#disk/hash.ts';
import { composedSiteSchema, type ComposedSite } from './pageKeys.ts';

/** Says of a composed site what it was made of and what its files must be. */
export const SITE_LIST = 'pages.json';

/** Hash of every file of a folder, by path. */
export async function hashFiles(dir: string): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const file of await filesBelow(dir)) hashes[file] = hashOf(await readFile(path.join(dir, file)));
  return hashes;
}

/** @returns undefined when there is no list, or none that can be read */
export async function readSiteList(dir: string): Promise<ComposedSite | undefined> {
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
  const damaged: string[] = [];
  for (const [file, hash] of Object.entries(list.files)) {
    const content = await readFile(path.join(dir, file)).catch(() => undefined);
    if (!content || hashOf(content) !== hash) damaged.push(file);
  }
  return damaged;
}
