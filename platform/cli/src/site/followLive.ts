import { changeSite, type SiteFolder } from '@tesela/compose/change';
import { readLiveManifest, type Manifest } from '@tesela/compose/manifest';

import { findLive } from '#site/readManifest.ts';

/**
 * Composes the folder from the manifest of another site, with the settings of this machine. Without a manifest the
 * folder stays as it is.
 * @param option of the command; default: `TESELA_MANIFEST`
 * @throws Error when there is neither a manifest nor a composed site
 */
export async function followLive(site: SiteFolder, option: string | undefined): Promise<Manifest> {
  const known = await readLiveManifest(site.dir);
  const live = await findLive(option).catch((error: unknown) => {
    // When the manifest cannot be read, the last composed site is used.
    if (!known || option !== undefined) throw error;
    site.say?.(`${(error as Error).message} What is in ${site.dir} is used.`);
    return undefined;
  });
  if (!live) {
    if (known) return known;
    throw new Error(`Nothing is in ${site.dir} yet: say with --manifest, or TESELA_MANIFEST, what is live.`);
  }
  const { shell, remotes } = live;
  await changeSite(site, { action: 'follow the live site' }, async () => ({ shell, remotes }));
  return live;
}
