import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';

import { filesBelow, makeFolder, refillFolder } from '#disk/files.ts';
import { hashOf } from '#disk/hash.ts';

/** Files of a release and their hashes beside them: what is on the disk can be checked without the store. */
export const FILE_LIST = 'files.json';
const listSchema = v.record(v.string(), v.string());

/**
 * Checks a folder that was just filled against what was in the tarball, and writes the list.
 * @param unpacked hashes by path, taken from the tarball and not from the disk
 * @throws Error that names a file that is not what it should be
 */
export async function sealRelease(dir: string, unpacked: ReadonlyMap<string, string>): Promise<void> {
  const list = Object.fromEntries(unpacked);
  const [damaged] = await findChanged(dir, list);
  if (damaged !== undefined) throw new Error(`${damaged} was not written whole: is the disk full?`);
  await writeFile(path.join(dir, FILE_LIST), JSON.stringify(list));
}

/** Hash of every file of a folder, by path. */
export async function hashFiles(dir: string): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const file of await filesBelow(dir)) hashes[file] = hashOf(await readFile(path.join(dir, file)));
  return hashes;
}

/** @returns paths of what is missing, or has not the hash of the list */
export async function findChanged(dir: string, hashes: Readonly<Record<string, string>>): Promise<string[]> {
  const changed: string[] = [];
  for (const [file, hash] of Object.entries(hashes)) {
    const content = await readFile(path.join(dir, file)).catch(() => undefined);
    if (!content || hashOf(content) !== hash) changed.push(file);
  }
  return changed;
}

/** @returns the hashes of a folder's list, by path; undefined when it cannot be read */
export async function readFileList(dir: string): Promise<Readonly<Record<string, string>> | undefined> {
  const text = await readFile(path.join(dir, FILE_LIST), 'utf8').catch(() => '');
  const list = v.safeParse(v.pipe(v.string(), v.parseJson(), listSchema), text);
  return list.success ? list.output : undefined;
}

/**
 * Compares a folder on the disk with its list.
 * @returns paths of what is missing or different; the list itself when it cannot be read
 */
export async function findDamage(dir: string): Promise<string[]> {
  const list = await readFileList(dir);
  return list ? findChanged(dir, list) : [FILE_LIST];
}

/** Makes a folder with a list in it, unless it is there and whole. @param fill fills the folder that it is given */
export async function ensureWhole(dir: string, fill: (folder: string) => Promise<void>): Promise<void> {
  if (!existsSync(dir)) await makeFolder(dir, fill);
  else if ((await findDamage(dir)).length > 0) await refillFolder(dir, fill);
}
