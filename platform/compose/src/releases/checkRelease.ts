import path from 'node:path';

import { isRemoteName, type RemoteName } from '@clinic/shared/contract';
import { assertContract } from '@clinic/shared/contractRule';
import { splitPath } from '@clinic/shared/lang';
import { matchPattern } from '@clinic/shared/routePattern';
import * as v from 'valibot';

import { listUrls } from '#prerender/prerenderPages.ts';
import { readSettings } from '#prerender/readSettings.ts';
import { startRenderer, type Renderer } from '#prerender/renderer.ts';
import type { SiteFolder } from '#site/live/change.ts';
import { readLiveManifest, type Manifest, type Pin } from '#site/manifest/manifest.ts';
import { versionSchema } from '#store/names.ts';
import type { Packed } from '#store/store.ts';

import { assertUpToDate, readBuiltPackage } from './builtPackages.ts';
import { findClashes } from './clashes.ts';
import { fetchRelease, readDescription } from './fetchRelease.ts';
import { assertBuilt, packMaps, packRelease, type BuiltPackage } from './pack.ts';
import { assertReact, reactOf } from './react.ts';
import { releaseOfBuild, type Release } from './release.ts';
import { findUndeclaredSlots } from './undeclaredSlots.ts';
import { createWeigher } from './weigh.ts';

export type CheckedRelease = {
  packed: Packed;
  /** Its source maps, which are a package of their own. */
  maps: Packed | undefined;
  /** Number of prerendered pages in both languages. */
  pages: number;
  /** Bytes after gzip that visitors load of it: the remote entry, and the scripts of the heaviest page. */
  weights: { entry: number; page: number } | undefined;
};

/** Finds the shell to check a remote against: the live one, else the newest release. */
async function findShell(site: SiteFolder, live: Manifest | undefined): Promise<Release> {
  const pin = live?.shell ?? (await site.store.find('@clinic/shell')).pin;
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

const overweightOf = (label: string, size: number, budget: number | undefined): string[] =>
  budget === undefined || size <= budget
    ? []
    : [`${label} weighs ${size} bytes after gzip, the budget is ${budget}.`];

/** Prerenders the remote's own pages in both languages and measures their scripts. @throws Error that lists all that is too heavy */
async function prerenderOwnPages(
  built: BuiltPackage,
  renderer: Renderer,
): Promise<Omit<CheckedRelease, 'packed' | 'maps'>> {
  const { data, paths } = await renderer.outline();
  const { registry: liveRemotes } = data;
  const own = isRemoteName(built.name) ? (liveRemotes[built.name]?.pages ?? []) : undefined;
  const isOwn = (url: string) =>
    own === undefined || own.some((pattern) => matchPattern(pattern, splitPath(url).path));
  const urls = listUrls(paths).filter(isOwn);
  const weigher = isRemoteName(built.name)
    ? await createWeigher(path.join(built.dir, 'dist/web'))
    : undefined;
  const entry = (await weigher?.entry()) ?? 0;
  const overweight = overweightOf(`remoteEntry.js of ${built.name}`, entry, built.budgets?.entry);
  let heaviest = entry;
  for await (const page of renderer.pages(urls, (url) => `The page ${url} (${built.name})`)) {
    const weight = (await weigher?.page(page, built.name)) ?? 0;
    overweight.push(...overweightOf(`The page ${page.url}`, weight, built.budgets?.page));
    heaviest = Math.max(heaviest, weight);
  }
  if (overweight.length > 0) {
    throw new Error(`${overweight.join('\n')}\nMake it lighter, or raise clinic.budgets in package.json.`);
  }
  return { pages: urls.length, weights: weigher && { entry, page: heaviest } };
}

type Options = { version?: string | undefined; manifest?: Manifest | undefined };

/**
 * Checks a build as if it were live: contract, slots, its own pages in both languages in the live shell, and weight
 * budgets.
 * @param options.manifest the live manifest; default: that of the site's folder
 * @throws Error that says what is wrong and what to do
 */
export async function checkBuild(site: SiteFolder, dir: string, { version, manifest }: Options = {}) {
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
  const shell = isShell ? own : await findShell(site, live);
  const others = await fetchOthers(site, built.name, live);
  const remotes = isRemoteName(built.name) ? [...others, [built.name, own] as [RemoteName, Release]] : others;
  const settings = { ...(await readSettings(site.settingsDir)), dir: site.settingsDir };

  const renderer = await startRenderer({ shell, remotes, settings });
  try {
    const all = await renderer.describe();
    const described = all[built.name];
    const current = all.shell?.contract ?? 0;
    if (!described) throw new Error(`${built.packageName} does not describe itself.`);
    assertContract('the live shell', current, built.packageName, described.contract);
    if (!isShell) assertReact((await readDescription(shell)).react, built.packageName, reactOf(dir));
    const pin = live?.remotes[built.name];
    const before = pin && (await site.store.find(pin.package, pin.version).catch(() => undefined));
    const [clash] = [
      ...findClashes({ ...described, name: built.name }, all, before?.release.clinic),
      ...findUndeclaredSlots(dir, described),
    ];
    if (clash !== undefined) throw new Error(clash);
    return { built, released, described, ...(await prerenderOwnPages(built, renderer)) };
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
