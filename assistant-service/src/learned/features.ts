import { soundOf } from '#text/spelling.ts';
import { fold } from '#text/words.ts';

/** What a text is made of, as a classifier sees it: places in a table of weights, and how much each counts. */
export type Features = { at: Uint32Array; value: Float32Array };

/** Places in the table. Two features that fall on one place share its weights. */
export const PLACES = 2 ** 16;

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
export function heard(text: string): string[] {
  const folded = fold(text.replaceAll(laughter, ' jaja '))
    .replaceAll(laughs, 'jaja')
    .replaceAll(year, '1999');
  // All words at once: a dozen replacements for each one take most of the time of a long message.
  return soundOf(folded.replaceAll(/(\S)\1{2,}/g, '$1'))
    .split(' ')
    .filter(Boolean);
}

/** In which round a place was last met; a set for each text would take most of the time. */
const met = new Uint32Array(PLACES);
let round = 0;

/** Gathers places, each once. */
function gather(): { places: number[]; add: (place: number) => void } {
  const mine = (round += 1);
  const places: number[] = [];
  const add = (place: number): void => {
    if (met[place] === mine) return;
    met[place] = mine;
    places.push(place);
  };
  return { places, add };
}

/** Words and pairs of words, and runs of three to five letters with the borders of words in them. */
export function featuresOf(words: readonly string[]): Features {
  const whole = gather();
  for (const [index, word] of words.entries()) {
    whole.add(placeOfText(word, 1));
    whole.add(placeOfText(`${words[index - 1] ?? '^'} ${word}`, 2));
  }
  const parts = gather();
  const line = ` ${words.join(' ')} `;
  for (let start = 0; start + SHORTEST <= line.length; start += 1) {
    let hashed = START;
    for (let size = 1; size <= LONGEST && start + size <= line.length; size += 1) {
      hashed = next(hashed, line.charCodeAt(start + size - 1));
      if (size >= SHORTEST) parts.add(placeOf(hashed, size));
    }
  }
  const ofWords = whole.places.length;
  // Words together count as much as letters together, and a long message no more than a short one.
  const value = new Float32Array(ofWords + parts.places.length).fill(1 / Math.sqrt(2 * ofWords), 0, ofWords);
  value.fill(1 / Math.sqrt(2 * parts.places.length), ofWords);
  return { at: Uint32Array.from([...whole.places, ...parts.places]), value };
}
