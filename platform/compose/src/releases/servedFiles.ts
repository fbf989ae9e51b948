import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { writeCompressed } from '#disk/compress.ts';
import { asideOf, linkFile } from '#disk/files.ts';
import { hashOf } from '#disk/hash.ts';
import { inParallel } from '#disk/inParallel.ts';
import { readFileList } from './fileList.ts';
import type { Release } from './release.ts';

/** A file of a release that browsers load. */
type ServedFile = {
  /** Path from the release's folder. */
  file: string;
  /** Path from the site's folder, which is its address. */
  address: string;
  hash: string;
};

/** Only compose reads what a build says of itself. */
const isServed = (file: string): boolean => file.startsWith('web/') && !/\.(?:json|map|br|gz)$/.test(file);

/**
 * Files that browsers load, where they look for them. Files of equal bytes have one address in all releases of a package:
 * builds name them by their content, but for a remote's entry, which gets such a name here.
 * @param dir of a release: `…/<package>/<release>`
 * @throws Error when it cannot be known what the release holds
 */
export async function servedFiles(dir: string): Promise<ServedFile[]> {
  const list = await readFileList(dir);
  if (!list) throw new Error(`${dir} has no list of its files: "clinic verify --repair" makes it again.`);
  const entry = `remoteEntry.${list['web/remoteEntry.js']?.slice(0, 10)}.js`;
  const folder = path.join('releases', path.basename(path.dirname(dir)));
  return Object.entries(list)
    .filter(([file]) => isServed(file))
    .map(([file, hash]) => {
      const name = file.slice('web/'.length).replace(/^remoteEntry\.js/, entry);
      return { file, hash, address: name.startsWith('pictures/') ? name : path.join(folder, name) };
    });
}

const expanders: Readonly<Record<string, (content: Buffer) => Buffer>> = {
  '': (content) => content,
  '.br': brotliDecompressSync,
  '.gz': gunzipSync,
};

/** @returns a file of the address, or a compressed sibling of it, that does not say what it should */
async function findWrong(address: string, hash: string, siteDir: string): Promise<string | undefined> {
  for (const [end, expand] of Object.entries(expanders)) {
    const content = await readFile(path.join(siteDir, address + end)).catch(() => undefined);
    // Not everything is worth a sibling.
    if (!content && end !== '') continue;
    try {
      if (content && hashOf(expand(content)) === hash) continue;
    } catch {
      // What cannot be expanded says nothing.
    }
    return address + end;
  }
  return undefined;
}

/** @returns addresses at which a release's files, or their compressed siblings, are missing or say something else */
export async function findUnshared(dir: string, siteDir: string): Promise<string[]> {
  const found: string[] = [];
  for (const { address, hash } of await servedFiles(dir).catch(() => [])) {
    const wrong = await findWrong(address, hash, siteDir);
    if (wrong !== undefined) found.push(wrong);
  }
  return found;
}

/** Hashes of what the other releases of the package that are on the disk have at their addresses. */
async function hashesOfOthers(dir: string): Promise<Map<string, string>> {
  const parent = path.dirname(dir);
  const others = (await readdir(parent))
    .map((name) => path.join(parent, name))
    .filter((other) => other !== dir);
  const served = await Promise.all(others.map((other) => servedFiles(other).catch(() => [])));
  return new Map(served.flat().map(({ address, hash }) => [address, hash]));
}

/** Puts a file, and before it its compressed siblings, where pages look for them, each in one step. */
async function shareFile(from: string, to: string): Promise<void> {
  const aside = asideOf(to);
  await linkFile(from, aside);
  await writeCompressed(from, 11, aside);
  for (const end of ['.br', '.gz', '']) if (existsSync(aside + end)) await rename(aside + end, to + end);
  // Two names of one file stay two names.
  await rm(aside, { force: true });
}

/**
 * Puts the files that browsers load of a release where pages look for them; what a release before it brought is there.
 * @throws Error when another release has other bytes at one of these addresses: browsers would have the wrong ones for a year
 */
export async function shareFiles({ dir, name, version }: Release, siteDir: string): Promise<void> {
  const unshared = new Set(
    (await findUnshared(dir, siteDir)).map((file) => file.replace(/\.(?:br|gz)$/, '')),
  );
  if (unshared.size === 0) return;
  const others = await hashesOfOthers(dir);
  const files = (await servedFiles(dir)).filter(({ address }) => unshared.has(address));
  const taken = files.find(({ address, hash }) => (others.get(address) ?? hash) !== hash);
  if (taken) {
    throw new Error(
      `${name} ${version} has another ${taken.address} than a release before it: name files by a hash of their content.`,
    );
  }
  await inParallel(files, async ({ file, address, hash }) => {
    await shareFile(path.join(dir, file), path.join(siteDir, address));
    const wrong = await findWrong(address, hash, siteDir);
    if (wrong !== undefined) throw new Error(`${wrong} was not written whole: is the disk full?`);
  });
}
