import path from 'node:path';

import { listRemotes } from '@tesela/build/workspace';
import { isRemoteName, type RemoteName } from '@tesela/core/contract';

import { inParallel } from '#disk/inParallel.ts';
import { startRenderer } from '#prerender/renderer.ts';
import type { Described } from '#prerender/renderWorker.ts';
import type { ProposedPins } from '#site/live/change.ts';
import type { Pin } from '#site/manifest/manifest.ts';
import type { Store } from '#store/store.ts';

import { assertBuilt, hashBuild, readBuiltPackage, type BuiltPackage } from './builtPackages.ts';
import { packRelease } from './pack.ts';
import { releaseOfBuild, type Release } from './release.ts';

/** Loads a shell and remotes, and reads what they say of themselves. @returns the description of one of them, by name */
export async function describeBuilds(
  shell: Release,
  remotes: [RemoteName, Release][],
): Promise<(name: string) => Described> {
  const renderer = await startRenderer({ shell, remotes });
  try {
    const all = await renderer.describe();
    return (name) => all[name] as Described; // the renderer has just loaded it
  } finally {
    await renderer.close();
  }
}

type Wanted = { build: BuiltPackage; version: string };

/**
 * Releases every build of the workspace that the store does not have yet. The version contains a hash of the content.
 * @returns the pins of all packages
 */
export async function releaseWorkspace(root: string, store: Store): Promise<ProposedPins> {
  const shellBuild = await readBuiltPackage(path.join(root, 'shell'));
  const builds = [
    shellBuild,
    ...(await Promise.all(listRemotes(root).map(({ dir }) => readBuiltPackage(dir)))),
  ];
  for (const build of builds) assertBuilt(build);
  const wanted = await Promise.all(
    builds.map(async (build) => ({ build, version: `${build.version}-b${await hashBuild(build)}` })),
  );
  const find = async ({ build, version }: Wanted) => (await store.find(build.packageName, version)).pin;
  const known = await Promise.all(wanted.map((item) => find(item).catch(() => undefined)));
  const missing = wanted.filter((_item, at) => known[at] === undefined);
  if (missing.length > 0) {
    const remotes = builds.flatMap((build): [RemoteName, Release][] =>
      isRemoteName(build.name) ? [[build.name, releaseOfBuild(build)]] : [],
    );
    const describedBy = await describeBuilds(releaseOfBuild(shellBuild), remotes);
    await inParallel(missing, async ({ build, version }) =>
      store.publish(await packRelease(build, version, describedBy(build.name))),
    );
  }
  const pins = await Promise.all(wanted.map(async (item) => [item.build.name, await find(item)] as const));
  const { shell, ...remotes } = Object.fromEntries(pins);
  return { shell: shell as Pin, remotes }; // it is the first of the builds
}
