import path from 'node:path';

import type { Remote, RemoteData, RemoteDocuments } from '@tesela/core/contract';
import { DESCRIPTIONS, searchOf, type Description } from '@tesela/core/descriptions';
import type { Lang, Languages, PerLang } from '@tesela/core/lang';
import { documentFile } from '@tesela/core/liveRemotes';
import { SEARCH_DOCUMENT } from '@tesela/core/search/documents';
import { SettingsError } from '@tesela/core/settings';

import { readJson } from '#disk/files.ts';
import { codeHash, type Release } from '#releases/release.ts';

import { finishSearch, readSynonyms } from './searchDocuments.ts';

type DocumentsPerLang = PerLang<RemoteDocuments>;

type Made = {
  documents: DocumentsPerLang;
  /** What its pages are, for the assistant. */
  descriptions: PerLang<readonly Description[]>;
};

/** Reads the settings files that one remote alone needs, by its own schemas. */
async function readOwnSettings(
  dir: string,
  folder: string,
  { settings = {} }: RemoteData,
): Promise<Readonly<Record<string, unknown>>> {
  const read = Object.entries(settings).map(async ([name, schema]) => {
    const file = path.join(dir, `${name}.json`);
    const result = await schema['~standard'].validate(await readJson(file, `what ${folder} needs to know`));
    if (result.issues) throw new SettingsError(file, result.issues);
    return [name, result.value] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}

function partOff(made: RemoteDocuments): { documents: RemoteDocuments; descriptions: Description[] } {
  const { [DESCRIPTIONS]: given = [], ...documents } = made;
  // Of the same package as the type, or of a release of this contract.
  const descriptions = given as Description[];
  const found = searchOf(descriptions);
  return {
    documents: found.length > 0 ? { ...documents, [SEARCH_DOCUMENT]: found } : documents,
    descriptions,
  };
}

type Options = { settingsDir: string; languages: Languages; folder: string; routes: Remote['routes'] };

/**
 * All that a remote's pages are given to read, by its own settings, and what they are.
 * @throws Error that names the setting, or what it lists for the search, that is wrong
 */
export async function remoteDocuments(
  data: RemoteData,
  { settingsDir, languages, folder, routes }: Options,
): Promise<Made> {
  const settings = await readOwnSettings(settingsDir, folder, data);
  const synonyms = await readSynonyms(settingsDir, languages);
  const makeIn = (lang: Lang) => {
    const { documents, descriptions } = partOff(data.documents?.({ lang, settings }) ?? {});
    const links = data.links?.[lang];
    return {
      documents: finishSearch(documents, { lang, synonyms, folder, routes, links }),
      descriptions: descriptions.length > 0 ? descriptions : (data.knowledge?.[lang] ?? []),
    };
  };
  const made = languages.map((lang) => [lang, makeIn(lang)] as const);
  return {
    documents: Object.fromEntries(made.map(([lang, { documents }]) => [lang, documents])) as DocumentsPerLang,
    descriptions: Object.fromEntries(
      made.map(([lang, own]) => [lang, own.descriptions]),
    ) as Made['descriptions'],
  };
}

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
