import { readlink } from 'node:fs/promises';
import path from 'node:path';

import { dayOfSettings, hashSettings } from '#prerender/readSettings.ts';
import type { Store } from '#store/store.ts';

import { tellDead } from '../composed/deadLinks.ts';
import { composedSiteId, ensureComposed, type Composed } from '../composed/ensureComposed.ts';
import {
  changesBetween,
  createHistoryEntry,
  pinsOf,
  shortenHistory,
  type AuditEntry,
} from '../manifest/history.ts';
import {
  assertManifest,
  canaryPins,
  readLiveManifest,
  readManifestIn,
  type Canary,
  type Change,
  type Manifest,
  type Pins,
} from '../manifest/manifest.ts';
import { deploy, withLock } from './deploy.ts';
import { removeLeftovers, sweep } from './sweep.ts';

/** A site's folder, and the store and the settings from which it is composed. */
export type SiteFolder = {
  dir: string;
  store: Store;
  /** Folder of the site's settings. */
  settingsDir: string;
  /** Name of the environment, for messages. */
  environment: string;
  /** Days for which files of retired releases stay available to open tabs. */
  retainDays: number;
  say?: (line: string) => void;
};

/** The pins of the next manifest. */
export type ProposedPins = Omit<Pins, 'settings'> & { settings?: string; canary?: Canary };

export type DeployedChange = Composed & {
  manifest: Manifest;
  /** Parts whose release differs from what was live. */
  changes: Change[];
  action: string;
  /** Number of pages in which the canary differs, while there is one. */
  differing?: number | undefined;
};

/** @param composed folder or name of the composed site */
async function isDeployed(siteDir: string, manifest: Manifest, composed: string): Promise<boolean> {
  const live = await readManifestIn(path.join(siteDir, 'current'));
  if (JSON.stringify(live) !== JSON.stringify(manifest)) return false;
  const current = path.join(siteDir, 'current');
  const site = await readlink(path.join(current, 'site')).catch(() => '');
  return path.basename(site) === path.basename(composed);
}

/** Runs some work while no other command changes the site's folder. */
export const withSiteLock = <T>(
  site: SiteFolder,
  entry: Pick<AuditEntry, 'action' | 'noWait'>,
  work: () => Promise<T>,
): Promise<T> =>
  withLock(site.dir, { ...entry, say: site.say }, async () => {
    await removeLeftovers(site.dir);
    return work();
  });

/**
 * Composes a manifest and deploys it. The caller must hold the lock.
 * @throws Error that lists what would lead nowhere, unless `deadLinks` allows it
 */
export async function composeAndDeploy(
  site: SiteFolder,
  manifest: Manifest,
  { action, deadLinks }: Pick<AuditEntry, 'action' | 'deadLinks'>,
): Promise<DeployedChange> {
  const { dir: siteDir, say } = site;
  assertManifest(manifest);
  const hash = await hashSettings(site.settingsDir);
  const current = path.join(siteDir, 'current');
  const changes = changesBetween(await readManifestIn(current), manifest);
  const compose = (pins: Pins, earlier: string) => {
    if (pins.settings !== hash) {
      throw new Error(
        `The manifest was made with other settings (${pins.settings.slice(0, 12)}) than those in ${site.settingsDir} (${hash.slice(0, 12)}). ` +
          'Use the settings of that day, or promote without a version to compose the pages with these.',
      );
    }
    return ensureComposed(pins, { ...site, earlier });
  };
  const composed = await compose(manifest, path.join(current, 'site'));
  const canaryManifest = canaryPins(manifest);
  const canary = canaryManifest && (await compose(canaryManifest, composed.dir));
  const dead = [...composed.dead, ...(canary?.dead ?? [])];
  if (dead.length > 0) tellDead(dead, deadLinks ? say : undefined);
  if (!(await isDeployed(siteDir, manifest, composed.dir))) {
    await deploy(siteDir, manifest, { site: composed.dir, ...(canary && { canary: canary.dir }) });
  }
  await sweep(siteDir, site.retainDays).catch((error: unknown) => {
    // The deployment has succeeded; the next command removes the files.
    say?.(`Old files could not be removed: ${String(error)}`);
  });
  return { ...composed, differing: canary?.changed, manifest, changes, action };
}

/**
 * Changes the live site. Of two simultaneous changes the second waits and starts from the result of the first.
 * @param edit returns the next pins for the live manifest
 * @throws Error before the live site has changed
 */
export function changeSite(
  site: SiteFolder,
  entry: AuditEntry,
  edit: (live: Manifest | undefined) => Promise<ProposedPins>,
): Promise<DeployedChange> {
  return withSiteLock(site, entry, async () => {
    const live = await readLiveManifest(site.dir);
    const next = await edit(live);
    const settings = next.settings ?? (await hashSettings(site.settingsDir));
    const { shell, remotes, canary } = next;
    const pins = { shell, remotes, settings };
    const recorded = createHistoryEntry(entry, live, pins);
    const isNoChange = live && JSON.stringify([pinsOf(live), live.canary]) === JSON.stringify([pins, canary]);
    const history = isNoChange ? live.history : shortenHistory([recorded, ...(live?.history ?? [])]);
    const manifest: Manifest = { format: 1, environment: site.environment, ...pins, canary, history };
    return composeAndDeploy(site, manifest, entry);
  });
}

/**
 * Deploys the manifest of another machine, composed with today's date, unless it is deployed already. Works even if the
 * present deployment is damaged.
 */
export function followManifest(site: SiteFolder, manifest: Manifest): Promise<DeployedChange | undefined> {
  return withSiteLock(site, { action: 'follow a manifest' }, async () => {
    const idToday = composedSiteId(manifest, await dayOfSettings(site.settingsDir));
    if (await isDeployed(site.dir, manifest, idToday)) return undefined;
    return composeAndDeploy(site, manifest, { action: 'follow a manifest', deadLinks: true });
  });
}
