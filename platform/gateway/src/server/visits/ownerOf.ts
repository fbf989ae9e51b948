import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { Manifest, Pins } from '@tesela/compose/manifest';
import { releaseOf } from '@tesela/compose/releaseOf';
import { servedFiles } from '@tesela/compose/servedFiles';
import { splitPath } from '@tesela/core/lang';
import type { LiveRemote } from '@tesela/core/liveRemotes';
import { findRoute } from '@tesela/core/routePattern';
import { LRUCache } from 'lru-cache';

import type { ComposedSite } from '#server/site/deployment.ts';

/** The remote that owns a page or a script. There are few values, whatever browsers send. */
export type Owner = { remote: string; version: string };

type Page = Owner & { route: string };

/** Counted for files and pages of which it is not known whose they are. */
const nobody: Owner = { remote: 'other', version: '' };

/** Sites whose lists are kept: the live one, the canary and those before. */
const MAX_SITES = 4;

/** Lists of the pages by a site's folder. What could not be read is not kept, so that the next visit tries again. */
const lists = new LRUCache<string, Page[]>({ max: MAX_SITES, fetchMethod: readPages });

async function readPages(dir: string): Promise<Page[]> {
  const text = await readFile(path.join(dir, 'registry.json'), 'utf8');
  const live = JSON.parse(text) as Record<string, LiveRemote>;
  return Object.entries(live).flatMap(([remote, { version = '', pages }]) =>
    pages.map((route) => ({ remote, version, route })),
  );
}

/**
 * Finds whose page it is. Never rejects, because a count is no reason to refuse a request.
 * @returns the owner of a page and the pattern of its route; the shell owns the 404 page
 */
export async function ownerOfPage(
  site: ComposedSite,
  manifest: Manifest | undefined,
  page: string,
): Promise<Page> {
  const pages = await lists.fetch(site.dir).catch(() => undefined);
  if (!pages) return { ...nobody, route: 'other' };
  const found = findRoute(pages, ({ route }) => route, splitPath(page, site.languages).path)?.route;
  return found ?? { remote: 'shell', version: manifest?.shell.version ?? '', route: '404' };
}

type Releases = { pins: Pins; siteDir: string };

/** Owners of all served files of a site's releases, by URL; by the site's folder. */
const owners = new LRUCache<string, Map<string, Owner>, Releases>({
  max: MAX_SITES,
  fetchMethod: (_dir, _stale, { context }) => readOwners(context),
});

async function readOwners({ pins: { shell, remotes }, siteDir }: Releases): Promise<Map<string, Owner>> {
  const all = Object.entries({ shell, ...remotes }).map(async ([remote, pin]) => {
    const { dir } = releaseOf(remote, pin, siteDir);
    const served = await servedFiles(dir);
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
  const known = pins && (await owners.fetch(site.dir, { context: { pins, siteDir } }).catch(() => undefined));
  if (!known) return nobody;
  const found = frames.flatMap((frame) => known.get(frame.replace(/:\d+:\d+$/, '')) ?? []);
  return found.find(({ remote }) => remote !== 'shell') ?? found[0] ?? nobody;
}
