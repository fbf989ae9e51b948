import { folderOf, isRemoteName } from '@clinic/shared/contract';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { hashOf } from '#disk/hash.ts';
import type { Pin } from '#site/manifest/manifest.ts';
import type { BuiltPackage } from './pack.ts';

/** An immutable copy of one package's build. */
export type Release = {
  /** Folder of the package, e.g. `mfe-events`. */
  name: string;
  version: string;
  /** Hash of the tarball that it came in. */
  integrity: string;
  /** Absolute path of the release on disk; holds `web/` and `node/`. */
  dir: string;
  /** Path from the site's root of what browsers load of the package, with a slash at its end. */
  url: string;
};

/** `mfe_events` → `mfe-events`; `shell` stays. */
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
    dir: path.join(siteDir, 'unpacked', name, folder),
    url: `/releases/${name}/`,
  };
}

/** A build as if it were a release, to load its code. */
export const releaseOfBuild = ({ dir, name }: BuiltPackage): Release => ({
  name: folderOfPart(name),
  version: 'build',
  integrity: '',
  dir: path.join(dir, 'dist'),
  url: '/',
});

/** A build names all files that browsers load by their content, and all of these in one, which is called the same each time. */
const mainFile = ({ name }: Release): string => (name === 'shell' ? 'chunks.json' : 'remoteEntry.js');

/** Tells two builds apart by what browsers run of them. */
export const codeHash = (release: Release): string =>
  hashOf(readFileSync(path.join(release.dir, 'web', mainFile(release)))).slice(0, 10);

/** Path of a remote's entry from the site's root. */
export const entryUrl = (release: Release): string => `${release.url}remoteEntry.${codeHash(release)}.js`;
