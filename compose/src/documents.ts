import type { RemoteDocuments } from '@clinic/shared/contract';
import type { Lang } from '@clinic/shared/lang';
import { documentFile } from '@clinic/shared/registry';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { writeCompressed } from './compress.ts';
import { inParallel } from './inParallel.ts';

/** The documents of a remote, stored for the browser. */
export type StoredDocuments = {
  /** Path from the site's root, without a slash at its end; it bears a hash of all the documents. */
  url: string;
  /** By path from the site's root. */
  byUrl: ReadonlyMap<string, unknown>;
  /** Names that are paths of pages. */
  paths: readonly string[];
};

/**
 * Stores a remote's documents as immutable files below `siteDir`, with compressed siblings.
 * @param folder of the package, e.g. `mfe-shop`
 */
export async function storeDocuments(
  folder: string,
  documents: Readonly<Record<Lang, RemoteDocuments>>,
  siteDir: string,
): Promise<StoredDocuments> {
  // The languages are keys of a record; Object.entries widens them.
  const files = (Object.entries(documents) as [Lang, RemoteDocuments][]).flatMap(([lang, byName]) =>
    Object.entries(byName).map(
      ([name, document]) => [documentFile(name, lang), JSON.stringify(document), document] as const,
    ),
  );
  const hash = createHash('sha256');
  for (const [file, json] of files) hash.update(file).update('\0').update(json);
  const version = hash.digest('hex').slice(0, 12);
  const url = `/data/${folder}/${version}`;
  const dir = path.join(siteDir, url);
  if (!existsSync(dir)) {
    const aside = `${dir}.tmp`;
    await rm(aside, { recursive: true, force: true });
    await inParallel(files, ([file, json]) => write(path.join(aside, file), json));
    await rename(aside, dir);
  }
  const names = Object.values(documents).flatMap((byName) => Object.keys(byName));
  return {
    url,
    byUrl: new Map(files.map(([file, , document]) => [`${url}/${file}`, document])),
    paths: [...new Set(names)].filter((name) => name.startsWith('/')),
  };
}

async function write(file: string, content: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
  await writeCompressed(file, 10);
}
