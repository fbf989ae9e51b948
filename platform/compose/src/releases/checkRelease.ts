import { isRemoteName, type RemoteName } from '@tesela/core/contract';
import * as v from 'valibot';

import { readSettings } from '#prerender/readSettings.ts';
import { startRenderer } from '#prerender/renderer.ts';
import type { Described } from '#prerender/renderWorker.ts';
import { tellDead } from '#site/composed/deadLinks.ts';
import type { SiteFolder } from '#site/live/change.ts';
import { readLiveManifest, type Manifest, type Pin } from '#site/manifest/manifest.ts';
import { versionSchema } from '#store/pin.ts';
import type { Packed } from '#store/store.ts';

import { assertBuilt, assertUpToDate, readBuiltPackage } from './builtPackages.ts';
import { fetchRelease, readDescription } from './fetchRelease.ts';
import { packRelease } from './pack.ts';
import { assertReact, reactOf } from './react.ts';
import { releaseOfBuild, type Release, scopeOf } from './release.ts';
import { findMissingSlots, findUndeclaredSlots } from './slots.ts';
import { packMaps } from './sourceMaps.ts';
import { prerenderOwnPages, type Measured } from './weigh.ts';

export type CheckedRelease = Measured & {
  packed: Packed;
  /** Its source maps, which are a package of their own. */
  maps: Packed | undefined;
};

/** Finds the shell to check a remote against: the live one, else the newest release of its scope. */
async function findShell(site: SiteFolder, live: Manifest | undefined, remote: string): Promise<Release> {
  const pin = live?.shell ?? (await site.store.find(`${scopeOf(remote)}shell`)).pin;
  return fetchRelease('shell', pin, site.store, site.dir);
}

async function fetchOthers(
  site: SiteFolder,
  own: string,
  live: Manifest | undefined,
): Promise<[RemoteName, Release][]> {
  const others: [RemoteName, Release][] = [];
  for (const [name, pin] of Object.entries<Pin>(live?.remotes ?? {})) {
    if (!isRemoteName(name) || name === own) continue;
    others.push([name, await fetchRelease(name, pin, site.store, site.dir)]);
  }
  return others;
}

type Options = {
  version?: string | undefined;
  manifest?: Manifest | undefined;
  deadLinks?: boolean | undefined;
};

/**
 * Checks a build as if it were live: contract, slots, its own pages in all languages in the live shell, and weight
 * budgets.
 * @param options.manifest the live manifest; default: that of the site's folder
 * @throws Error that says what is wrong and what to do
 */
export async function checkBuild(
  site: SiteFolder,
  dir: string,
  { version, manifest, deadLinks }: Options = {},
) {
  const built = await readBuiltPackage(dir);
  const released = version ?? built.version;
  if (released === '0.0.0') {
    throw new Error(
      `${built.packageName} has no version: write "version" in ${dir}/package.json, or say --version 1.0.0.`,
    );
  }
  v.parse(versionSchema, released);
  assertBuilt(built);
  await assertUpToDate(built);
  const live = manifest ?? (await readLiveManifest(site.dir));
  const own = releaseOfBuild(built);
  const isShell = built.name === 'shell';
  const shell = isShell ? own : await findShell(site, live, built.packageName);
  const others = await fetchOthers(site, built.name, live);
  // It is first, so a conflict is said from its side.
  const remotes = isRemoteName(built.name) ? [[built.name, own] as [RemoteName, Release], ...others] : others;
  const { onPages } = await readSettings(site.settingsDir);
  const settings = { site: onPages, dir: site.settingsDir };

  const renderer = await startRenderer({ shell, remotes, settings });
  try {
    const all = await renderer.describe();
    const described = all[built.name] as Described; // the renderer has just loaded it
    if (!isShell) assertReact((await readDescription(shell)).react, built.packageName, reactOf(dir));
    const pin = live?.remotes[built.name];
    const before = pin && (await site.store.find(pin.package, pin.version).catch(() => undefined));
    const [clash] = [
      // The first shell comes before all remotes.
      ...(isShell && !live
        ? []
        : findMissingSlots({ ...described, name: built.name }, all, before?.release.tesela)),
      ...findUndeclaredSlots(dir, { ...described, name: built.name }),
    ];
    if (clash !== undefined) throw new Error(clash);
    const measured = await prerenderOwnPages(built, renderer);
    if (measured.dead.length > 0) tellDead(measured.dead, deadLinks ? site.say : undefined);
    return { built, released, described, ...measured };
  } finally {
    await renderer.close();
  }
}

/** Checks a build and packs it as a release. */
export async function checkRelease(
  site: SiteFolder,
  dir: string,
  options?: Options,
): Promise<CheckedRelease> {
  const { built, released, described, ...measured } = await checkBuild(site, dir, options);
  const packed = await packRelease(built, released, described);
  return { ...measured, packed, maps: await packMaps(built, packed.release) };
}
