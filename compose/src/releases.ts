import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';

import { writeCompressed } from './compress.ts';
import { inParallel } from './inParallel.ts';

/** An immutable copy of one package's build. */
export type Release = {
  /** Folder of the package, e.g. `mfe-shop`. */
  name: string;
  /** First 12 hex digits of a SHA-256 over every file's path and content. */
  version: string;
  /** Absolute path of the release on disk; holds `web/` and `node/`. */
  dir: string;
  /** Path of `web/` from the site's root, with a slash at its end. */
  url: string;
};

/** Pictures bear a hash in their own names and outlive releases: all packages' lie together in one folder. */
const picturesFolder = path.join('web', 'pictures');

async function filesBelow(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
    .toSorted();
}

async function hashOf(dir: string, files: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) {
    hash.update(file).update('\0');
    hash.update(await readFile(path.join(dir, file)));
  }
  return hash.digest('hex').slice(0, 12);
}

/**
 * Stores the build in `<package>/dist` as a release below `siteDir`, with compressed siblings; a build that is stored already stays as it is.
 * @throws Error when the package was not built
 */
export async function storeRelease(packageDir: string, siteDir: string): Promise<Release> {
  const name = path.basename(packageDir);
  const dist = path.join(packageDir, 'dist');
  for (const part of ['web', 'node']) {
    if (!existsSync(path.join(dist, part))) {
      throw new Error(`${name} is not built: ${name}/dist/${part} is missing. Run "pnpm build" first.`);
    }
  }
  const pictures = path.join(dist, picturesFolder);
  if (existsSync(pictures)) await cp(pictures, path.join(siteDir, 'pictures'), { recursive: true });
  const files = (await filesBelow(dist)).filter((file) => !file.startsWith(picturesFolder));
  const version = await hashOf(dist, files);
  const dir = path.join(siteDir, 'releases', name, version);
  if (!existsSync(dir)) {
    const aside = `${dir}.tmp`;
    await rm(aside, { recursive: true, force: true });
    const isPictures = (file: string) => file.startsWith(path.join(dist, picturesFolder));
    await cp(dist, aside, { recursive: true, filter: (file) => !file.endsWith('.map') && !isPictures(file) });
    const served = files.filter((file) => file.startsWith('web/'));
    await inParallel(served, (file) => writeCompressed(path.join(aside, file), 11));
    await rename(aside, dir);
  }
  return { name, version, dir, url: `/releases/${name}/${version}/web/` };
}
