import { existsSync } from 'node:fs';
import { readFile, readlink } from 'node:fs/promises';
import path from 'node:path';

import { composeSite, type Composed } from './composeSite.ts';
import { deploy, listDeployments } from './deploy.ts';
import { withLock } from './lock.ts';
import { parseManifest, readLiveManifest, type Canary, type Manifest, type Pins } from './manifest.ts';
import { hashSettings } from '#prerender/readSettings.ts';
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

/** Entries of the history that are kept. */
const historyLength = 50;

/** The pins of the visitors of a canary. */
export function canaryPins({
  shell,
  remotes,
  settings,
  canary,
}: Pins & { canary?: Canary }): Pins | undefined {
  if (!canary) return undefined;
  if (canary.name === 'shell') return { shell: canary.release, remotes, settings };
  return { shell, remotes: { ...remotes, [canary.name]: canary.release }, settings };
}

/** Whether exactly this is live already. */
async function shows(siteDir: string, manifest: Manifest, composed: string): Promise<boolean> {
  const live = await readLiveManifest(siteDir);
  if (JSON.stringify(live) !== JSON.stringify(manifest)) return false;
  const current = path.join(siteDir, 'current');
  const site = await readlink(path.join(current, 'site')).catch(() => '');
  return path.basename(site) === path.basename(composed);
}

/** Composes a manifest and makes it live; needs the lock. */
async function goLive(site: Site, manifest: Manifest, action: string): Promise<Changed> {
  const { dir: siteDir, store, say } = site;
  const hash = await hashSettings(site.settingsDir);
  const isThere = path.join(siteDir, 'current', 'site');
  const compose = (pins: Pins, earlier: string) => {
    if (pins.settings !== hash) {
      throw new Error(
        `The manifest was made with other settings (${pins.settings.slice(0, 12)}) than those in ${site.settingsDir} (${hash.slice(0, 12)}). ` +
          'Give it the settings of the same day, or promote without a version to make new pages with these.',
      );
    }
    return composeSite(pins, { siteDir, store, settingsDir: site.settingsDir, earlier });
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
  { action, noWait }: { action: string; noWait?: boolean },
  edit: (live: Manifest | undefined) => Promise<Draft>,
): Promise<Changed> {
  return withLock(site.dir, { action, noWait, say: site.say }, async () => {
    await removeLeftovers(site.dir);
    const live = await readLiveManifest(site.dir);
    const draft = await edit(live);
    const settings = draft.settings ?? (await hashSettings(site.settingsDir));
    const { shell, remotes, canary } = draft;
    const pins = { shell, remotes, settings };
    const entry = { at: new Date().toISOString(), action, ...pins };
    const isSame = live && JSON.stringify([pinsOf(live), live.canary]) === JSON.stringify([pins, canary]);
    const history = isSame ? live.history : [entry, ...(live?.history ?? [])].slice(0, historyLength);
    const manifest: Manifest = { format: 1, environment: site.environment, ...pins, canary, history };
    return goLive(site, manifest, action);
  });
}

const pinsOf = ({ shell, remotes, settings }: Pins): Pins => ({ shell, remotes, settings });

/** Makes a site's folder show exactly a manifest of elsewhere; nothing is done when it does already. */
export function followManifest(site: Site, manifest: Manifest): Promise<Changed | undefined> {
  return withLock(site.dir, { action: 'follow a manifest', say: site.say }, async () => {
    await removeLeftovers(site.dir);
    const live = await readLiveManifest(site.dir);
    if (live && JSON.stringify(live) === JSON.stringify(manifest)) return undefined;
    return goLive(site, manifest, 'follow a manifest');
  });
}

/** Makes what is live show what was live before. Needs neither a store nor a build while its pages are kept. */
export function rollBack(site: Site, steps = 1): Promise<Changed> {
  return withLock(site.dir, { action: 'rollback', say: site.say }, async () => {
    await removeLeftovers(site.dir);
    const live = await readLiveManifest(site.dir);
    if (!live) throw new Error('Nothing is live, so there is nothing to go back to.');
    const before = statesBefore(live)[steps - 1];
    if (!before) throw new Error('The history holds nothing older to go back to.');
    const action = `rollback to ${before.at} (${before.action})`;
    const pins = pinsOf(before);
    const history = [{ at: new Date().toISOString(), action, ...pins }, ...live.history].slice(
      0,
      historyLength,
    );
    const manifest: Manifest = { format: 1, environment: live.environment, ...pins, history };
    const dir = await findComposed(site.dir, pins);
    if (dir) {
      await deploy(site.dir, manifest, { site: dir });
      return { id: path.basename(dir), dir, pages: 0, made: 0, manifest, action };
    }
    return goLive(site, manifest, action);
  });
}

/** The pages of a state that was live, if they are still there. */
async function findComposed(siteDir: string, pins: Pins): Promise<string | undefined> {
  for (const number of (await listDeployments(siteDir)).toReversed()) {
    const dir = path.join(siteDir, 'deployments', String(number));
    const file = path.join(dir, 'live.json');
    const deployed = pinsOf(parseManifest(await readFile(file, 'utf8'), file));
    if (JSON.stringify(deployed) !== JSON.stringify(pins)) continue;
    const site = path.resolve(dir, await readlink(path.join(dir, 'site')));
    if (existsSync(path.join(site, 'pages.json'))) return site;
  }
  return undefined;
}

/** States that were live before this one, newest first, each once; going back twice goes further back. */
export function statesBefore({ history, ...live }: Manifest): Manifest['history'] {
  const idOf = (pins: Pins) => JSON.stringify(pinsOf(pins));
  const isLive = (entry: Manifest['history'][number]) => idOf(entry) === idOf(live);
  // When it became live by itself: what was rolled back from meanwhile is nothing to go back to.
  const current = history.findIndex((entry) => isLive(entry) && !entry.action.startsWith('rollback'));
  const seen = new Set([idOf(live)]);
  return history.slice(current + 1).filter((entry) => {
    const id = idOf(entry);
    if (seen.has(id)) return false;
    return seen.add(id);
  });
}
