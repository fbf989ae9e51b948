import { soundOf } from '#text/spelling.ts';
import { fold } from '#text/words.ts';

/** What a text is made of, as a classifier sees it: places in a table of weights, and how much each counts. */
export type Features = { at: Uint32Array; value: Float32Array };

/** Places in the table. Two features that fall on one place share its weights. */
export const PLACES = 2 ** 15;

/** Letters of a run. */
const SHORTEST = 3;
const LONGEST = 5;

/** FNV-1a, letter by letter. */
const START = 0x811c9dc5;
const next = (hashed: number, letter: number): number => Math.imul(hashed ^ letter, 0x01000193);

/** @param seed keeps a word apart from the same letters within one */
const placeOf = (hashed: number, seed: number): number =>
  (((hashed ^ (hashed >>> 15)) + Math.imul(seed, 0x9e3779b1)) >>> 0) % PLACES;

function placeOfText(text: string, seed: number): number {
  let hashed = START;
  for (let index = 0; index < text.length; index += 1) hashed = next(hashed, text.charCodeAt(index));
  return placeOf(hashed, seed);
}

/** However somebody laughs, and whatever year it was, is the same. */
const laughter = /[😂🤣😅😆😹🙈]/gu;
const laughs = /\b(?:a?([jh][aei])\1+[jh]?|lo+l|lmao|xd)\b/g;
const year = /\b(?:19|20)\d\d\b/g;

/** «Porfaaaa» and «porfa», `kiero` and `quiero` are the same. */
const heard = (text: string): string[] =>
  fold(text.replaceAll(laughter, ' jaja '))
    .replaceAll(laughs, 'jaja')
    .replaceAll(year, '1999')
    .replaceAll(/(.)\1{2,}/g, '$1')
    .split(' ')
    .filter(Boolean)
    .map(soundOf);

/** Words and pairs of words, and runs of three to five letters with the borders of words in them. */
export function featuresOf(text: string): Features {
  const words = heard(text);
  const whole = new Set<number>();
  const parts = new Set<number>();
  for (const [index, word] of words.entries()) {
    whole.add(placeOfText(word, 1));
    whole.add(placeOfText(`${words[index - 1] ?? '^'} ${word}`, 2));
  }
  const line = ` ${words.join(' ')} `;
  for (let start = 0; start + SHORTEST <= line.length; start += 1) {
    let hashed = START;
    for (let size = 1; size <= LONGEST && start + size <= line.length; size += 1) {
      hashed = next(hashed, line.charCodeAt(start + size - 1));
      if (size >= SHORTEST) parts.add(placeOf(hashed, size));
    }
  }
  const at = [...whole, ...parts];
  // Words together count as much as letters together, and a long message no more than a short one.
  const value = Float32Array.from(at, (_, index) =>
    index < whole.size ? 1 / Math.sqrt(2 * whole.size) : 1 / Math.sqrt(2 * parts.size),
  );
  return { at: Uint32Array.from(at), value };
}
