import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { Manifest, Pins } from '@clinic/compose/manifest';
import { releaseOf } from '@clinic/compose/releaseOf';
import { servedFiles } from '@clinic/compose/servedFiles';
import { splitPath } from '@clinic/shared/lang';
import type { LiveRemote } from '@clinic/shared/liveRemotes';
import { findRoute } from '@clinic/shared/routePattern';

import type { ComposedSite } from '#server/site/deployment.ts';

/** The remote that owns a page or a script. There are few values, whatever browsers send. */
export type Owner = { remote: string; version: string };

type Page = Owner & { route: string };

const lists = new WeakMap<ComposedSite, Promise<Page[]>>();

async function readPages(site: ComposedSite): Promise<Page[]> {
  const text = await readFile(path.join(site.dir, 'registry.json'), 'utf8').catch(() => '{}');
  const live = JSON.parse(text) as Record<string, LiveRemote>;
  return Object.entries(live).flatMap(([remote, { version = '', pages }]) =>
    pages.map((route) => ({ remote, version, route })),
  );
}

/** @returns the owner of a page and the pattern of its route; the shell owns the 404 page */
export async function ownerOfPage(
  site: ComposedSite,
  manifest: Manifest | undefined,
  page: string,
): Promise<Page> {
  const pages = lists.get(site) ?? readPages(site);
  lists.set(site, pages);
  const found = findRoute(await pages, ({ route }) => route, splitPath(page).path)?.route;
  return found ?? { remote: 'shell', version: manifest?.shell.version ?? '', route: '404' };
}

const owners = new WeakMap<ComposedSite, Promise<Map<string, Owner>>>();

/** Owners of all served files of some releases, by URL. */
async function readOwners({ shell, remotes }: Pins, siteDir: string): Promise<Map<string, Owner>> {
  const all = Object.entries({ shell, ...remotes }).map(async ([remote, pin]) => {
    const { dir } = releaseOf(remote, pin, siteDir);
    const served = await servedFiles(dir).catch(() => []);
    return served.map(({ address }) => [`/${address}`, { remote, version: pin.version }] as const);
  });
  return new Map((await Promise.all(all)).flat());
}

/**
 * Finds whose code threw an error: the first remote in its stack trace, else the shell. Files that are not live count as
 * `other`, so that nobody can invent names.
 * @param served the site that the visitor received, and its releases
 */
export async function ownerOfError(
  served: { site: ComposedSite; pins: Pins | undefined; siteDir: string },
  frames: readonly string[],
): Promise<Owner> {
  const { site, pins, siteDir } = served;
  const nobody = { remote: 'other', version: '' };
  if (!pins) return nobody;
  const files = owners.get(site) ?? readOwners(pins, siteDir);
  owners.set(site, files);
  const known = await files;
  const found = frames.flatMap((frame) => known.get(frame.replace(/:\d+:\d+$/, '')) ?? []);
  return found.find(({ remote }) => remote !== 'shell') ?? found[0] ?? nobody;
}
