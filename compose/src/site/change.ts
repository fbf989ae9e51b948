import { readlink } from 'node:fs/promises';
import path from 'node:path';

import { composeSite, type Composed } from './composeSite.ts';
import { deploy } from './deploy.ts';
import { entryOf, isSame, keepHeld, pinsOf, shorten, statesBefore, type Doing } from './history.ts';
import { withLock } from './lock.ts';
import {
  canaryPins,
  listDeployments,
  readLiveManifest,
  readManifestIn,
  type Canary,
  type Manifest,
  type Pins,
} from './manifest.ts';
import { hashSettings } from '#prerender/readSettings.ts';
import { findSiteDamage } from './siteFiles.ts';
import type { Store } from '#store/store.ts';
import { removeLeftovers, sweep } from './sweep.ts';

/** A site's folder and what it is made from. */
export type Site = {
  dir: string;
  store: Store;
  /** Folder of the clinic's settings. */
  settingsDir: string;
  /** Name of the environment, for people. */
  environment: string;
  /** Days that files of retired releases stay for open tabs. */
  retainDays: number;
  say?: (line: string) => void;
};

/** What is to be live. */
export type Draft = Omit<Pins, 'settings'> & { settings?: string; canary?: Canary };

export type Changed = Composed & { manifest: Manifest; action: string };

/** Whether exactly this is live already. */
async function shows(siteDir: string, manifest: Manifest, composed: string): Promise<boolean> {
  const live = await readManifestIn(path.join(siteDir, 'current'));
  if (JSON.stringify(live) !== JSON.stringify(manifest)) return false;
  const current = path.join(siteDir, 'current');
  const site = await readlink(path.join(current, 'site')).catch(() => '');
  return path.basename(site) === path.basename(composed);
}

/** Works on a site's folder while nobody else does, from what is live in it. */
export const onSite = <T>(
  site: Site,
  doing: Pick<Doing, 'action' | 'noWait'>,
  work: (live: Manifest | undefined) => Promise<T>,
): Promise<T> =>
  withLock(site.dir, { ...doing, say: site.say }, async () => {
    await removeLeftovers(site.dir);
    return work(await readLiveManifest(site.dir, site.say));
  });

/** Composes a manifest and makes it live; needs the lock. */
async function goLive(site: Site, manifest: Manifest, action: string): Promise<Changed> {
  const { dir: siteDir, say } = site;
  const hash = await hashSettings(site.settingsDir);
  const isThere = path.join(siteDir, 'current', 'site');
  const compose = (pins: Pins, earlier: string) => {
    if (pins.settings !== hash) {
      throw new Error(
        `The manifest was made with other settings (${pins.settings.slice(0, 12)}) than those in ${site.settingsDir} (${hash.slice(0, 12)}). ` +
          'Give it the settings of the same day, or promote without a version to make new pages with these.',
      );
    }
    return composeSite(pins, { ...site, earlier });
  };
  const composed = await compose(manifest, isThere);
  const aside = canaryPins(manifest);
  const canary = aside && (await compose(aside, composed.dir));
  if (!(await shows(siteDir, manifest, composed.dir))) {
    await deploy(siteDir, manifest, { site: composed.dir, ...(canary && { canary: canary.dir }) });
  }
  await sweep(siteDir, site.retainDays).catch((error: unknown) => {
    // What is live is live: what was not tidied up will be next time.
    say?.(`Old files could not be removed: ${String(error)}`);
  });
  return { ...composed, made: composed.made + (canary?.made ?? 0), manifest, action };
}

/**
 * Changes what is live. Two at once: the second waits and starts from what the first has left.
 * @param edit says what is to be live, given what is
 * @throws Error before anything that is live has changed
 */
export function changeSite(
  site: Site,
  doing: Doing,
  edit: (live: Manifest | undefined) => Promise<Draft>,
): Promise<Changed> {
  return onSite(site, doing, async (live) => {
    const draft = await edit(live);
    const settings = draft.settings ?? (await hashSettings(site.settingsDir));
    const { shell, remotes, canary } = draft;
    const pins = { shell, remotes, settings };
    const entry = entryOf(doing, live, pins);
    const isNoChange = live && JSON.stringify([pinsOf(live), live.canary]) === JSON.stringify([pins, canary]);
    const history = isNoChange ? live.history : shorten([entry, ...(live?.history ?? [])]);
    const manifest: Manifest = { format: 1, environment: site.environment, ...pins, canary, history };
    return goLive(site, manifest, doing.action);
  });
}

/** Makes a site's folder show exactly a manifest of elsewhere; nothing is done when it does already. */
export function followManifest(site: Site, manifest: Manifest): Promise<Changed | undefined> {
  return onSite(site, { action: 'follow a manifest' }, async (live) => {
    if (live && JSON.stringify(live) === JSON.stringify(manifest)) return undefined;
    return goLive(site, manifest, 'follow a manifest');
  });
}

/**
 * The whole site as it would be at an earlier state: what is held stays, and what was removed since stays removed.
 * @param to number of a deployment; default: the state before this one
 * @throws Error when there is no such state
 */
export async function planRollback(site: Site, live: Manifest, to?: number): Promise<Pins> {
  const target =
    to === undefined
      ? statesBefore(live)[0]
      : await readManifestIn(path.join(site.dir, 'deployments', String(to)));
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
 * Makes the whole site show an earlier state. Needs neither a store nor a build while its pages are kept.
 * @param to number of a deployment; default: the state before this one
 * @param shown what was live when somebody agreed to it
 * @throws Error when something else is live by now
 */
export function rollBack(
  site: Site,
  {
    to,
    shown,
    ...more
  }: { to?: number | undefined; shown?: Manifest; by?: string | undefined; reason?: string | undefined } = {},
): Promise<Changed> {
  const doing = { ...more, action: to === undefined ? 'rollback --all' : `rollback --all --to ${to}` };
  return onSite(site, doing, async (live) => {
    if (!live) throw new Error('Nothing is live, so there is nothing to go back to.');
    if (shown && JSON.stringify(shown) !== JSON.stringify(live)) {
      throw new Error(`Meanwhile somebody did "${live.history[0]?.action}": look again what would change.`);
    }
    const pins = await planRollback(site, live, to);
    const history = shorten([entryOf(doing, live, pins), ...live.history]);
    const manifest: Manifest = { format: 1, environment: live.environment, ...pins, history };
    const dir = await findComposed(site.dir, pins);
    if (!dir) return goLive(site, manifest, doing.action);
    await deploy(site.dir, manifest, { site: dir });
    return { id: path.basename(dir), dir, pages: 0, made: 0, manifest, action: doing.action };
  });
}

/** The pages of a state that was live, if they are still there. */
async function findComposed(siteDir: string, pins: Pins): Promise<string | undefined> {
  for (const number of (await listDeployments(siteDir)).toReversed()) {
    const dir = path.join(siteDir, 'deployments', String(number));
    const deployed = await readManifestIn(dir);
    if (!deployed || !isSame(deployed, pins)) continue;
    const site = path.resolve(dir, await readlink(path.join(dir, 'site')));
    if ((await findSiteDamage(site)).length === 0) return site;
  }
  return undefined;
}
