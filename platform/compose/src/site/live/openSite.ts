import { type KeyObject, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Pin } from '#site/manifest/manifest.ts';
import { folderStore } from '#store/folderStore.ts';
import { registryStore } from '#store/registryStore.ts';
import type { Store } from '#store/store.ts';

import type { SiteFolder } from './change.ts';

export type Keys = {
  /** Private Ed25519 key that signs what is published. */
  signing?: KeyObject | undefined;
  /** Public keys of accepted signers; if empty, signatures are not checked. */
  trusted: readonly KeyObject[];
};

/** The signed text, which names the release and its hash. */
const statementOf = ({ package: name, version, integrity }: Pin): Buffer =>
  Buffer.from(`${name}@${version} ${integrity}`);

/** Reads a key in PEM or from a file: pipelines receive secrets in one form or the other. */
const readPem = (value: string): string =>
  value.includes('-----BEGIN') ? value : readFileSync(value, 'utf8');

/**
 * @param signing private key in PEM or as a path; default: nothing is signed
 * @param trusted concatenated public keys in PEM or as a path; default: nothing is checked
 */
export function readKeys(signing: string | undefined, trusted: string | undefined): Keys {
  const blocks = trusted ? (readPem(trusted).match(/-----BEGIN[^]+?-----END[^\n]+/g) ?? []) : [];
  if (trusted && blocks.length === 0) throw new Error('TESELA_TRUSTED_KEYS holds no public key.');
  return {
    signing: signing ? createPrivateKey(readPem(signing)) : undefined,
    trusted: blocks.map((block) => createPublicKey(block)),
  };
}

/** Adds signatures to a store: it signs what it publishes, and finds and fetches only what a trusted key signed. */
export function signedStore(store: Store, { signing, trusted }: Keys): Store {
  const isTrusted = (pin: Pin, signature = '') =>
    trusted.some((key) => verify(null, statementOf(pin), key, Buffer.from(signature, 'base64')));
  function assertTrusted(pin: Pin, signature: string | undefined): void {
    if (trusted.length === 0 || isTrusted(pin, signature)) return;
    const problem = signature === undefined ? 'not signed' : 'not signed with a key in TESELA_TRUSTED_KEYS';
    throw new Error(
      `${pin.package}@${pin.version} is ${problem}: release it from its pipeline, with TESELA_SIGNING_KEY.`,
    );
  }
  return {
    ...store,
    find: async (...wanted) => {
      const found = await store.find(...wanted);
      assertTrusted(found.pin, found.signature);
      return found;
    },
    fetch: async (pin) => {
      // A replica fetches pins from a manifest without find(), so the signature is checked here, too.
      if (trusted.length > 0) assertTrusted(pin, (await store.find(pin.package, pin.version)).signature);
      return store.fetch(pin);
    },
    publish: (packed, options) => {
      const { integrity, release } = packed;
      const pin = { package: release.name, version: release.version, integrity };
      const signature = signing && sign(null, statementOf(pin), signing).toString('base64');
      return store.publish({ ...packed, signature }, options);
    },
  };
}

export type SiteOptions = {
  /** Folder of the site; default `SITE_DIR`, else `.site` of the site's root. */
  site?: string;
  /** URL of an npm registry; default `TESELA_REGISTRY`. */
  registry?: string;
  /** Folder of tarballs, used without a registry; default `TESELA_STORE`, else `packages` in the site's folder. */
  store?: string;
  /** Folder of the site's settings; default `TESELA_SETTINGS`, else `settings` of the site's root. */
  settings?: string;
  environment?: string;
};

/**
 * Opens an npm registry if one is named, otherwise a folder. With `TESELA_SIGNING_KEY` it signs releases, with
 * `TESELA_TRUSTED_KEYS` it accepts only releases that one of these keys signed.
 */
export function openStore(options: SiteOptions, siteDir: string): Store {
  const { TESELA_REGISTRY, TESELA_REGISTRY_TOKEN, TESELA_STORE, ...env } = process.env;
  const registry = options.store ? undefined : (options.registry ?? TESELA_REGISTRY);
  const folder = options.store ?? TESELA_STORE ?? path.join(siteDir, 'packages');
  const store = registry
    ? registryStore(registry, path.join(siteDir, 'npm'), TESELA_REGISTRY_TOKEN)
    : folderStore(path.resolve(folder));
  return signedStore(store, readKeys(env.TESELA_SIGNING_KEY, env.TESELA_TRUSTED_KEYS));
}

/**
 * Reads `TESELA_RETAIN_DAYS`, the days for which files of a retired release stay available to open tabs.
 * @throws Error when it is not a number
 */
export function readRetainDays(fallback: number): number {
  const days = Number(process.env.TESELA_RETAIN_DAYS ?? fallback);
  if (days >= 0) return days;
  throw new Error(`TESELA_RETAIN_DAYS must be a number of days; it is "${process.env.TESELA_RETAIN_DAYS}".`);
}

/**
 * The nearest folder upwards that has a site or its settings, since a command may run in the folder of a remote; else the
 * current one.
 */
export function siteRoot(from = process.cwd()): string {
  const hasSite = (dir: string) =>
    ['.site', 'settings/site.json'].some((name) => existsSync(path.join(dir, name)));
  for (let dir = from; ; dir = path.dirname(dir)) {
    if (hasSite(dir)) return dir;
    if (dir === path.dirname(dir)) return from;
  }
}

/**
 * Opens the site that the options name, then the environment, then the defaults. What is named is relative to the
 * current folder, and a default to the site's root.
 */
export function openSite(options: SiteOptions = {}): SiteFolder {
  const inRoot = (name: string) => path.join(siteRoot(), name);
  const dir = path.resolve(options.site ?? process.env.SITE_DIR ?? inRoot('.site'));
  return {
    dir,
    store: openStore(options, dir),
    settingsDir: path.resolve(options.settings ?? process.env.TESELA_SETTINGS ?? inRoot('settings')),
    environment: options.environment ?? process.env.TESELA_ENVIRONMENT ?? 'local',
    retainDays: readRetainDays(7),
  };
}
