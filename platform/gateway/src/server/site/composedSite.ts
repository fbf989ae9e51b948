import { createHash } from 'node:crypto';
import { access, constants, readdir, readFile, realpath } from 'node:fs/promises';
import path from 'node:path';

import { readRedirects, type Redirect } from './redirects.ts';

export type Log = { error: (facts: object, message: string) => void };

/** One composed site: a folder of pages that is never written to once it is live. */
export type ComposedSite = {
  /** Absolute path, without links. */
  dir: string;
  /** Names of all files in it, so that an address without a page costs no look at the disk. */
  files: ReadonlySet<string>;
  /**
   * Hash of a file's bytes, so that replicas agree and a release that leaves a page as it is lets browsers keep it.
   * @throws Error of the file system
   */
  hashOf: (name: string) => Promise<string>;
  redirects: readonly Redirect[];
};

async function listFiles(dir: string): Promise<Set<string>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Set(files.map(({ parentPath, name }) => path.relative(dir, path.join(parentPath, name))));
}

/** Hashes a file when it is asked for first. */
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
 * @throws Error when it is not whole: then the one before it is better
 */
export async function openComposedSite(link: string, log: Log): Promise<ComposedSite> {
  const dir = await realpath(link);
  const redirects = await readRedirects(dir).catch((error: unknown) => {
    log.error({ err: error }, 'redirects.json cannot be read: nothing is redirected');
    return [];
  });
  const files = await listFiles(dir);
  await access(path.join(dir, 'index.html'), constants.R_OK);
  return { dir, files, hashOf: createHashes(dir), redirects };
}
