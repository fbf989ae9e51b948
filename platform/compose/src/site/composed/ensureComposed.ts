import { isRemoteName, type RemoteName } from '@clinic/shared/contract';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';

import { asideOf, filesBelow, moveFiles } from '#disk/files.ts';
import { inParallel } from '#disk/inParallel.ts';
import { dayOfSettings } from '#prerender/readSettings.ts';
import { fetchRelease } from '#releases/fetchRelease.ts';
import type { Release } from '#releases/release.ts';
import type { Store } from '#store/store.ts';
import { hashOf } from '#disk/hash.ts';
import { composerId } from './composerId.ts';
import { makeSite, type ComposeOptions, type Parts } from './makeSite.ts';
import type { Pins } from '../manifest/manifest.ts';
import { findSiteDamage, SITE_LIST } from './composedSite.ts';

export type Composed = {
  /** Hash over all that the site is made of. */
  id: string;
  /** Absolute path. */
  dir: string;
  pages: number;
  /** Pages that could not be taken over from what was live. */
  made: number;
};

/** Name of the composed site: the same inputs give the same name and the same bytes, on any machine on that day. */
export function composedSiteId({ shell, remotes, settings }: Pins, day: string): string {
  const inputs = Object.entries({ ...remotes, shell }).map(([name, pin]) => [
    name,
    pin.version,
    pin.integrity,
  ]);
  return hashOf(JSON.stringify([composerId, inputs.toSorted(), settings, day])).slice(0, 16);
}

function nameOfRemote(name: string): RemoteName {
  if (isRemoteName(name)) return name;
  throw new Error(`"${name}" in the manifest is no name of a remote.`);
}

async function fetchAll({ shell, remotes }: Pins, store: Store, siteDir: string) {
  // In one order, whatever the manifest's: bytes follow from it.
  const names = Object.keys(remotes).toSorted().map(nameOfRemote);
  const fetched = new Map<string, Release>();
  await inParallel(Object.entries({ ...remotes, shell }), async ([name, pin]) => {
    fetched.set(name, await fetchRelease(name, pin, store, siteDir));
  });
  const releaseNamed = (name: string) => fetched.get(name) as Release;
  return {
    shell: releaseNamed('shell'),
    remotes: new Map(names.map((name) => [name, releaseNamed(name)] as const)),
  };
}

/** Puts what is damaged of a composed site in its place again; each file in one step. */
async function mendSite(dir: string, damaged: readonly string[], parts: Parts, options: ComposeOptions) {
  const fresh = asideOf(dir);
  try {
    const { pages, made } = await makeSite(fresh, parts, { ...options, earlier: dir });
    await moveFiles(fresh, dir, damaged.includes(SITE_LIST) ? await filesBelow(fresh) : damaged);
    return { pages, made };
  } finally {
    await rm(fresh, { recursive: true, force: true }).catch(() => {});
  }
}

/**
 * Makes the whole static site of a manifest beside what is live. It is a function of the pins and the settings:
 * what is there already and whole is not made again.
 * @throws Error that names the release, and the route if there is one, that stopped it
 */
export async function ensureComposed(pins: Pins, options: ComposeOptions): Promise<Composed> {
  const { dir: siteDir, store, settingsDir } = options;
  const id = composedSiteId(pins, await dayOfSettings(settingsDir));
  const dir = path.join(siteDir, 'composed', id);
  const parts = await fetchAll(pins, store, siteDir);
  if (!existsSync(dir)) return { id, dir, ...(await makeSite(dir, parts, options)) };
  const damaged = await findSiteDamage(dir);
  if (damaged.length === 0) return { id, dir, pages: 0, made: 0 };
  return { id, dir, ...(await mendSite(dir, damaged, parts, options)) };
}
