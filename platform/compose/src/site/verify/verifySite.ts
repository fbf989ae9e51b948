import { hashSettings } from '#prerender/readSettings.ts';
import { fetchRelease } from '#releases/fetchRelease.ts';

import { ensureComposed } from '../composed/ensureComposed.ts';
import type { SiteFolder } from '../live/change.ts';
import { withLock } from '../live/lock.ts';
import { canaryPins, readLiveManifest } from '../manifest/manifest.ts';
import { findDamage, type Damage } from './findDamage.ts';

/**
 * Compares the files of the live site with their recorded hashes.
 * @param options.part `shell` or a remote; default: all of them and the pages
 * @param options.repair fetches damaged releases again and composes damaged pages again
 * @returns the damage that was found, even if it was repaired
 */
export async function verifySite(
  site: SiteFolder,
  { part, repair = false }: { part?: string; repair?: boolean } = {},
): Promise<Damage[]> {
  const live = await readLiveManifest(site.dir);
  if (!live) return [];
  if (part !== undefined && part !== 'shell' && !live.remotes[part]) throw new Error(`${part} is not live.`);
  const canary = canaryPins(live);
  const found = await findDamage(site.dir, live, part);
  if (!repair || found.length === 0) return found;
  await withLock(site.dir, { action: 'repair', say: site.say }, async () => {
    for (const pins of canary ? [live, canary] : [live]) {
      for (const [name, pin] of Object.entries({ shell: pins.shell, ...pins.remotes })) {
        if (part === undefined || part === name) await fetchRelease(name, pin, site.store, site.dir);
      }
      if (!found.some(({ name }) => name === 'pages')) continue;
      if (pins.settings !== (await hashSettings(site.settingsDir))) {
        throw new Error(
          'The pages were made with other settings than those of today: promote to make them anew.',
        );
      }
      await ensureComposed(pins, site);
    }
  });
  return found;
}
