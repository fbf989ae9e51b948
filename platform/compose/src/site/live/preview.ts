import { rm, symlink } from 'node:fs/promises';
import path from 'node:path';

import { makeFolder } from '#disk/files.ts';
import { hashSettings } from '#prerender/readSettings.ts';

import { ensureComposed } from '../composed/ensureComposed.ts';
import { readLiveManifest, type Manifest } from '../manifest/manifest.ts';
import { withSiteLock, type ProposedPins, type SiteFolder } from './change.ts';

export type Preview = {
  dir: string;
  id: string;
  /** Number of pages that have other bytes than what is live. */
  changed: number;
};

/** Folders that a preview shares with the live site. */
const sharedFolders = ['unpacked', 'releases', 'pictures'];

/**
 * Composes the live site with some releases changed, into a folder that any server can serve. The live site stays as it is.
 * @param name of the folder, e.g. `events@1.4.0-pr.7`
 */
export function previewSite(
  site: SiteFolder,
  name: string,
  edit: (live: Manifest) => Promise<ProposedPins>,
): Promise<Preview> {
  return withSiteLock(site, { action: `preview ${name}` }, async () => {
    const live = await readLiveManifest(site.dir);
    if (!live) throw new Error('Nothing is live yet: a preview shows the live site with a release changed.');
    const { shell, remotes } = await edit(live);
    const pins = { shell, remotes, settings: await hashSettings(site.settingsDir) };
    const composed = await ensureComposed(pins, { ...site, earlier: path.join(site.dir, 'current', 'site') });
    const dir = path.join(site.dir, 'previews', name.replaceAll(/[^\w@.-]+/g, '-'));
    await rm(dir, { recursive: true, force: true });
    await makeFolder(dir, async (temporary) => {
      await symlink(path.relative(dir, composed.dir), path.join(temporary, 'live'));
      for (const folder of sharedFolders)
        await symlink(path.join('../..', folder), path.join(temporary, folder));
    });
    return { dir, id: composed.id, changed: composed.changed };
  });
}
