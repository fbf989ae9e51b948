import MiniSearch, { type SearchOptions } from 'minisearch';

import { splitWords, toTerm } from './terms.ts';

export type Found = { id: string; score: number };

type Field<T> = {
  text: (item: T) => string;
  /** How much a word of it tells, beside the others'. Default: 1. */
  weight?: number;
};

type Options<T> = {
  fields: Readonly<Record<string, Field<T>>>;
  /** Words that count as said where a word stands; all as `toTerm` makes them. */
  synonyms?: Readonly<Record<string, readonly string[]>>;
  /** How gladly an item is shown. Default: 1 for all. */
  preference?: (item: T) => number;
  /** Where nothing has all the words, what has some of them is found. */
  takesSome?: boolean;
};

/** Items indexed without giving way to the visitor. */
const chunkSize = 50;

const fuzzy = (term: string) => term.length > 3 && 0.2;

/** Forgiving only those who would find nothing keeps what the others find precise, and quick. */
const passes: readonly SearchOptions[] = [{}, { fuzzy }, { fuzzy, prefix: true }];

/**
 * Indexes texts, in small steps, so that typing goes on meanwhile.
 * @param items with an id each
 * @returns finds items by words, accents and small mistakes aside, the best first
 */
export async function indexTexts<T extends { id: string }>(
  items: readonly T[],
  { fields, synonyms = {}, preference = () => 1, takesSome = false }: Options<T>,
): Promise<(text: string) => Found[]> {
  const byId = new Map(items.map((item) => [item.id, item]));
  const index = new MiniSearch<T>({
    fields: Object.keys(fields),
    extractField: (item, field) => (field === 'id' ? item.id : (fields[field]?.text(item) ?? '')),
    tokenize: splitWords,
    processTerm(word) {
      const term = toTerm(word);
      return term && [term, ...(synonyms[term] ?? [])];
    },
    searchOptions: {
      combineWith: 'AND',
      processTerm: toTerm,
      boost: Object.fromEntries(Object.entries(fields).map(([name, { weight = 1 }]) => [name, weight])),
      boostDocument: (id: string) => preference(byId.get(id) as T), // the index knows no others
      // One letter is the beginning of a word only while it is all there is: «tipo c» is not «tipo clásico».
      prefix: (term, _position, terms) => term.length > 1 || terms.length === 1,
    },
  });
  await index.addAllAsync([...byId.values()], { chunkSize });

  return (text) => {
    for (const pass of takesSome ? [...passes, { fuzzy, combineWith: 'OR' } as const] : passes) {
      const found = index.search(text, pass);
      if (found.length > 0) return found.map(({ id, score }) => ({ id: String(id), score }));
    }
    return [];
  };
}
