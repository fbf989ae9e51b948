import path from 'node:path';

import type { SiteFolder } from './change.ts';
import { readKeys, signedStore } from '#store/signatures.ts';
import { folderStore } from '#store/folderStore.ts';
import { registryStore } from '#store/registryStore.ts';
import type { Store } from '#store/store.ts';

export type SiteOptions = {
  /** Folder of the site; default `SITE_DIR`, else `.site`. */
  site?: string;
  /** Address of an npm registry; default `CLINIC_REGISTRY`. */
  registry?: string;
  /** Folder of tarballs, where there is no registry; default `CLINIC_STORE`, else `packages` in the site's folder. */
  store?: string;
  /** Folder of the clinic's settings; default `CLINIC_SETTINGS`, else `settings`. */
  settings?: string;
  environment?: string;
};

/**
 * Releases come from an npm registry where one is named, and from a folder otherwise; signed with `CLINIC_SIGNING_KEY`,
 * and by those in `CLINIC_TRUSTED_KEYS` alone, where these are set.
 */
export function openStore(options: SiteOptions, siteDir: string): Store {
  const { CLINIC_SIGNING_KEY: signing, CLINIC_TRUSTED_KEYS: trusted } = process.env;
  return signedStore(openPlainStore(options, siteDir), readKeys(signing, trusted));
}

function openPlainStore(options: SiteOptions, siteDir: string): Store {
  const registry = options.registry ?? process.env.CLINIC_REGISTRY;
  if (registry && !options.store) {
    return registryStore(registry, path.join(siteDir, 'npm'), process.env.CLINIC_REGISTRY_TOKEN);
  }
  return folderStore(
    path.resolve(options.store ?? process.env.CLINIC_STORE ?? path.join(siteDir, 'packages')),
  );
}

/**
 * How long the files of a retired release stay for open tabs, in days, by `CLINIC_RETAIN_DAYS`.
 * @throws Error when that is no number
 */
export function readRetainDays(fallback: number): number {
  const days = Number(process.env.CLINIC_RETAIN_DAYS ?? fallback);
  if (days >= 0) return days;
  throw new Error(`CLINIC_RETAIN_DAYS is a number of days; it is "${process.env.CLINIC_RETAIN_DAYS}".`);
}

/** A site as options, then the environment, then defaults name it; relative to the current folder. */
export function openSite(options: SiteOptions = {}): SiteFolder {
  const dir = path.resolve(options.site ?? process.env.SITE_DIR ?? '.site');
  return {
    dir,
    store: openStore(options, dir),
    settingsDir: path.resolve(options.settings ?? process.env.CLINIC_SETTINGS ?? 'settings'),
    environment: options.environment ?? process.env.CLINIC_ENVIRONMENT ?? 'local',
    retainDays: readRetainDays(7),
  };
}
