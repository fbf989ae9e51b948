import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';

import { findChanged, findDamage } from '#releases/fileList.ts';
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

/** The same for the documents that its pages fetch. @returns the damaged folders of them, from the site's, with their files */
export async function findDocumentDamage(
  dir: string,
  siteDir: string,
): Promise<{ dir: string; files: string[] }[]> {
  const folders = (await readSiteList(dir))?.uses.filter((folder) => /^data[\\/]/.test(folder)) ?? [];
  const found = await Promise.all(
    folders.map(async (folder) => ({ dir: folder, files: await findDamage(path.join(siteDir, folder)) })),
  );
  return found.filter(({ files }) => files.length > 0);
}
