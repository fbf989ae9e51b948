import semver from 'semver';

import { readBuiltPackage } from './builtPackages.ts';
import type { SiteFolder } from '#site/live/change.ts';

/**
 * Version for a change of words alone: the patch after the newest release.
 * @throws Error when `package.json` is ahead of what was released: more than words would go live
 */
export async function nextPatch({ store }: SiteFolder, dir: string): Promise<string> {
  const { packageName, version } = await readBuiltPackage(dir);
  const { pin } = await store.find(packageName);
  // Builds of this machine alone: the first release bears the version of `package.json`.
  if (semver.prerelease(pin.version)) return version;
  if (semver.gt(version, pin.version)) {
    throw new Error(
      `${packageName} is ${version} in package.json and ${pin.version} in ${store.name}: that is more than words. Release it without --content.`,
    );
  }
  return semver.inc(pin.version, 'patch') ?? version;
}
