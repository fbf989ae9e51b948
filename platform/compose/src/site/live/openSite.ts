import path from 'node:path';

import { folderStore } from '#store/folderStore.ts';
import { registryStore } from '#store/registryStore.ts';
import { readKeys, signedStore } from '#store/signatures.ts';
import type { Store } from '#store/store.ts';

import type { SiteFolder } from './change.ts';

export type SiteOptions = {
  /** Folder of the site; default `SITE_DIR`, else `.site`. */
  site?: string;
  /** URL of an npm registry; default `CLINIC_REGISTRY`. */
  registry?: string;
  /** Folder of tarballs, used without a registry; default `CLINIC_STORE`, else `packages` in the site's folder. */
  store?: string;
  /** Folder of the clinic's settings; default `CLINIC_SETTINGS`, else `settings`. */
  settings?: string;
  environment?: string;
};

/**
 * Opens an npm registry if one is named, otherwise a folder. With `CLINIC_SIGNING_KEY` it signs releases, with
 * `CLINIC_TRUSTED_KEYS` it accepts only releases that one of these keys signed.
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
 * Reads `CLINIC_RETAIN_DAYS`, the days for which files of a retired release stay available to open tabs.
 * @throws Error when it is not a number
 */
export function readRetainDays(fallback: number): number {
  const days = Number(process.env.CLINIC_RETAIN_DAYS ?? fallback);
  if (days >= 0) return days;
  throw new Error(`CLINIC_RETAIN_DAYS must be a number of days; it is "${process.env.CLINIC_RETAIN_DAYS}".`);
}

/** Opens the site that the options name, then the environment, then the defaults; paths are relative to the current folder. */
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
