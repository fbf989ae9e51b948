import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { linkFile, temporaryPath, writeCompressed } from '#disk/files.ts';
import { readFileList, sha256 } from '#disk/hashes.ts';
import { inParallel } from '#disk/inParallel.ts';

import type { Release } from './release.ts';

/** A file of a release that browsers load. */
type ServedFile = {
  /** Path from the release's folder. */
  file: string;
  /** Path below the site's folder, which is also its URL. */
  address: string;
  hash: string;
};

/** Compose alone reads the JSON files of a build. */
const isServed = (file: string): boolean => file.startsWith('web/') && !/\.(?:json|map|br|gz)$/.test(file);

/**
 * Lists the files that browsers load, with their URLs. Equal files of two releases have one URL, because builds name
 * files by their content. Only the remote entry gets such a name here.
 * @param dir of a release: `…/<package>/<release>`
 * @throws Error when the release has no readable file list
 */
export async function servedFiles(dir: string): Promise<ServedFile[]> {
  const list = await readFileList(dir);
  if (!list)
    throw new Error(`${dir} has no list of its files: remove it, and "tesela promote" fetches it again.`);
  const entry = `remoteEntry.${list['web/remoteEntry.js']?.slice(0, 10)}.js`;
  const folder = path.join('releases', path.basename(path.dirname(dir)));
  return Object.entries(list)
    .filter(([file]) => isServed(file))
    .map(([file, hash]) => {
      const name = file.slice('web/'.length).replace(/^remoteEntry\.js/, entry);
      return { file, hash, address: name.startsWith('pictures/') ? name : path.join(folder, name) };
    });
}

const decompressors: Readonly<Record<string, (content: Buffer) => Buffer>> = {
  '': (content) => content,
  '.br': brotliDecompressSync,
  '.gz': gunzipSync,
};

/** @returns the file or its compressed sibling that is missing or has other content; undefined when all are right */
async function findDamagedFile(address: string, hash: string, siteDir: string): Promise<string | undefined> {
  for (const [extension, decompress] of Object.entries(decompressors)) {
    const content = await readFile(path.join(siteDir, address + extension)).catch(() => undefined);
    // Small and binary files have no compressed siblings.
    if (!content && extension !== '') continue;
    try {
      if (content && sha256(decompress(content)) === hash) continue;
    } catch {
      // A file that cannot be decompressed is damaged.
    }
    return address + extension;
  }
  return undefined;
}

/** @returns URLs of a release's files, or of their compressed siblings, that are missing or damaged */
export async function findDamagedServedFiles(dir: string, siteDir: string): Promise<string[]> {
  const found: string[] = [];
  for (const { address, hash } of await servedFiles(dir).catch(() => [])) {
    const wrong = await findDamagedFile(address, hash, siteDir);
    if (wrong !== undefined) found.push(wrong);
  }
  return found;
}

/** Hashes, by URL, of the files of all other unpacked releases of the package. */
async function hashesOfOtherReleases(dir: string): Promise<Map<string, string>> {
  const parent = path.dirname(dir);
  const others = (await readdir(parent))
    .map((name) => path.join(parent, name))
    .filter((other) => other !== dir);
  const served = await Promise.all(others.map((other) => servedFiles(other).catch(() => [])));
  return new Map(served.flat().map(({ address, hash }) => [address, hash]));
}

/** Puts a file at its URL, and its compressed siblings before it, each in one atomic step. */
async function placeFile(from: string, to: string): Promise<void> {
  const temporary = temporaryPath(to);
  await linkFile(from, temporary);
  await writeCompressed(from, 11, temporary);
  for (const extension of ['.br', '.gz', ''])
    if (existsSync(temporary + extension)) await rename(temporary + extension, to + extension);
  // Renaming one hard link to another of the same file does nothing, so the temporary one may still exist.
  await rm(temporary, { force: true });
}

/**
 * Puts the browser files of a release at their URLs. Files that an earlier release put there stay.
 * @throws Error when another release has a different file at one of these URLs: browsers would cache the wrong one for
 * a year
 */
export async function placeServedFiles({ dir, name, version }: Release, siteDir: string): Promise<void> {
  const missing = new Set(
    (await findDamagedServedFiles(dir, siteDir)).map((file) => file.replace(/\.(?:br|gz)$/, '')),
  );
  if (missing.size === 0) return;
  const others = await hashesOfOtherReleases(dir);
  const files = (await servedFiles(dir)).filter(({ address }) => missing.has(address));
  const taken = files.find(({ address, hash }) => (others.get(address) ?? hash) !== hash);
  if (taken) {
    throw new Error(
      `${name} ${version} has a different ${taken.address} than an earlier release: name files by a hash of their content.`,
    );
  }
  await inParallel(files, async ({ file, address, hash }) => {
    await placeFile(path.join(dir, file), path.join(siteDir, address));
    const wrong = await findDamagedFile(address, hash, siteDir);
    if (wrong !== undefined) throw new Error(`${wrong} was not written completely: is the disk full?`);
  });
}
