import { readlink } from 'node:fs/promises';
import path from 'node:path';

import { composedSiteId, ensureComposed, type Composed } from '../composed/ensureComposed.ts';
import { deploy } from './deploy.ts';
import { entryOf, pinsOf, shorten, type AuditEntry } from '../manifest/history.ts';
import { withLock } from './lock.ts';
import {
  assertManifest,
  canaryPins,
  readLiveManifest,
  readManifestIn,
  type Canary,
  type Manifest,
  type Pins,
} from '../manifest/manifest.ts';
import { dayOfSettings, hashSettings } from '#prerender/readSettings.ts';
import type { Store } from '#store/store.ts';
import { removeLeftovers, sweep } from './sweep.ts';

/** A site's folder and what it is made from. */
export type SiteFolder = {
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

/** Whether exactly this is live already; `composed` is the folder, or the name, of the composed site. */
async function shows(siteDir: string, manifest: Manifest, composed: string): Promise<boolean> {
  const live = await readManifestIn(path.join(siteDir, 'current'));
  if (JSON.stringify(live) !== JSON.stringify(manifest)) return false;
  const current = path.join(siteDir, 'current');
  const site = await readlink(path.join(current, 'site')).catch(() => '');
  return path.basename(site) === path.basename(composed);
}

/** Works on a site's folder while nobody else does. */
export const onSite = <T>(
  site: SiteFolder,
  doing: Pick<AuditEntry, 'action' | 'noWait'>,
  work: () => Promise<T>,
): Promise<T> =>
  withLock(site.dir, { ...doing, say: site.say }, async () => {
    await removeLeftovers(site.dir);
    return work();
  });

/** Composes a manifest and makes it live; needs the lock. */
export async function makeLive(site: SiteFolder, manifest: Manifest, action: string): Promise<Changed> {
  const { dir: siteDir, say } = site;
  assertManifest(manifest);
  const hash = await hashSettings(site.settingsDir);
  const isThere = path.join(siteDir, 'current', 'site');
  const compose = (pins: Pins, earlier: string) => {
    if (pins.settings !== hash) {
      throw new Error(
        `The manifest was made with other settings (${pins.settings.slice(0, 12)}) than those in ${site.settingsDir} (${hash.slice(0, 12)}). ` +
          'Give it the settings of the same day, or promote without a version to make new pages with these.',
      );
    }
    return ensureComposed(pins, { ...site, earlier });
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
  site: SiteFolder,
  doing: AuditEntry,
  edit: (live: Manifest | undefined) => Promise<Draft>,
): Promise<Changed> {
  return onSite(site, doing, async () => {
    const live = await readLiveManifest(site.dir);
    const draft = await edit(live);
    const settings = draft.settings ?? (await hashSettings(site.settingsDir));
    const { shell, remotes, canary } = draft;
    const pins = { shell, remotes, settings };
    const entry = entryOf(doing, live, pins);
    const isNoChange = live && JSON.stringify([pinsOf(live), live.canary]) === JSON.stringify([pins, canary]);
    const history = isNoChange ? live.history : shorten([entry, ...(live?.history ?? [])]);
    const manifest: Manifest = { format: 1, environment: site.environment, ...pins, canary, history };
    return makeLive(site, manifest, doing.action);
  });
}

/**
 * Makes a site's folder show exactly a manifest of elsewhere, as of today; nothing is done when it does already. What was live there
 * may be damaged: nothing of it stays.
 */
export function followManifest(site: SiteFolder, manifest: Manifest): Promise<Changed | undefined> {
  return onSite(site, { action: 'follow a manifest' }, async () => {
    const ofToday = composedSiteId(manifest, await dayOfSettings(site.settingsDir));
    if (await shows(site.dir, manifest, ofToday)) return undefined;
    return makeLive(site, manifest, 'follow a manifest');
  });
}
