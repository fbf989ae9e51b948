/** Text as comparisons see it: lower case, without accents. */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Words without a meaning of their own in a search, in both languages. */
const stopWords = new Set(
  `a al con de del e el en la las lo los me mi mis o para por que se su sus un una unas unos y
  and for how in is my of on the to what with`.split(/\s+/),
);

/** Plurals find singulars; the rest is left to prefixes and to forgiveness. */
const toSingular = (word: string): string =>
  word.length > 3 ? word.replace(/(?<=[rlnzdj])es$|(?<=[^s])s$/u, '') : word;

export const splitWords = (text: string): string[] => text.split(/[^\p{L}\p{M}\p{N}]+/u);

/** A word as an index keeps it; `null` for one that says nothing. */
export function toTerm(word: string): string | null {
  const term = fold(word);
  return term === '' || stopWords.has(term) ? null : toSingular(term);
}

export const termsOf = (text: string): string[] => splitWords(text).flatMap((word) => toTerm(word) ?? []);
