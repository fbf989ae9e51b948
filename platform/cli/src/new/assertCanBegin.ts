import { globSync } from 'node:fs';

import { openSite } from '@tesela/compose/site';
import { folderOf, isRemoteName } from '@tesela/core/contract';

import { describeNeighbours } from '#check/liveNeighbours.ts';
import { findLive } from '#site/readManifest.ts';
import { UsageError, type Say } from '#verb.ts';

import { explainTaken, isAddress, type NewRemote } from './newRemote.ts';
import type { Standalone } from './standalone.ts';

type Places = Pick<Standalone, 'manifest' | 'registry'> & { kit: string | undefined };

/**
 * Finds out before anything is written or installed what would be refused afterwards.
 * @throws UsageError for a kit that is not there, and a name or a path that another remote of the live site has
 */
export async function assertCanBegin(
  words: NewRemote,
  { kit, manifest, registry }: Places,
  say: Say,
): Promise<void> {
  const { folder } = words;
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
    const problem = isRemoteName(name) && explainTaken(words, folderOf(name), tesela.routes);
    if (problem) throw new UsageError(problem);
  }
}
