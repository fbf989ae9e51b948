import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { Pin } from '#site/manifest/manifest.ts';
import type { Store } from '#store/store.ts';

import { assertOwnStyles } from './assertOwnStyles.ts';
import { parseReleasePackage, type ReleaseDescription } from './description.ts';
import { ensureIntact, FILE_LIST, verifyAndListFiles } from './fileList.ts';
import { releaseOf, type Release } from './release.ts';
import { placeServedFiles } from './servedFiles.ts';
import { unpack } from './unpack.ts';

export async function readDescription({ dir, name, version }: Release): Promise<ReleaseDescription> {
  const json: unknown = JSON.parse(await readFile(path.join(dir, 'package.json'), 'utf8'));
  return parseReleasePackage(json, `${name} ${version}`).clinic;
}

/** Downloads a release into a folder and checks every written file. */
async function fillRelease(
  dir: string,
  release: Release,
  part: string,
  pin: Pin,
  store: Store,
): Promise<void> {
  const label = `${pin.package}@${pin.version}`;
  const tarball = await store.fetch(pin);
  const unpacked = await unpack(tarball, dir);
  if (unpacked.has(FILE_LIST)) {
    throw new Error(
      `${label} has a file ${FILE_LIST}, which is made when it is unpacked: release it without.`,
    );
  }
  const { name } = await readDescription({ ...release, dir });
  if (name !== part) {
    throw new Error(
      `${label} is a release of "${name}", but the manifest has it as "${part}". Promote it under its own name.`,
    );
  }
  for (const folder of ['web', 'node']) {
    if (existsSync(path.join(dir, folder))) continue;
    throw new Error(`${label} has no folder "${folder}": build it and release it again.`);
  }
  await assertOwnStyles(dir, part, label);
  await verifyAndListFiles(dir, unpacked);
}

/**
 * Fetches a release into the site's folder, unless an undamaged copy is there already.
 * @param part `shell`, or the name of the remote in the manifest
 * @throws Error that names the release when its hash differs, it belongs to another part, it brings a file list of its
 * own, its styles match foreign elements, or one of its files has the URL of a different file
 */
export async function fetchRelease(part: string, pin: Pin, store: Store, siteDir: string): Promise<Release> {
  const release = releaseOf(part, pin, siteDir);
  await ensureIntact(release.dir, (dir) => fillRelease(dir, release, part, pin, store));
  await placeServedFiles(release, siteDir);
  return release;
}
