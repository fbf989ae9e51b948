import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { assertOwnStyles } from './assertOwnStyles.ts';
import { ensureWhole, sealRelease } from './fileList.ts';
import { releaseOf, type Release } from './release.ts';
import { shareFiles } from './servedFiles.ts';
import { unpack } from './unpack.ts';
import { parseReleasePackage, type ReleaseDescription } from './description.ts';
import type { Pin } from '#site/manifest/manifest.ts';
import type { Store } from '#store/store.ts';

export async function readDescription({ dir, name, version }: Release): Promise<ReleaseDescription> {
  const json: unknown = JSON.parse(await readFile(path.join(dir, 'package.json'), 'utf8'));
  return parseReleasePackage(json, `${name} ${version}`).clinic;
}

/** Fills a folder with a release and checks that the disk has taken all of it. */
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
  await sealRelease(dir, unpacked);
}

/**
 * Fetches a release into the site's folder, unless it is there and whole; what is damaged is
 * fetched anew.
 * @param part `shell`, or the name of the remote that the manifest has it under
 * @throws Error that names the release, when its bytes are others, it is another part's, its styles reach beyond it, or a
 * file of it has the address of another one
 */
export async function fetchRelease(part: string, pin: Pin, store: Store, siteDir: string): Promise<Release> {
  const release = releaseOf(part, pin, siteDir);
  await ensureWhole(release.dir, (dir) => fillRelease(dir, release, part, pin, store));
  await shareFiles(release, siteDir);
  return release;
}
