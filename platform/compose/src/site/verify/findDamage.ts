import { existsSync } from 'node:fs';
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

async function damageOf(siteDir: string, pins: Pins, link: string, part?: string): Promise<Damage[]> {
  const found: Damage[] = [];
  for (const [name, pin] of Object.entries({ shell: pins.shell, ...pins.remotes })) {
    if (part !== undefined && part !== name) continue;
    const { dir } = releaseOf(name, pin, siteDir);
    const label = `${name} ${pin.version}`;
    found.push({ name: label, dir: path.relative(siteDir, dir), files: await findDamagedFiles(dir) });
    found.push({ name: label, dir: '.', files: await findDamagedServedFiles(dir, siteDir) });
  }
  const dir = path.join(siteDir, 'current', link);
  if (part === undefined && existsSync(dir)) {
    found.push({ name: 'pages', dir: path.join('current', link), files: await findSiteDamage(dir) });
  }
  return found.filter(({ files }) => files.length > 0);
}

/**
 * Compares all files of a manifest's releases and pages with their recorded hashes.
 * @param part `shell` or a remote; default: all of them and the pages
 */
export async function findDamage(siteDir: string, live: Manifest, part?: string): Promise<Damage[]> {
  const canary = canaryPins(live);
  const found = [
    ...(await damageOf(siteDir, live, 'site', part)),
    ...(canary ? await damageOf(siteDir, canary, 'canary', part) : []),
  ];
  const isSame = (one: Damage, two: Damage) => one.name === two.name && one.dir === two.dir;
  return found.filter((damage, index, all) => all.findIndex((item) => isSame(item, damage)) === index);
}
