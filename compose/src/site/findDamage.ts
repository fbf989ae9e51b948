import { existsSync } from 'node:fs';
import path from 'node:path';

import { findDamage as findReleaseDamage } from '#releases/fileList.ts';
import { releaseOf } from '#releases/release.ts';
import { canaryPins, type Manifest, type Pins } from './manifest.ts';
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

async function damageOf(siteDir: string, pins: Pins, link: string, part?: string): Promise<Damage[]> {
  const found: Damage[] = [];
  for (const [name, pin] of Object.entries({ shell: pins.shell, ...pins.remotes })) {
    if (part !== undefined && part !== name) continue;
    const { dir } = releaseOf(name, pin, siteDir);
    const files = await findReleaseDamage(dir);
    if (files.length > 0)
      found.push({ name: `${name} ${pin.version}`, dir: path.relative(siteDir, dir), files });
  }
  const dir = path.join(siteDir, 'current', link);
  if (part !== undefined || !existsSync(dir)) return found;
  const files = await findSiteDamage(dir);
  return files.length > 0 ? [...found, { name: 'pages', dir: path.join('current', link), files }] : found;
}

/**
 * Compares what a manifest names with the hashes that it was made with, one file after the other.
 * @param part `shell` or a remote; default: all of them and the pages
 */
export async function findDamage(siteDir: string, live: Manifest, part?: string): Promise<Damage[]> {
  const aside = canaryPins(live);
  const found = [
    ...(await damageOf(siteDir, live, 'site', part)),
    ...(aside ? await damageOf(siteDir, aside, 'canary', part) : []),
  ];
  return found.filter(({ dir }, index, all) => all.findIndex((item) => item.dir === dir) === index);
}
