import type { Manifest } from '@clinic/compose/manifest';
import { splitPath } from '@clinic/shared/lang';
import type { LiveRemote } from '@clinic/shared/liveRemotes';
import { findRoute } from '@clinic/shared/routePattern';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { ComposedSite } from '#server/site/composedSite.ts';
import type { Deployment } from '#server/site/deployment.ts';

/** Whose page, or whose code: few values, whatever browsers send. */
export type Owner = { remote: string; version: string };

type Page = Owner & { route: string };

const lists = new WeakMap<ComposedSite, Promise<Page[]>>();

async function readPages(site: ComposedSite): Promise<Page[]> {
  const text = await readFile(path.join(site.dir, 'registry.json'), 'utf8').catch(() => '{}');
  const live = JSON.parse(text) as Record<string, LiveRemote>;
  return Object.entries(live).flatMap(([remote, { version, pages }]) =>
    pages.map((route) => ({ remote, version, route })),
  );
}

/** @returns the owner of a page and the pattern of its route; the shell's is the page of what does not exist */
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

const frameOf = /^\/releases\/([^/]+)\/(.+)-[\da-f]{8}\/web\//;

/**
 * Whose code an error comes from: the first remote in its stack, else the shell. What is not live is nobody's, so that
 * nobody can invent names.
 */
export function ownerOfError({ manifest }: Deployment, frames: readonly string[]): Owner {
  const nobody = { remote: 'other', version: '' };
  if (!manifest) return nobody;
  const live = [['shell', manifest.shell] as const, ...Object.entries(manifest.remotes)];
  if (manifest.canary) live.push([manifest.canary.name, manifest.canary.release]);
  const owners = frames.flatMap((frame) => {
    const [, folder = '', version = ''] = frameOf.exec(frame) ?? [];
    const remote = folder.replaceAll('-', '_');
    return live.some(([name, pin]) => name === remote && pin.version === version)
      ? [{ remote, version }]
      : [];
  });
  return owners.find(({ remote }) => remote !== 'shell') ?? owners[0] ?? nobody;
}
