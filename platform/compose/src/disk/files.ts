import { randomUUID } from 'node:crypto';
import { copyFile, link, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Files and folders that are being made bear this in their names; after a crash it tells them apart. */
const ASIDE = '.aside-';

export const asideOf = (target: string): string => `${target}${ASIDE}${randomUUID().slice(0, 8)}`;

export const isAside = (name: string): boolean => name.includes(ASIDE);

/** Writes a file beside its place and renames it there: nobody ever reads half of it. */
export async function writeAside(file: string, content: string | Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const aside = asideOf(file);
  await writeFile(aside, content, { flush: true });
  await rename(aside, file);
}

/** Gives a file a second name; where the file system cannot, a second copy. A file that is there stays. */
export async function linkFile(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true });
  try {
    await link(from, to);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return;
    if (code !== 'EXDEV' && code !== 'EPERM' && code !== 'EMLINK') throw error;
    const aside = asideOf(to);
    await copyFile(from, aside);
    await rename(aside, to);
  }
}

/** Puts files of one folder in the place of those of another, each in one step: whoever uses them goes on. */
export async function moveFiles(from: string, to: string, files: readonly string[]): Promise<void> {
  for (const file of files) {
    await mkdir(path.dirname(path.join(to, file)), { recursive: true });
    await rename(path.join(from, file), path.join(to, file));
  }
}

/** Paths of all files below a folder, from it, in order. */
export async function filesBelow(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
    .toSorted();
}

/**
 * Makes a folder beside its place and renames it there. One that is there already is whole, and stays.
 * @param make fills the folder that it is given
 */
export async function makeFolder(dir: string, make: (aside: string) => Promise<void>): Promise<void> {
  const aside = asideOf(dir);
  await mkdir(aside, { recursive: true });
  try {
    await make(aside);
    await rename(aside, dir);
  } catch (error) {
    await rm(aside, { recursive: true, force: true }).catch(() => {});
    throw error;
  }
}

/** Makes all of a folder anew and puts each file in its place. @param make fills the folder that it is given */
export async function refillFolder(dir: string, make: (aside: string) => Promise<void>): Promise<void> {
  const fresh = asideOf(dir);
  try {
    await mkdir(fresh, { recursive: true });
    await make(fresh);
    await moveFiles(fresh, dir, await filesBelow(fresh));
  } finally {
    await rm(fresh, { recursive: true, force: true }).catch(() => {});
  }
}
