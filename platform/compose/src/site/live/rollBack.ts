import { existsSync } from 'node:fs';
import { readlink } from 'node:fs/promises';
import path from 'node:path';

import { countPages } from '../composed/composedSite.ts';
import {
  changesBetween,
  createHistoryEntry,
  haveSameReleases,
  keepRemoved,
  shortenHistory,
  earlierStates,
} from '../manifest/history.ts';
import {
  DamagedManifest,
  listDeployments,
  readDeployment,
  readLiveManifest,
  type Manifest,
  type Pins,
} from '../manifest/manifest.ts';
import { composeAndDeploy, withSiteLock, type DeployedChange, type SiteFolder } from './change.ts';
import { deploy } from './deploy.ts';

/**
 * The pins that a rollback of the whole site would deploy. Removed remotes stay removed.
 * @param to number of a deployment; default: the state before this one
 * @throws Error when there is no such state
 */
export async function planRollback(site: SiteFolder, live: Manifest, to?: number): Promise<Pins> {
  const target = to === undefined ? earlierStates(live)[0] : await readDeployment(site.dir, to);
  if (!target) {
    const there = (await listDeployments(site.dir)).join(', ');
    throw new Error(
      to === undefined
        ? 'The history has no older state to go back to.'
        : `Deployment ${to} is not kept, or is damaged. There are: ${there}.`,
    );
  }
  return keepRemoved(live, target);
}

/**
 * Reads the manifest from which a rollback starts: the live one, or if it is damaged, the one of the deployment `to`.
 * @returns also the damage in the second case
 * @throws DamagedManifest without `to`
 */
export async function readBeforeRollback(
  site: SiteFolder,
  to?: number,
): Promise<{ live: Manifest | undefined; damage?: DamagedManifest }> {
  try {
    return { live: await readLiveManifest(site.dir) };
  } catch (damage) {
    const named = to === undefined ? undefined : await readDeployment(site.dir, to);
    if (named && damage instanceof DamagedManifest) return { live: named, damage };
    throw damage;
  }
}

/**
 * Deploys an earlier state of the whole site. Needs neither the store nor a build while its pages are kept.
 * @param to number of a deployment; default: the state before this one
 * @param shown the live manifest when the user confirmed the rollback
 * @throws Error when another manifest is live by now
 */
export function rollBack(
  site: SiteFolder,
  {
    to,
    shown,
    ...more
  }: { to?: number | undefined; shown?: Manifest; by?: string | undefined; reason?: string | undefined } = {},
): Promise<DeployedChange> {
  const entry = { ...more, action: to === undefined ? 'rollback --all' : `rollback --all --to ${to}` };
  return withSiteLock(site, entry, async () => {
    const { live, damage } = await readBeforeRollback(site, to);
    if (!live) throw new Error('Nothing is live, so there is nothing to go back to.');
    if (shown && JSON.stringify(shown) !== JSON.stringify(live)) {
      throw new Error(
        `The site was changed meanwhile ("${live.history[0]?.action}"): check again what would change.`,
      );
    }
    const pins = await planRollback(site, live, to);
    const history = shortenHistory([
      createHistoryEntry(entry, damage ? undefined : live, pins),
      ...live.history,
    ]);
    const manifest: Manifest = { format: 1, environment: live.environment, ...pins, history };
    const dir = await findComposed(site.dir, pins);
    if (!dir) return composeAndDeploy(site, manifest, { ...entry, deadLinks: true });
    const changes = changesBetween(damage ? undefined : live, pins);
    const count = await countPages(dir, path.join(site.dir, 'current', 'site'));
    await deploy(site.dir, manifest, { site: dir });
    return { id: path.basename(dir), dir, ...count, manifest, changes, action: entry.action };
  });
}

/** Finds the composed pages of an earlier state, if they are still there. */
async function findComposed(siteDir: string, pins: Pins): Promise<string | undefined> {
  for (const number of (await listDeployments(siteDir)).toReversed()) {
    const dir = path.join(siteDir, 'deployments', String(number));
    const deployed = await readDeployment(siteDir, number);
    if (!deployed || !haveSameReleases(deployed, pins)) continue;
    const site = path.resolve(dir, await readlink(path.join(dir, 'site')));
    if (existsSync(site)) return site;
  }
  return undefined;
}
