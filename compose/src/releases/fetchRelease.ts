import { folderOf, isRemoteName } from '@clinic/shared/contract';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { writeCompressed } from '#disk/compress.ts';
import { parseReleasePackage, type Description } from './description.ts';
import { filesBelow, linkFile, makeFolder } from '#disk/files.ts';
import { inParallel } from '#disk/inParallel.ts';
import type { Pin } from '#site/manifest.ts';
import type { Store } from '#store/store.ts';

/** An immutable copy of one package's build. */
export type Release = {
  /** Folder of the package, e.g. `mfe-shop`. */
  name: string;
  version: string;
  /** Hash of the tarball that it came in. */
  integrity: string;
  /** Absolute path of the release on disk; holds `web/` and `node/`. */
  dir: string;
  /** Path of `web/` from the site's root, with a slash at its end. */
  url: string;
};

/** Pictures bear a hash in their own names and outlive releases: all packages' lie together in one folder. */
export const picturesFolder = path.join('web', 'pictures');

/** `mfe_spa` → `mfe-spa`; `shell` stays. */
export const folderOfPart = (part: string): string => (isRemoteName(part) ? folderOf(part) : part);

/** Short hash that tells two contents of one version apart. */
const shortHash = (integrity: string): string =>
  createHash('sha256').update(integrity).digest('hex').slice(0, 8);

/** Where the release of a pin lies, whether or not it is there yet. */
export function releaseOf(part: string, pin: Pin, siteDir: string): Release {
  const name = folderOfPart(part);
  const folder = `${pin.version}-${shortHash(pin.integrity)}`;
  return {
    name,
    version: pin.version,
    integrity: pin.integrity,
    dir: path.join(siteDir, 'releases', name, folder),
    url: `/releases/${name}/${folder}/web/`,
  };
}

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

/**
 * Fetches a release into the site's folder, with compressed siblings, unless it is there.
 * @param part `shell`, or the name of the remote that the manifest has it under
 * @throws Error that names the release, when its bytes are others or it is another part's
 */
export async function fetchRelease(part: string, pin: Pin, store: Store, siteDir: string): Promise<Release> {
  const release = releaseOf(part, pin, siteDir);
  if (!existsSync(release.dir)) {
    await mkdir(path.dirname(release.dir), { recursive: true });
    await makeFolder(release.dir, async (aside) => {
      await store.unpack(pin, aside);
      const { name } = await readDescription({ ...release, dir: aside });
      if (name !== part) {
        throw new Error(
          `${pin.package}@${pin.version} is a release of "${name}", but the manifest has it as "${part}". ` +
            'Promote it under its own name.',
        );
      }
      for (const folder of ['web', 'node']) {
        if (!existsSync(path.join(aside, folder)))
          throw new Error(
            `${pin.package}@${pin.version} has no folder "${folder}": build it and release it again.`,
          );
      }
      const served = (await filesBelow(path.join(aside, 'web'))).filter(
        (file) => !file.startsWith('pictures'),
      );
      await inParallel(served, (file) => writeCompressed(path.join(aside, 'web', file), 11));
    });
  }
  await sharePictures(release.dir, siteDir);
  return release;
}
