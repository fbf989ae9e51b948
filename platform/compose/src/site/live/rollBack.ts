import { readlink } from 'node:fs/promises';
import path from 'node:path';

import { makeLive, onSite, type Changed, type SiteFolder } from './change.ts';
import { deploy } from './deploy.ts';
import { entryOf, isSame, keepHeld, shorten, statesBefore } from '../manifest/history.ts';
import {
  DamagedManifest,
  listDeployments,
  readDeployment,
  readLiveManifest,
  type Manifest,
  type Pins,
} from '../manifest/manifest.ts';
import { findSiteDamage } from '../composed/composedSite.ts';

/**
 * The whole site as it would be at an earlier state: what is held stays, and what was removed since stays removed.
 * @param to number of a deployment; default: the state before this one
 * @throws Error when there is no such state
 */
export async function planRollback(site: SiteFolder, live: Manifest, to?: number): Promise<Pins> {
  const target = to === undefined ? statesBefore(live)[0] : await readDeployment(site.dir, to);
  if (!target) {
    const there = (await listDeployments(site.dir)).join(', ');
    throw new Error(
      to === undefined
        ? 'The history holds nothing older to go back to.'
        : `Deployment ${to} is not kept, or is damaged. There are: ${there}.`,
    );
  }
  return keepHeld(live, target);
}

/**
 * What a rollback starts from: what is live. Where that cannot be read, the deployment that somebody names to go back to.
 * @returns the damage, too, in that case
 * @throws DamagedManifest when nobody names one
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
 * Makes the whole site show an earlier state. Needs neither a store nor a build while its pages are kept.
 * @param to number of a deployment; default: the state before this one
 * @param shown what was live when somebody agreed to it
 * @throws Error when something else is live by now
 */
export function rollBack(
  site: SiteFolder,
  {
    to,
    shown,
    ...more
  }: { to?: number | undefined; shown?: Manifest; by?: string | undefined; reason?: string | undefined } = {},
): Promise<Changed> {
  const doing = { ...more, action: to === undefined ? 'rollback --all' : `rollback --all --to ${to}` };
  return onSite(site, doing, async () => {
    const { live, damage } = await readBeforeRollback(site, to);
    if (!live) throw new Error('Nothing is live, so there is nothing to go back to.');
    if (shown && JSON.stringify(shown) !== JSON.stringify(live)) {
      throw new Error(`Meanwhile somebody did "${live.history[0]?.action}": look again what would change.`);
    }
    const pins = await planRollback(site, live, to);
    const history = shorten([entryOf(doing, damage ? undefined : live, pins), ...live.history]);
    const manifest: Manifest = { format: 1, environment: live.environment, ...pins, history };
    const dir = await findComposed(site.dir, pins);
    if (!dir) return makeLive(site, manifest, doing.action);
    await deploy(site.dir, manifest, { site: dir });
    return { id: path.basename(dir), dir, pages: 0, made: 0, manifest, action: doing.action };
  });
}

/** The pages of a state that was live, if they are still there. */
async function findComposed(siteDir: string, pins: Pins): Promise<string | undefined> {
  for (const number of (await listDeployments(siteDir)).toReversed()) {
    const dir = path.join(siteDir, 'deployments', String(number));
    const deployed = await readDeployment(siteDir, number);
    if (!deployed || !isSame(deployed, pins)) continue;
    const site = path.resolve(dir, await readlink(path.join(dir, 'site')));
    if ((await findSiteDamage(site)).length === 0) return site;
  }
  return undefined;
}
