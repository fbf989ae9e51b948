import { existsSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import path from 'node:path';

import { perLang, type Lang, type PerLang } from '@tesela/core/lang';
import type * as v from 'valibot';

import { everyFile, filesOf, type Entry, type Mistake, type Kind, type Single } from './kind.ts';
import { lineOf } from './read/lineOf.ts';
import { createLookups } from './read/lookups.ts';
import { findOrphanFiles } from './read/orphanFiles.ts';
import { compareLengths, readFile, type FileValues } from './read/readFile.ts';

type Kinds = Readonly<Record<string, Kind>>;
type Read = { id: string; order: number; common: FileValues; words: PerLang<FileValues> };

/** The content of one package and its kinds. Compose, development and tests read it, the browser never does. */
export type Content<K extends Kinds> = {
  dir: string;
  kinds: K;
  /** Files of the site's settings that this package alone reads, by name: their schemas. */
  settings: Readonly<Record<string, v.GenericSchema>>;
  /** Those in which it is written. */
  languages: readonly Lang[];
  /** Ids of the entries of a kind, in the order of lists. */
  ids: (kind: keyof K & string) => string[];
  /**
   * The entries of a kind in one language, in the order of lists.
   * @throws Error that names every file, field and mistake of the kind
   */
  entries: <N extends keyof K & string>(kind: N, lang: Lang) => Entry<K[N]>[];
  /** The same for a kind of which there is one. */
  single: <N extends keyof K & string>(kind: N, lang: Lang) => Single<K[N]>;
  /** Every mistake in every file. */
  mistakes: () => Mistake[];
  /** What was to be reviewed before a day: no mistake in the words, so compose does not ask. @param today ISO day */
  overdue: (today: string) => Mistake[];
};

const isId = (id: string): boolean => /^[a-z\d]+(?:-[a-z\d]+)*$/.test(id);
const badName = 'has a name that no address can have: use small letters without accents, digits and hyphens';

/** Mistakes in the content of a package. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  /** Each with its line, from 1. */
  readonly mistakes: readonly (Mistake & { line: number })[];

  constructor(dir: string, mistakes: readonly Mistake[]) {
    super(`${path.basename(dir)} has mistakes in its content.\n${describeMistakes(mistakes)}`);
    this.mistakes = mistakes.map((mistake) => ({ ...mistake, line: lineOf(dir, mistake) }));
  }
}

/** Folder of the package that a module belongs to, in the sources as in a release. @throws Error when there is none */
function packageOf(moduleUrl: string): string {
  const file = findPackageJSON(moduleUrl);
  if (file === undefined) throw new Error(`No package has the module ${moduleUrl}.`);
  return path.dirname(file);
}

/**
 * Defines the content of a package. The files are read at each call, in the sources as in a release.
 * @param place the package's folder, or `import.meta.url` of a module in it; the content lies in `content/`
 * @param languages in which it is written, each in a folder of its own: `content/es`
 * @param kinds by the names of their folders
 * @param settings schemas of the site's settings that this package alone reads: `settings/<name>.json`
 */
export function defineContent<const K extends Kinds>(
  place: string,
  languages: readonly Lang[],
  kinds: K,
  settings: Content<K>['settings'] = {},
): Content<K> {
  const dir = place.startsWith('file:') ? packageOf(place) : place;

  function read(kind: string): { entries: Read[]; mistakes: Mistake[] } {
    const definition = kinds[kind];
    if (!definition)
      throw new Error(`There is no kind "${kind}" of content. There are: ${Object.keys(kinds).join(', ')}.`);
    const lookups = createLookups(dir, languages, kinds);
    const mistakes: Mistake[] = [];
    const readOne = (file: string | undefined, schema: v.GenericSchema | undefined): FileValues => {
      if (!file || !schema) return {};
      const { values, mistakes: found } = readFile(dir, file, schema, lookups);
      mistakes.push(...found);
      return values;
    };
    const entries = lookups.ids(kind).map((id) => {
      const files = filesOf(kind, definition, id, lookups.languages);
      if (id && !isId(id)) {
        const file = everyFile(files).find((each) => existsSync(path.join(dir, each))) ?? kind;
        mistakes.push({ file, field: '', message: badName });
      }
      const { order = 0, ...common } = readOne(files.facts, definition.facts);
      const words = perLang(lookups.languages, (lang) => readOne(files.words?.[lang], definition.words));
      mistakes.push(
        ...compareLengths(
          Object.entries(words).map(([lang, said]) => [files.words?.[lang as Lang] ?? kind, said]),
        ),
      );
      return { id, order: Number(order), common, words };
    });
    return { entries: entries.toSorted((a, b) => a.order - b.order), mistakes };
  }

  function readWell(kind: string, lang?: Lang) {
    const { entries, mistakes } = read(kind);
    if (mistakes.length > 0) throw new ContentError(dir, mistakes);
    return entries.map(({ id, common, words }) => {
      if (lang && kinds[kind]?.words && !words[lang])
        throw new Error(
          `${path.basename(dir)} is not written in "${lang}": make content/${lang} with ${kind}.`,
        );
      return { id, values: { ...common, ...(lang && words[lang]) } };
    });
  }

  return {
    dir,
    kinds,
    settings,
    languages,
    ids: (kind) => readWell(kind).map(({ id }) => id),
    // Made of what the schemas of this very kind let through.
    entries: (kind, lang) =>
      readWell(kind, lang).map(({ id, values }) => ({ id, ...values }) as Entry<K[typeof kind]>),
    single: (kind, lang) => readWell(kind, lang)[0]?.values as Single<K[typeof kind]>,
    mistakes: () => [
      ...Object.keys(kinds).flatMap((kind) => read(kind).mistakes),
      ...findOrphanFiles(dir, kinds, createLookups(dir, languages, kinds)),
    ],
    overdue: (today) =>
      Object.entries(kinds).flatMap(([kind, definition]) =>
        read(kind).entries.flatMap(({ id, common }) => {
          const { next = today } = (common['review'] ?? {}) as { next?: string };
          const { facts: file = kind } = filesOf(kind, definition, id, []);
          return next < today
            ? [{ file, field: 'review.next', message: `was to be reviewed before ${next}` }]
            : [];
        }),
      ),
  };
}

/** One line per mistake. */
export const describeMistakes = (mistakes: readonly Mistake[]): string =>
  mistakes.map(({ file, field, message }) => `  ${file}${field && `, ${field}`}: ${message}.`).join('\n');
