import { existsSync } from 'node:fs';
import path from 'node:path';

import { hashSettings } from '#prerender/readSettings.ts';
import { findDamage } from '#releases/fileList.ts';
import { fetchRelease, releaseOf } from '#releases/fetchRelease.ts';
import { canaryPins, type Site } from './change.ts';
import { composeSite } from './composeSite.ts';
import { withLock } from './lock.ts';
import { readLiveManifest, type Pins } from './manifest.ts';
import { findSiteDamage } from './siteFiles.ts';

/** What of a site's folder is not what it was made as. */
export type Damage = {
  /** For people: `mfe_spa 1.5.0`, `pages`. */
  name: string;
  /** Folder, from the site's. */
  dir: string;
  /** Paths in it that are missing or have other bytes. */
  files: string[];
};

async function damageOf(site: Site, pins: Pins, link: string, part: string | undefined): Promise<Damage[]> {
  const found: Damage[] = [];
  for (const [name, pin] of Object.entries({ shell: pins.shell, ...pins.remotes })) {
    if (part !== undefined && part !== name) continue;
    const { dir } = releaseOf(name, pin, site.dir);
    const files = await findDamage(dir);
    if (files.length > 0)
      found.push({ name: `${name} ${pin.version}`, dir: path.relative(site.dir, dir), files });
  }
  const dir = path.join(site.dir, 'current', link);
  if (part !== undefined || !existsSync(dir)) return found;
  const files = await findSiteDamage(dir);
  return files.length > 0 ? [...found, { name: 'pages', dir: path.join('current', link), files }] : found;
}

/**
 * Compares what is live with the hashes that it was made with.
 * @param options.part `shell` or a remote; default: all of them and the pages
 * @param options.repair fetches releases and makes pages anew, in the place of what is damaged
 * @returns what is damaged, or was before it was repaired
 */
export async function verifySite(
  site: Site,
  { part, repair = false }: { part?: string; repair?: boolean } = {},
): Promise<Damage[]> {
  const live = await readLiveManifest(site.dir, site.say);
  if (!live) return [];
  if (part !== undefined && part !== 'shell' && !live.remotes[part]) throw new Error(`${part} is not live.`);
  const aside = canaryPins(live);
  const found = [
    ...(await damageOf(site, live, 'site', part)),
    ...(aside ? await damageOf(site, aside, 'canary', part) : []),
  ].filter(({ dir }, index, all) => all.findIndex((item) => item.dir === dir) === index);
  if (!repair || found.length === 0) return found;
  await withLock(site.dir, { action: 'repair', say: site.say }, async () => {
    for (const pins of aside ? [live, aside] : [live]) {
      for (const [name, pin] of Object.entries({ shell: pins.shell, ...pins.remotes })) {
        if (part === undefined || part === name) await fetchRelease(name, pin, site.store, site.dir);
      }
      if (!found.some(({ name }) => name === 'pages')) continue;
      if (pins.settings !== (await hashSettings(site.settingsDir))) {
        throw new Error(
          'The pages were made with other settings than those of today: promote to make them anew.',
        );
      }
      await composeSite(pins, { siteDir: site.dir, store: site.store, settingsDir: site.settingsDir });
    }
  });
  return found;
}
