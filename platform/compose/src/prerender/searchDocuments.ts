import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { Remote, RemoteDocuments } from '@tesela/core/contract';
import type { RemoteLinks } from '@tesela/core/frame';
import type { Lang, Languages } from '@tesela/core/lang';
import { matchPattern } from '@tesela/core/routePattern';
import { SEARCH_DOCUMENT, type SearchDocument } from '@tesela/core/search/documents';
import { searchDocumentsSchema, synonymsSchema, type Synonyms } from '@tesela/core/search/schema';
import { termsOf } from '@tesela/core/search/terms';
import { SettingsError } from '@tesela/core/settings';
import * as v from 'valibot';

/**
 * Reads the site's groups of words that mean the same; a site may have none.
 * @param dir folder of the settings
 * @throws Error that names the file and what is wrong with it
 */
export async function readSynonyms(dir: string, languages: Languages): Promise<Synonyms> {
  const file = path.join(dir, 'synonyms.json');
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return {} as Synonyms;
  const { success, output, issues } = v.safeParse(synonymsSchema(languages), JSON.parse(text));
  if (!success) throw new SettingsError(file, issues);
  return output as unknown as Synonyms; // its keys are the languages
}

const asTerms = (text: string): string => ` ${termsOf(text).join(' ')} `;

/** The words of each group that has one in the text. */
function synonymsOf(text: string, groups: readonly string[]): string[] {
  const said = asTerms(text);
  return groups
    .map((group) => group.split(',').map((word) => word.trim()))
    .filter((group) => group.some((word) => said.includes(asTerms(word))))
    .flat();
}

function withSynonyms(document: SearchDocument, groups: readonly string[]): SearchDocument {
  const { title, line, words = [] } = document;
  const weighty = asTerms([title, ...words].join(' . '));
  // What only the line says goes among the words, too: a synonym never outranks the word itself.
  const synonyms = synonymsOf([title, line, ...words].join(' . '), groups);
  const all = [...words, ...synonyms.filter((word) => !weighty.includes(asTerms(word)))];
  return all.length > 0 ? { ...document, words: [...new Set(all)] } : document;
}

type Context = {
  lang: Lang;
  synonyms: Synonyms;
  /** Of the remote. */
  folder: string;
  routes: Remote['routes'];
  /** What it brings to the menu and the footer: its pages are found, whatever it lists. */
  links: RemoteLinks | undefined;
};

/** The pages that the menu or the footer leads to, under what, each once. */
function pagesOf({ menu = [], footer = [], legal = [] }: RemoteLinks): SearchDocument[] {
  const all = [
    ...menu.map((link) => ({ ...link, line: '' })),
    ...menu.flatMap(({ label, below = [] }) => below.map((link) => ({ ...link, line: label }))),
    ...footer.flatMap(({ heading, links }) => links.map((link) => ({ ...link, line: heading }))),
    ...legal.map((link) => ({ ...link, line: '' })),
  ];
  return [...Map.groupBy(all, ({ to }) => to).values()].flatMap(([link]) =>
    link ? [{ kind: 'page', path: link.to, title: link.label, line: link.line }] : [],
  );
}

/**
 * Checks what a remote lists for the search, and adds the words that mean the same.
 * @throws Error that names the remote and what is wrong, for a result that leads nowhere is worse than none
 */
export function finishSearch(
  documents: RemoteDocuments,
  { lang, synonyms, folder, routes, links = {} }: Context,
): RemoteDocuments {
  const given = documents[SEARCH_DOCUMENT] ?? [];
  const { success, output, issues } = v.safeParse(searchDocumentsSchema, given);
  if (!success) throw new SettingsError(`The document "${SEARCH_DOCUMENT}" of ${folder}`, issues);
  const lost = output.find(
    (document) => !routes.some((route) => matchPattern(route.path, document.path.replace(/[?#].*$/, ''))),
  );
  if (lost) throw new Error(`${folder} lists ${lost.path} for the search, but has no page there.`);
  const known = new Set(output.map((document) => document.path));
  const all = [...output, ...pagesOf(links).filter((page) => !known.has(page.path))];
  // An empty one, too: the search asks every remote that has documents.
  return {
    ...documents,
    [SEARCH_DOCUMENT]: all.map((document) => withSynonyms(document, synonyms[lang] ?? [])),
  };
}
