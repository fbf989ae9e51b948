import path from 'node:path';

import { listRemotes } from '@clinic/build/workspace';
import { isRemoteName, type RemoteName } from '@clinic/shared/contract';

import { inParallel } from '#disk/inParallel.ts';
import { startRenderer } from '#prerender/renderer.ts';
import type { Described } from '#prerender/renderWorker.ts';
import type { ProposedPins } from '#site/live/change.ts';
import type { Pin } from '#site/manifest/manifest.ts';
import type { FoundRelease, Store } from '#store/store.ts';

import { assertBuilt, hashBuild, readBuiltPackage, type BuiltPackage } from './builtPackages.ts';
import { packRelease } from './pack.ts';
import { releaseOfBuild, type Release } from './release.ts';

/** Loads builds and reads their own descriptions. */
export async function describeBuilds(
  shell: Release,
  remotes: readonly (readonly [RemoteName, Release])[],
): Promise<Record<string, Described>> {
  const renderer = await startRenderer({ shell, remotes: remotes.map(([name, release]) => [name, release]) });
  try {
    return await renderer.describe();
  } finally {
    await renderer.close();
  }
}

/**
 * Releases every build of the workspace that the store does not have yet. The version contains a hash of the content.
 * @returns the pins of all packages
 */
export async function releaseWorkspace(root: string, store: Store): Promise<ProposedPins> {
  const dirs = ['shell', ...listRemotes(root).map(({ folder }) => folder)].map((folder) =>
    path.join(root, folder),
  );
  const builds = await Promise.all(dirs.map(readBuiltPackage));
  for (const build of builds) assertBuilt(build);
  const versions = new Map<BuiltPackage, string>();
  for (const build of builds) versions.set(build, `${build.version}-b${await hashBuild(build)}`);

  const found = new Map<BuiltPackage, FoundRelease | undefined>();
  for (const build of builds) {
    found.set(build, await store.find(build.packageName, versions.get(build)).catch(() => undefined));
  }
  if ([...found.values()].includes(undefined)) await releaseMissing(builds, versions, found, store);

  const pins = new Map<string, Pin>();
  for (const build of builds) {
    const release = found.get(build);
    if (!release) throw new Error(`${build.packageName} was released but is not in ${store.name}.`);
    pins.set(build.name, release.pin);
  }
  const { shell, ...remotes } = Object.fromEntries(pins);
  if (!shell) throw new Error('The workspace has no shell.');
  return { shell, remotes };
}

async function releaseMissing(
  builds: readonly BuiltPackage[],
  versions: ReadonlyMap<BuiltPackage, string>,
  found: Map<BuiltPackage, FoundRelease | undefined>,
  store: Store,
): Promise<void> {
  const shell = builds.find(({ name }) => name === 'shell');
  if (!shell) throw new Error('The workspace has no shell.');
  const remotes = builds.flatMap((build) =>
    isRemoteName(build.name) ? [[build.name, releaseOfBuild(build)] as const] : [],
  );
  const described = await describeBuilds(releaseOfBuild(shell), remotes);
  const missing = builds.filter((build) => !found.get(build));
  await inParallel(missing, async (build) => {
    const version = versions.get(build) ?? build.version;
    const packed = await packRelease(
      build,
      version,
      described[build.name] ?? described.shell ?? throwUndescribed(build),
    );
    await store.publish(packed);
    found.set(build, await store.find(build.packageName, version));
  });
}

function throwUndescribed({ packageName }: BuiltPackage): never {
  throw new Error(`${packageName} does not describe itself.`);
}
