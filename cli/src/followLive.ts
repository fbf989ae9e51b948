import { changeSite, type Site } from '@clinic/compose/change';
import { readLiveManifest, type Manifest } from '@clinic/compose/manifest';

import { findLive } from '#readManifest.ts';

/**
 * Makes the folder show what is live elsewhere, with the settings that are here.
 * @param option of the command; without it, a folder that shows something is left as it is
 * @param again look anew, too, where only `CLINIC_MANIFEST` says so
 * @throws Error when there is nothing to show
 */
export async function followLive(
  site: Site,
  option: string | undefined,
  { again = false }: { again?: boolean } = {},
): Promise<Manifest> {
  const known = await readLiveManifest(site.dir);
  if (known && option === undefined && !again) return known;
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
