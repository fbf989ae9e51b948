import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { folderOf, isRemoteName } from '@clinic/shared/contract';

import { sha256 } from '#disk/hash.ts';
import type { Pin } from '#site/manifest/manifest.ts';

import type { BuiltPackage } from './builtPackages.ts';

/** An immutable copy of one package's build. */
export type Release = {
  /** Folder of the package, e.g. `mfe-events`. */
  name: string;
  version: string;
  /** Hash of its tarball. */
  integrity: string;
  /** Absolute path of the unpacked release, which contains `web/` and `node/`. */
  dir: string;
  /** Base URL of the package's browser files from the site's root, with a slash at its end. */
  url: string;
};

/** `mfe_events` → `mfe-events`; `shell` stays. */
export const packageFolder = (part: string): string => (isRemoteName(part) ? folderOf(part) : part);

/** Distinguishes two tarballs of one version. */
const shortHash = (integrity: string): string =>
  createHash('sha256').update(integrity).digest('hex').slice(0, 8);

/** Describes where the release of a pin is unpacked, whether or not that has happened yet. */
export function releaseOf(part: string, pin: Pin, siteDir: string): Release {
  const name = packageFolder(part);
  const folder = `${pin.version}-${shortHash(pin.integrity)}`;
  return {
    name,
    version: pin.version,
    integrity: pin.integrity,
    dir: path.join(siteDir, 'unpacked', name, folder),
    url: `/releases/${name}/`,
  };
}

/** Describes a build as a release, so that its code can be loaded. */
export const releaseOfBuild = ({ dir, name }: BuiltPackage): Release => ({
  name: packageFolder(name),
  version: 'build',
  integrity: '',
  dir: path.join(dir, 'dist'),
  url: '/',
});

/** The one file that names all other browser files of a build by their content hashes. */
const mainFile = ({ name }: Release): string => (name === 'shell' ? 'chunks.json' : 'remoteEntry.js');

/** Distinguishes two builds by the code that browsers run. */
export const codeHash = (release: Release): string =>
  sha256(readFileSync(path.join(release.dir, 'web', mainFile(release)))).slice(0, 10);

/** URL of a remote's entry from the site's root. */
export const entryUrl = (release: Release): string => `${release.url}remoteEntry.${codeHash(release)}.js`;
