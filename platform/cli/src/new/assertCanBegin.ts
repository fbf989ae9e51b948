import { globSync } from 'node:fs';

import { openSite } from '@tesela/compose/site';
import { folderOf, isRemoteName } from '@tesela/core/contract';
import { shapeOf } from '@tesela/core/reserved';

import { describeNeighbours } from '#check/liveNeighbours.ts';
import { findLive } from '#site/readManifest.ts';
import { UsageError, type Say } from '#verb.ts';

import type { NewRemote } from './newRemote.ts';

type Places = { kit: string | undefined; manifest: string | undefined; registry: string | undefined };

const isAddress = (text = ''): boolean => /^https?:/.test(text);

/**
 * Finds out before anything is written or installed what would be refused afterwards.
 * @throws UsageError for a kit that is not there, and a name or a path that another remote of the live site has
 */
export async function assertCanBegin(
  { folder, address }: NewRemote,
  { kit, manifest, registry }: Places,
  say: Say,
): Promise<void> {
  if (kit && !isAddress(kit) && globSync('*.tgz', { cwd: kit }).length === 0)
    throw new UsageError(`${kit} has no kit: fill it with "pnpm kit pack ${kit}".`);
  const live = await findLive(manifest);
  for (const [name, pin] of Object.entries(live?.remotes ?? {})) {
    if (!isRemoteName(name) || folderOf(name) !== folder) continue;
    throw new UsageError(
      `${folder} is live already, as ${pin.package} ${pin.version}: choose another name. To make its next release instead, leave --manifest out.`,
    );
  }
  const releases = registry ?? (isAddress(kit) ? kit : undefined);
  const site = openSite(releases ? { registry: releases } : {});
  const neighbours = await describeNeighbours(site, live).catch((error: Error) => {
    say(`Not compared with the paths of the live site: ${error.message}`);
    return {};
  });
  for (const [name, { tesela }] of Object.entries(neighbours)) {
    if (!isRemoteName(name) || !tesela.routes.some((route) => shapeOf(route) === shapeOf(address))) continue;
    throw new UsageError(
      `${folder} cannot have the path ${address}: it is a page of ${folderOf(name)}. Say --path /other.`,
    );
  }
}
