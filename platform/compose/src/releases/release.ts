import { folderOf, isRemoteName } from '@clinic/shared/contract';
import { createHash } from 'node:crypto';
import path from 'node:path';

import type { Pin } from '#site/manifest/manifest.ts';

/** An immutable copy of one package's build. */
export type Release = {
  /** Folder of the package, e.g. `mfe-events`. */
  name: string;
  version: string;
  /** Hash of the tarball that it came in. */
  integrity: string;
  /** Absolute path of the release on disk; holds `web/` and `node/`. */
  dir: string;
  /** Path of `web/` from the site's root, with a slash at its end. */
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
    dir: path.join(siteDir, 'releases', name, folder),
    url: `/releases/${name}/${folder}/web/`,
  };
}
