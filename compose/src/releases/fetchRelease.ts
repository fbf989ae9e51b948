import { traced } from '@clinic/shared/traced';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';

import { writeCompressed } from '#disk/compress.ts';
import { findDamage, sealRelease } from './fileList.ts';
import { releaseOf, type Release } from './release.ts';
import { unpack } from './unpack.ts';
import { parseReleasePackage, type Description } from './description.ts';
import { asideOf, filesBelow, linkFile, makeFolder, replaceByLink } from '#disk/files.ts';
import { inParallel } from '#disk/inParallel.ts';
import type { Pin } from '#site/manifest.ts';
import type { Store } from '#store/store.ts';

/** Pictures bear a hash in their own names and outlive releases: all packages' lie together in one folder. */
export const picturesFolder = path.join('web', 'pictures');

export async function readDescription({ dir, name, version }: Release): Promise<Description> {
  const json: unknown = JSON.parse(await readFile(path.join(dir, 'package.json'), 'utf8'));
  return parseReleasePackage(json, `${name} ${version}`).clinic;
}

/** Puts a release's pictures where pages look for them. Nothing that is there is ever written to again. */
async function sharePictures(dir: string, siteDir: string): Promise<void> {
  const from = path.join(dir, picturesFolder);
  if (!existsSync(from)) return;
  const to = path.join(siteDir, 'pictures');
  await inParallel(await filesBelow(from), (file) => linkFile(path.join(from, file), path.join(to, file)));
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
  const tarball = await traced('fetch', { release: label }, () => store.fetch(pin));
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
  const served = [...unpacked.keys()].filter((file) => /^web\/(?!pictures\/)/.test(file));
  await inParallel(served, (file) => writeCompressed(path.join(dir, file), 11));
  await sealRelease(dir, unpacked);
}

/** Puts every file of a fresh copy in the place of the damaged release's, each in one step: pages go on using it. */
async function repairRelease(
  release: Release,
  siteDir: string,
  fill: (dir: string) => Promise<void>,
): Promise<void> {
  const fresh = asideOf(release.dir);
  try {
    await mkdir(fresh, { recursive: true });
    await fill(fresh);
    for (const file of await filesBelow(fresh)) {
      const [from, to] = [path.join(fresh, file), path.join(release.dir, file)];
      await mkdir(path.dirname(to), { recursive: true });
      if (file.startsWith(picturesFolder)) {
        await replaceByLink(from, path.join(siteDir, 'pictures', path.relative(picturesFolder, file)));
      }
      await rename(from, to);
    }
  } finally {
    await rm(fresh, { recursive: true, force: true }).catch(() => {});
  }
}

/**
 * Fetches a release into the site's folder, with compressed siblings, unless it is there and whole; what is damaged is
 * fetched anew.
 * @param part `shell`, or the name of the remote that the manifest has it under
 * @throws Error that names the release, when its bytes are others or it is another part's
 */
export async function fetchRelease(part: string, pin: Pin, store: Store, siteDir: string): Promise<Release> {
  const release = releaseOf(part, pin, siteDir);
  const fill = (dir: string) => fillRelease(dir, release, part, pin, store);
  if (!existsSync(release.dir)) {
    await mkdir(path.dirname(release.dir), { recursive: true });
    await makeFolder(release.dir, fill);
  } else if ((await findDamage(release.dir)).length > 0) {
    await repairRelease(release, siteDir, fill);
  }
  await sharePictures(release.dir, siteDir);
  return release;
}
