import { createHash } from 'node:crypto';
import { access, constants, readdir, readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';

import { prefixesOf } from '@tesela/compose/composedSite';
import { parseManifest, type Manifest } from '@tesela/compose/manifest';
import type { Languages } from '@tesela/core/lang';

import { readSearchRules, type GatewaySearch } from '#server/search/searchRules.ts';

import { readRedirects, type Redirect } from './redirects.ts';

type Log = { error: (facts: object, message: string) => void };

/** One composed site. Its folder never changes once it is live. */
export type ComposedSite = {
  /** Absolute path without symbolic links. */
  dir: string;
  /** Paths of all its files, so that a 404 needs no access to the disk. */
  files: ReadonlySet<string>;
  /**
   * Hash of a file's content for ETags: the same on all replicas and in all sites that contain the same file.
   * @throws Error of the file system
   */
  hashOf: (name: string) => Promise<string>;
  redirects: readonly Redirect[];
  /** Undefined where nothing can be searched. */
  search: GatewaySearch | undefined;
  /** By their part of addresses, of which the first has none: `['', 'en']`. */
  languages: Languages<string>;
};

/** What the gateway serves at one time: the site, and another one for the visitors of a canary. */
export type Deployment = {
  site: ComposedSite;
  canary: { site: ComposedSite; percent: number } | undefined;
  /** Undefined when the folder has no manifest or a damaged one. */
  manifest: Manifest | undefined;
  /** Time at which this server began to serve it. */
  since: Date;
};

async function listFiles(dir: string): Promise<Set<string>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Set(files.map(({ parentPath, name }) => path.relative(dir, path.join(parentPath, name))));
}

/** Hashes a file at its first request. */
function createHashes(dir: string): ComposedSite['hashOf'] {
  const hashes = new Map<string, string>();
  return async (name) => {
    const known = hashes.get(name);
    if (known !== undefined) return known;
    const bytes = await readFile(path.join(dir, name));
    const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 27);
    hashes.set(name, hash);
    return hash;
  };
}

/**
 * Opens a composed site.
 * @param link path of its folder, or of a link to it
 * @throws Error when it is incomplete
 */
async function openComposedSite(link: string, log: Log): Promise<ComposedSite> {
  const dir = await realpath(link);
  const redirects = await readRedirects(dir).catch((error: unknown) => {
    log.error({ err: error }, 'redirects.json cannot be read: nothing is redirected');
    return [];
  });
  const search = await readSearchRules(dir).catch((error: unknown) => {
    log.error({ err: error }, 'search.json cannot be read: a search shows its page without results');
    return undefined;
  });
  const files = await listFiles(dir);
  // Compose writes it for every site, which may have its first page elsewhere.
  await access(path.join(dir, 'registry.json'), constants.R_OK);
  return { dir, files, hashOf: createHashes(dir), redirects, search, languages: prefixesOf(files) };
}

const isThere = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );

/** A damaged manifest is not fatal: only the canary and `/status` need it. */
async function readManifest(dir: string, log: Log): Promise<Manifest | undefined> {
  try {
    return parseManifest(await readFile(path.join(dir, 'live.json'), 'utf8'), 'live.json');
  } catch (error) {
    log.error({ err: error }, 'live.json is damaged: the site is served without a canary');
    return undefined;
  }
}

/**
 * Opens the present deployment of a site's folder: its link `current`, or its folder `live` when there is no such link.
 * @throws Error when it is incomplete
 */
export async function openDeployment(siteDir: string, log: Log): Promise<Deployment> {
  const since = new Date();
  const current = path.join(siteDir, 'current');
  if (!(await isThere(current))) {
    return {
      site: await openComposedSite(path.join(siteDir, 'live'), log),
      canary: undefined,
      manifest: undefined,
      since,
    };
  }
  // The link may change meanwhile, so everything is read from its present target.
  const dir = await realpath(current);
  const manifest = await readManifest(dir, log);
  const site = await openComposedSite(path.join(dir, 'site'), log);
  const canary = manifest?.canary && {
    site: await openComposedSite(path.join(dir, 'canary'), log),
    percent: manifest.canary.percent,
  };
  return { site, canary, manifest, since };
}
