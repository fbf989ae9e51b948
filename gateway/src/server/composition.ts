import { access, constants, readdir, realpath } from 'node:fs/promises';
import path from 'node:path';

import { readRedirects, type Redirect } from './redirects.ts';

export type Log = { error: (facts: object, message: string) => void };

/** One composed site: a folder of pages that is never written to once it is live. */
export type Composition = {
  /** Absolute path, without links. */
  dir: string;
  /** Every file in it, so that an address without a page costs no look at the disk. */
  files: ReadonlySet<string>;
  redirects: readonly Redirect[];
};

async function listFiles(dir: string): Promise<Set<string>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Set(files.map(({ parentPath, name }) => path.relative(dir, path.join(parentPath, name))));
}

/**
 * Opens a composed site.
 * @param link path of its folder, or of a link to it
 * @throws Error when it is not whole: then the one before it is better
 */
export async function openComposition(link: string, log: Log): Promise<Composition> {
  const dir = await realpath(link);
  const redirects = await readRedirects(dir).catch((error: unknown) => {
    log.error({ err: error }, 'redirects.json cannot be read: nothing is redirected');
    return [];
  });
  const files = await listFiles(dir);
  await access(path.join(dir, 'index.html'), constants.R_OK);
  return { dir, files, redirects };
}
