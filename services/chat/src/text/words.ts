/** Most words are folded already. */
const isPlain = /^[a-z0-9]+(?: [a-z0-9]+)*$/;

/** Lower case, without accents or punctuation, single spaces: «¿Qué HAY?» → `que hay`. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (isPlain.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The words of a list that is written as one text. */
export const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

export const setOf = (text: string): ReadonlySet<string> => new Set(wordsOf(text));

/** Rows that begin with what their other words stand for, by each of these words. */
export const byName = (rows: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    rows.flatMap((row) => {
      const [key = '', ...names] = wordsOf(row);
      return names.map((name): [string, string] => [name, key]);
    }),
  );

/** Puts values where their names stand in braces. */
export const fill = (text: string, values: Readonly<Record<string, unknown>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (all, name: string) => String(values[name] ?? all));

/** Words of a message that tells more than it asks: what the sum of them is about is a guess. */
const STORY = 28;

export const isStory = (words: readonly string[]): boolean => words.length > STORY;
