import { randomUUID } from 'node:crypto';
import { copyFile, link, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Marks files and folders that are still being written, so that the next command can remove them after a crash. */
const TEMPORARY = '.aside-';

/** A new path beside the target, to be renamed to it once it is complete. */
export const temporaryPath = (target: string): string => `${target}${TEMPORARY}${randomUUID().slice(0, 8)}`;

export const isTemporary = (name: string): boolean => name.includes(TEMPORARY);

/** Writes a temporary file and renames it, so that no reader sees an incomplete file. */
export async function writeAtomically(file: string, content: string | Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const temporary = temporaryPath(file);
  await writeFile(temporary, content, { flush: true });
  await rename(temporary, file);
}

/** Makes a hard link, or a copy where the file system has no hard links. Keeps a file that exists already. */
export async function linkFile(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true });
  try {
    await link(from, to);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return;
    if (code !== 'EXDEV' && code !== 'EPERM' && code !== 'EMLINK') throw error;
    const temporary = temporaryPath(to);
    await copyFile(from, temporary);
    await rename(temporary, to);
  }
}

/** Sorted paths of all files below a folder, relative to it. */
export async function filesBelow(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
    .toSorted();
}

/**
 * Fills a temporary folder and renames it, so that a folder of this name is always complete.
 * @param fill writes into the temporary folder that it receives
 */
export async function makeFolder(dir: string, fill: (temporary: string) => Promise<void>): Promise<void> {
  const temporary = temporaryPath(dir);
  await mkdir(temporary, { recursive: true });
  try {
    await fill(temporary);
    await rename(temporary, dir);
  } catch (error) {
    await rm(temporary, { recursive: true, force: true }).catch(() => {});
    throw error;
  }
}
