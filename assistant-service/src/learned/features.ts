import { soundOf } from '#text/spelling.ts';
import { fold } from '#text/words.ts';

/** What a text is made of, as a classifier sees it: places in a table of weights, and how much each counts. */
export type Features = { at: Uint32Array; value: Float32Array };

/** Places in the table. Two features that fall on one place share its weights. */
export const PLACES = 2 ** 15;

/** FNV-1a. */
function hash(text: string, seed: number): number {
  let hashed = 0x811c9dc5 ^ seed;
  for (let index = 0; index < text.length; index += 1)
    hashed = Math.imul(hashed ^ text.charCodeAt(index), 0x01000193);
  return (hashed ^ (hashed >>> 15)) >>> 0;
}

/** «Porfaaaa» and «porfa», `kiero` and `quiero` are the same. */
const heard = (text: string): string[] =>
  fold(text)
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
    whole.add(hash(word, 1) % PLACES);
    whole.add(hash(`${words[index - 1] ?? '^'} ${word}`, 2) % PLACES);
  }
  const line = ` ${words.join(' ')} `;
  for (let size = 3; size <= 5; size += 1) {
    for (let start = 0; start + size <= line.length; start += 1)
      parts.add(hash(line.slice(start, start + size), size) % PLACES);
  }
  const at = [...whole, ...parts];
  // Words together count as much as letters together, and a long message no more than a short one.
  const value = Float32Array.from(at, (_, index) =>
    index < whole.size ? 1 / Math.sqrt(2 * whole.size) : 1 / Math.sqrt(2 * parts.size),
  );
  return { at: Uint32Array.from(at), value };
}
