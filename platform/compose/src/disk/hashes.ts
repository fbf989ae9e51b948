import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import * as v from 'valibot';

import { filesBelow } from './files.ts';

/** SHA-256 in hexadecimal. */
export const sha256 = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex');

/** Hash that a browser checks a file against; see https://www.w3.org/TR/SRI/ */
export const sriHash = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Lists the files of a release with their hashes, so that the copy on disk can be checked without the store. */
export const FILE_LIST = 'files.json';
const listSchema = v.record(v.string(), v.string());

/**
 * Compares a newly written folder with the tarball and writes the file list.
 * @param unpacked hashes by path, computed from the tarball and not from the disk
 * @throws Error that names a file that was not written completely
 */
export async function verifyAndListFiles(dir: string, unpacked: ReadonlyMap<string, string>): Promise<void> {
  const list = Object.fromEntries(unpacked);
  const [damaged] = await findChangedFiles(dir, list);
  if (damaged !== undefined) throw new Error(`${damaged} was not written completely: is the disk full?`);
  await writeFile(path.join(dir, FILE_LIST), JSON.stringify(list));
}

/** SHA-256 of every file in a folder, by path. @param known hashes that need not be computed */
export async function hashFiles(
  dir: string,
  known: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const file of await filesBelow(dir))
    hashes[file] = known[file] ?? sha256(await readFile(path.join(dir, file)));
  return hashes;
}

/** @returns paths of files that are missing or have another hash than the list */
export async function findChangedFiles(
  dir: string,
  hashes: Readonly<Record<string, string>>,
): Promise<string[]> {
  const changed: string[] = [];
  for (const [file, hash] of Object.entries(hashes)) {
    const content = await readFile(path.join(dir, file)).catch(() => undefined);
    if (!content || sha256(content) !== hash) changed.push(file);
  }
  return changed;
}

/** @returns hashes by path; undefined when the list cannot be read */
export async function readFileList(dir: string): Promise<Readonly<Record<string, string>> | undefined> {
  const text = await readFile(path.join(dir, FILE_LIST), 'utf8').catch(() => '');
  const list = v.safeParse(v.pipe(v.string(), v.parseJson(), listSchema), text);
  return list.success ? list.output : undefined;
}
