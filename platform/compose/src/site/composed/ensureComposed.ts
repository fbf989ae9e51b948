import { existsSync } from 'node:fs';
import path from 'node:path';

import { isRemoteName, type RemoteName } from '@tesela/core/contract';
import { assertContract } from '@tesela/core/contractRule';

import { sha256 } from '#disk/hashes.ts';
import { inParallel } from '#disk/inParallel.ts';
import { dayOfSettings } from '#prerender/readSettings.ts';
import { fetchRelease, readDescription } from '#releases/fetchRelease.ts';
import { assertReact } from '#releases/react.ts';
import type { Release } from '#releases/release.ts';
import type { Store } from '#store/store.ts';

import type { Pins } from '../manifest/manifest.ts';
import { countPages, type PageCount } from './composedSite.ts';
import { composerId } from './composerId.ts';
import { makeSite, type ComposeOptions, type SiteReleases } from './makeSite.ts';

export type Composed = PageCount & {
  /** Hash of everything that the site is made of. */
  id: string;
  /** Absolute path. */
  dir: string;
};

/** Name of the composed site. The same inputs give the same name and the same bytes on any machine on that day. */
export function composedSiteId({ shell, remotes, settings }: Pins, day: string): string {
  const inputs = Object.entries({ ...remotes, shell }).map(([name, pin]) => [
    name,
    pin.version,
    pin.integrity,
  ]);
  return sha256(JSON.stringify([composerId, inputs.toSorted(), settings, day])).slice(0, 16);
}

function nameOfRemote(name: string): RemoteName {
  if (isRemoteName(name)) return name;
  throw new Error(`"${name}" in the manifest is not the name of a remote.`);
}

async function fetchAll({ shell, remotes }: Pins, store: Store, siteDir: string) {
  // Sorted, because the order decides the bytes of the site.
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

/** Before any code is loaded: what an import of another contract misses would say less. */
async function assertShellFits({ shell, remotes }: SiteReleases): Promise<void> {
  const { contract, react } = await readDescription(shell);
  for (const [name, release] of remotes) {
    const label = `${name} ${release.version}`;
    const described = await readDescription(release);
    assertContract(`shell ${shell.version}`, contract, label, described.contract);
    assertReact(react, label, described.react);
  }
}

/**
 * Composes the static site of a manifest, without changing what is live. The site depends on the pins, the settings and
 * the day only, so one that is there is not composed again.
 * @throws Error that names the release, and the route if there is one, that could not be composed
 */
export async function ensureComposed(pins: Pins, options: ComposeOptions): Promise<Composed> {
  const { dir: siteDir, store, settingsDir } = options;
  const id = composedSiteId(pins, await dayOfSettings(settingsDir));
  const dir = path.join(siteDir, 'composed', id);
  const parts = await fetchAll(pins, store, siteDir);
  if (!existsSync(dir)) {
    await assertShellFits(parts);
    await makeSite(dir, parts, options);
  }
  return { id, dir, ...(await countPages(dir, options.earlier)) };
}
