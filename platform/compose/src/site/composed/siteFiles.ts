import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';

import { findChanged } from '#releases/fileList.ts';
import { composedSiteSchema, type ComposedSite } from './pageKeys.ts';

/** Says of a composed site what it was made of and what its files must be. */
export const SITE_LIST = 'pages.json';

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
  return findChanged(dir, list.files);
}
