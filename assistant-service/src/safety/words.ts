/** A word as it was typed, and what it may be a misspelling of. */
export type Token = readonly string[];

/** Words of one meaning. */
export type Words = {
  entries: readonly string[];
  /** How many tokens of a message, from one on, say it: 0 for none. */
  at: (tokens: readonly Token[], from: number) => number;
};

/** Every word that a list names: what misspellings are corrected to. */
export const vocabulary = new Set<string>();

const isPrefix = (entry: string): boolean => entry.endsWith('*');

const isEntry = (token: Token | undefined, entry: string): boolean =>
  token?.some((word) => (isPrefix(entry) ? word.startsWith(entry.slice(0, -1)) : word === entry)) ?? false;

/** All lists, with the entries that one token may be or begin. */
const lists: { list: Words; starts: (token: Token) => boolean }[] = [];
const known = new WeakMap<Token, ReadonlySet<Words>>();

/** The lists that a token may be of. A word that was met before is not read again. */
export function listsOf(token: Token): ReadonlySet<Words> {
  const found =
    known.get(token) ?? new Set(lists.filter(({ starts }) => starts(token)).map(({ list }) => list));
  known.set(token, found);
  return found;
}

/**
 * A list of folded words, both languages in one: `sangr*` stands for all words that begin so, `a_lot` for two in a row.
 * Lists may hold other lists.
 */
export function words(...parts: (string | Words)[]): Words {
  const entries = parts.flatMap((part) =>
    typeof part === 'string' ? part.trim().split(/\s+/) : part.entries,
  );
  const phrases = entries.map((entry) => entry.split('_')).toSorted((a, b) => b.length - a.length);
  for (const part of phrases.flat()) vocabulary.add(part);
  const list: Words = {
    entries,
    at: (tokens, from) => {
      const token = tokens[from];
      if (!token || !listsOf(token).has(list)) return 0;
      return (
        phrases.find((row) => row.every((part, index) => isEntry(tokens[from + index], part)))?.length ?? 0
      );
    },
  };
  lists.push({ list, starts: (token) => phrases.some(([first = '']) => isEntry(token, first)) });
  return list;
}

const forms = (stems: string, endings: string): string =>
  stems
    .split(' ')
    .flatMap((stem) => endings.split(' ').map((ending) => stem + ending))
    .join(' ');

/**
 * Forms that tell what happens or happened, to whomever: never the infinitive or the conditional, with which people
 * ask what might happen.
 */
export const ar = (stems: string): string =>
  forms(stems, 'o as a an e aste aron ando ado ada ados adas aba aban ara');
export const er = (stems: string): string =>
  forms(stems, 'o es e en i io iste ieron iendo ido ida idos idas ia ian');
