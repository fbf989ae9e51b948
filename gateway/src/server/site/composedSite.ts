import { access, constants, readdir, realpath } from 'node:fs/promises';
import path from 'node:path';

import { addressOfFile, describeFile, type SiteFile } from '#server/files/liveFile.ts';
import { isSibling } from '#server/files/negotiate.ts';
import { readRedirects, type Redirect } from './redirects.ts';

export type Log = { error: (facts: object, message: string) => void };

/** One composed site: a folder of pages that is never written to once it is live. */
export type ComposedSite = {
  /** Absolute path, without links. */
  dir: string;
  /** Every file in it by its name, so that an address without a page costs no look at the disk. */
  files: ReadonlyMap<string, SiteFile>;
  /** The files that browsers may have, by their address as links and browsers write it. */
  addresses: ReadonlyMap<string, SiteFile>;
  redirects: readonly Redirect[];
};

async function listFiles(dir: string): Promise<Map<string, SiteFile>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const names = new Set(files.map(({ parentPath, name }) => path.relative(dir, path.join(parentPath, name))));
  const originals = [...names].filter((name) => !isSibling(name));
  return new Map(originals.map((name) => [name, describeFile(dir, name, names)]));
}

function indexAddresses(files: ReadonlyMap<string, SiteFile>): Map<string, SiteFile> {
  const entries = [...files].map(([name, file]): [string | undefined, SiteFile] => [
    addressOfFile(name),
    file,
  ]);
  return new Map(entries.filter((entry): entry is [string, SiteFile] => entry[0] !== undefined));
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
  return { dir, files, addresses: indexAddresses(files), redirects };
}
