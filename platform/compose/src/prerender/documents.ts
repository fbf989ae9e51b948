import type { RemoteDocuments } from '@clinic/shared/contract';
import type { Lang } from '@clinic/shared/lang';
import { documentFile } from '@clinic/shared/liveRemotes';
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { writeCompressed } from '#disk/compress.ts';
import { inParallel } from '#disk/inParallel.ts';
import { ensureWhole, listFiles } from '#releases/fileList.ts';

export type DocumentsPerLang = Readonly<Record<Lang, RemoteDocuments>>;

/** The documents of a remote as the browser finds them. */
export type StoredDocuments = {
  /** Path from the site's root, without a slash at its end; it bears a hash of all the documents. */
  url: string;
  /** By path from the site's root. */
  byUrl: ReadonlyMap<string, unknown>;
  /** Names that are paths of pages. */
  paths: readonly string[];
};

const filesOf = (documents: DocumentsPerLang) =>
  // The languages are keys of a record; Object.entries widens them.
  (Object.entries(documents) as [Lang, RemoteDocuments][]).flatMap(([lang, byName]) =>
    Object.entries(byName).map(
      ([name, document]) => [documentFile(name, lang), JSON.stringify(document), document] as const,
    ),
  );

/** Addresses a remote's documents. @param folder of the package, e.g. `mfe-events` */
export function addressDocuments(folder: string, documents: DocumentsPerLang): StoredDocuments {
  const files = filesOf(documents);
  const hash = createHash('sha256');
  for (const [file, json] of files) hash.update(file).update('\0').update(json);
  const url = `/data/${folder}/${hash.digest('hex').slice(0, 12)}`;
  const names = Object.values(documents).flatMap((byName) => Object.keys(byName));
  return {
    url,
    byUrl: new Map(files.map(([file, , document]) => [`${url}/${file}`, document])),
    paths: [...new Set(names)].filter((name) => name.startsWith('/')),
  };
}

/** Stores a remote's documents as immutable files below `siteDir`, with compressed siblings, unless they are there and whole. */
export async function storeDocuments(
  url: string,
  documents: DocumentsPerLang,
  siteDir: string,
): Promise<void> {
  const dir = path.join(siteDir, url);
  const fill = async (folder: string) => {
    await inParallel(filesOf(documents), ([file, json]) => write(path.join(folder, file), json));
    await listFiles(folder);
  };
  await ensureWhole(dir, fill);
}

async function write(file: string, content: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
  await writeCompressed(file, 8);
}
