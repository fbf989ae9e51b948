import semver from 'semver';

import type { SiteFolder } from '#site/live/change.ts';

import { readBuiltPackage } from './builtPackages.ts';

/**
 * Version for a change of content only: the patch after the newest release.
 * @throws Error when `package.json` is newer than the newest release, because more than content would be released
 */
export async function nextPatch({ store }: SiteFolder, dir: string): Promise<string> {
  const { packageName, version } = await readBuiltPackage(dir);
  const { pin } = await store.find(packageName);
  // Only local builds were released so far, so the first real release gets the version of `package.json`.
  if (semver.prerelease(pin.version)) return version;
  if (semver.gt(version, pin.version)) {
    throw new Error(
      `${packageName} is ${version} in package.json and ${pin.version} in ${store.name}: more than its content has changed. Release it without --content.`,
    );
  }
  return semver.inc(pin.version, 'patch') ?? version;
}
