import { readdir } from 'node:fs/promises';
import path from 'node:path';

import { replaceByLink } from '#disk/files.ts';
import { findChanged, readFileList } from './fileList.ts';
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
const isServed = (file: string): boolean =>
  file.startsWith('web/') && !/\.(?:json|map)(?:\.br|\.gz)?$/.test(file);

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

/** @returns addresses at which a release's files are missing, or have other bytes */
export async function findUnshared(dir: string, siteDir: string): Promise<string[]> {
  const served = await servedFiles(dir).catch(() => []);
  return findChanged(siteDir, Object.fromEntries(served.map(({ address, hash }) => [address, hash])));
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

/**
 * Puts the files that browsers load of a release where pages look for them, each in one step.
 * @throws Error when another release has other bytes at one of these addresses: browsers would have the wrong ones for a year
 */
export async function shareFiles({ dir, name, version }: Release, siteDir: string): Promise<void> {
  const unshared = new Set(await findUnshared(dir, siteDir));
  if (unshared.size === 0) return;
  const others = await hashesOfOthers(dir);
  const files = (await servedFiles(dir)).filter(({ address }) => unshared.has(address));
  // Two versions of Node compress the same bytes differently.
  const taken = files.find(
    ({ address, hash }) => !/\.(?:br|gz)$/.test(address) && (others.get(address) ?? hash) !== hash,
  );
  if (taken) {
    throw new Error(
      `${name} ${version} has another ${taken.address} than a release before it: name files by a hash of their content.`,
    );
  }
  for (const { file, address } of files)
    await replaceByLink(path.join(dir, file), path.join(siteDir, address));
}
