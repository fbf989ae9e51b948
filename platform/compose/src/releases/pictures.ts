import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

import { filesBelow, replaceByLink } from '#disk/files.ts';
import { inParallel } from '#disk/inParallel.ts';

/** Where a release has its pictures. */
export const picturesFolder = path.join('web', 'pictures');

const statOf = (file: string) => stat(file).catch(() => undefined);

/** Whether two names are of one file, or of files with the same bytes. */
async function isSame(one: string, two: string): Promise<boolean> {
  const [a, b] = await Promise.all([statOf(one), statOf(two)]);
  if (!a || !b || a.size !== b.size) return false;
  return (a.ino === b.ino && a.dev === b.dev) || (await readFile(one)).equals(await readFile(two));
}

/**
 * Pictures bear a hash in their own names and outlive releases: all packages' lie together in one folder.
 * @returns those of a release that are missing there, or have other bytes
 */
export async function findUnshared(releaseDir: string, siteDir: string): Promise<string[]> {
  const from = path.join(releaseDir, picturesFolder);
  const found: string[] = [];
  await inParallel(await filesBelow(from).catch(() => []), async (file) => {
    if (!(await isSame(path.join(from, file), path.join(siteDir, 'pictures', file)))) found.push(file);
  });
  return found;
}

/** Puts a release's pictures where pages look for them, each in one step. */
export async function sharePictures(releaseDir: string, siteDir: string): Promise<void> {
  for (const file of await findUnshared(releaseDir, siteDir)) {
    await replaceByLink(path.join(releaseDir, picturesFolder, file), path.join(siteDir, 'pictures', file));
  }
}
