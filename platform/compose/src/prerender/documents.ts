import type { RemoteDocuments } from '@clinic/shared/contract';
import type { Lang } from '@clinic/shared/lang';
import { documentFile } from '@clinic/shared/liveRemotes';

import { codeHash, type Release } from '#releases/release.ts';

export type DocumentsPerLang = Readonly<Record<Lang, RemoteDocuments>>;

/** The documents of a remote as the browser finds them. */
export type AddressedDocuments = {
  /** Path from the site's root, without a slash at its end. */
  url: string;
  /** By path from the site's root. */
  byUrl: ReadonlyMap<string, unknown>;
  /** Names that are paths of pages. */
  paths: readonly string[];
};

/** Where a release's documents lie. The address names the code that reads them: a tab never gets those of other code. */
export const documentsUrl = (release: Release): string => `/data/${release.name}/${codeHash(release)}`;

/** Addresses a remote's documents. @param url where they lie */
export function addressDocuments(url: string, documents: DocumentsPerLang): AddressedDocuments {
  // The languages are keys of a record; Object.entries widens them.
  const all = (Object.entries(documents) as [Lang, RemoteDocuments][]).flatMap(([lang, byName]) =>
    Object.entries(byName).map(([name, document]) => ({ name, lang, document })),
  );
  return {
    url,
    byUrl: new Map(all.map(({ name, lang, document }) => [`${url}/${documentFile(name, lang)}`, document])),
    paths: [...new Set(all.map(({ name }) => name))].filter((name) => name.startsWith('/')),
  };
}
