/**
 * What a reader sees, in the fewest characters: joiners are invisible, full-width digits are digits, `⅒` is `1/10`.
 * Cut before and after: one character may stand for eighteen.
 */
export function plainText(text: string, maxLength: number): string {
  const cut = text.slice(0, maxLength).replaceAll('\u200d', '').normalize('NFKC').replaceAll('\u2044', '/');
  return cut.slice(0, 2 * maxLength).toWellFormed();
}

/** Sentences; the dot of `1.5` or `a.m.` in the middle of a word ends none. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/[\n!?…]|[.;:](?=\s|$)/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
