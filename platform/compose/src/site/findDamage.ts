import { readlink, realpath } from 'node:fs/promises';
import path from 'node:path';

import { FILE_LIST, findChangedFiles, readFileList } from '#disk/hashes.ts';
import { releaseOf } from '#releases/release.ts';
import { findDamagedServedFiles } from '#releases/servedFiles.ts';

import { readSiteList, SITE_LIST } from './composed/composedSite.ts';
import { canaryPins, type Manifest, type Pins } from './manifest/manifest.ts';

/** Damaged files of one release, or of the pages. */
export type Damage = {
  /** Name for messages: `mfe_events 1.5.0`, `pages`. */
  name: string;
  /** Folder, relative to the site's. The next promotion makes it anew when it is removed. */
  dir: string;
  /** Paths, relative to the site's folder, of files that are missing or have other content. */
  files: string[];
};

type List = Readonly<Record<string, string>> | undefined;

/** @param name of the list itself, which is damaged when it cannot be read */
async function damageIn(siteDir: string, dir: string, list: List, name: string): Promise<string[]> {
  const files = list ? await findChangedFiles(dir, list) : [name];
  return files.map((file) => path.join(path.relative(siteDir, dir), file));
}

async function damageOf(siteDir: string, pins: Pins, pages: string, part?: string): Promise<Damage[]> {
  const found: Damage[] = [];
  for (const [name, pin] of Object.entries({ shell: pins.shell, ...pins.remotes })) {
    if (part !== undefined && part !== name) continue;
    const { dir } = releaseOf(name, pin, siteDir);
    const own = await damageIn(siteDir, dir, await readFileList(dir), FILE_LIST);
    const served = await findDamagedServedFiles(dir, siteDir);
    found.push({
      name: `${name} ${pin.version}`,
      dir: path.relative(siteDir, dir),
      files: [...own, ...served],
    });
  }
  // The link stays when its folder is gone.
  const composed = await readlink(pages).catch(() => undefined);
  if (part === undefined && composed !== undefined) {
    const dir = path.join(siteDir, 'composed', path.basename(composed));
    const files = await damageIn(siteDir, dir, (await readSiteList(dir))?.files, SITE_LIST);
    found.push({ name: 'pages', dir: path.relative(siteDir, dir), files });
  }
  return found.filter(({ files }) => files.length > 0);
}

/**
 * Compares all files of a manifest's releases and pages with their recorded hashes.
 * @param part `shell` or a remote; default: all of them and the pages
 */
export async function findDamage(siteDir: string, live: Manifest, part?: string): Promise<Damage[]> {
  const canary = canaryPins(live);
  const link = path.join(siteDir, 'current');
  // A promotion may replace the link during the check, which then goes on with the deployment that it began with.
  const current = await realpath(link).catch(() => link);
  const found = [
    ...(await damageOf(siteDir, live, path.join(current, 'site'), part)),
    ...(canary ? await damageOf(siteDir, canary, path.join(current, 'canary'), part) : []),
  ];
  return found.filter((damage, index, all) => all.findIndex(({ dir }) => dir === damage.dir) === index);
}
