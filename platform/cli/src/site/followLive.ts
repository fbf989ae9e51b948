import { changeSite, type Site } from '@clinic/compose/change';
import { readLiveManifest, type Manifest } from '@clinic/compose/manifest';

import { findLive } from '#site/readManifest.ts';

/**
 * Makes the folder show what is live elsewhere, with the settings that are here; where nobody says where that is, it
 * shows what it did.
 * @param option of the command, else `CLINIC_MANIFEST`
 * @throws Error when there is nothing to show
 */
export async function followLive(site: Site, option: string | undefined): Promise<Manifest> {
  const known = await readLiveManifest(site.dir);
  const live = await findLive(option).catch((error: unknown) => {
    // What was there yesterday is good enough to work with today.
    if (!known || option !== undefined) throw error;
    site.say?.(`${(error as Error).message} What is in ${site.dir} is used.`);
    return undefined;
  });
  if (!live) {
    if (known) return known;
    throw new Error(`Nothing is in ${site.dir} yet: say with --manifest, or CLINIC_MANIFEST, what is live.`);
  }
  const { shell, remotes } = live;
  await changeSite(site, { action: 'follow the live site' }, async () => ({ shell, remotes }));
  return live;
}
