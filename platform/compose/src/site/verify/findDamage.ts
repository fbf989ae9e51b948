import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import path from 'node:path';

import { findDamagedFiles } from '#releases/fileList.ts';
import { releaseOf } from '#releases/release.ts';
import { findDamagedServedFiles } from '#releases/servedFiles.ts';

import { findSiteDamage } from '../composed/composedSite.ts';
import { canaryPins, type Manifest, type Pins } from '../manifest/manifest.ts';

/** Damaged files in one folder of a site. */
export type Damage = {
  /** Name for messages: `mfe_events 1.5.0`, `pages`. */
  name: string;
  /** Folder, relative to the site's. */
  dir: string;
  /** Paths in the folder that are missing or have other content. */
  files: string[];
};

async function damageOf(siteDir: string, pins: Pins, pages: string, part?: string): Promise<Damage[]> {
  const found: Damage[] = [];
  for (const [name, pin] of Object.entries({ shell: pins.shell, ...pins.remotes })) {
    if (part !== undefined && part !== name) continue;
    const { dir } = releaseOf(name, pin, siteDir);
    const label = `${name} ${pin.version}`;
    found.push({ name: label, dir: path.relative(siteDir, dir), files: await findDamagedFiles(dir) });
    found.push({ name: label, dir: '.', files: await findDamagedServedFiles(dir, siteDir) });
  }
  if (part === undefined && existsSync(pages)) {
    found.push({ name: 'pages', dir: path.relative(siteDir, pages), files: await findSiteDamage(pages) });
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
  const isSame = (one: Damage, two: Damage) => one.name === two.name && one.dir === two.dir;
  return found.filter((damage, index, all) => all.findIndex((item) => isSame(item, damage)) === index);
}
