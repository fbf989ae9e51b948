import { soundOf } from '#text/sound.ts';
import { fold } from '#text/words.ts';

/** What a text is made of, as a classifier sees it: places in a table of weights, and how much each counts. */
export type Features = { at: Uint32Array; value: Float32Array };

/** Places in the table. Two features that fall on one place share its weights. */
export const PLACES = 2 ** 17;

/** Letters of the shortest run. */
const SHORTEST = 3;

/** How far apart the two words of a pair may stand, and the letters of the longest run. */
export type Reach = { words: number; letters: number };

/** «Esperé una hora y nadie…» is told from «nadie me espera» by words that do not touch. */
const FAR: Reach = { words: 3, letters: 6 };

/** How much the words of a text count, their pairs, and the runs of its letters, however many there are of each. */
const SHARES = [0.4, 0.2, 0.4] as const;

/** FNV-1a, letter by letter. */
const START = 0x811c9dc5;
const next = (hashed: number, letter: number): number => Math.imul(hashed ^ letter, 0x01000193);

/** @param seed keeps a word apart from the same letters within one */
const placeOf = (hashed: number, seed: number): number =>
  (((hashed ^ (hashed >>> 15)) + Math.imul(seed, 0x9e3779b1)) >>> 0) % PLACES;

function hashOf(text: string, from = START): number {
  let hashed = from;
  for (let index = 0; index < text.length; index += 1) hashed = next(hashed, text.charCodeAt(index));
  return hashed;
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

/** Stands before the first word. */
const BEGINNING = hashOf('^');

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

/** What stands between the words of a pair: nothing else, or others. */
const TOUCHING = ' '.charCodeAt(0);
const APART = '_'.charCodeAt(0);

/** The places of words, of pairs of words, and of runs of letters with the borders of words in them. */
export function placesOf(words: readonly string[], { words: apart, letters: longest }: Reach): number[][] {
  const hashes = words.map((word) => hashOf(word));
  const single = gather();
  for (const hashed of hashes) single.add(placeOf(hashed, 1));
  const pairs = gather();
  for (const [index, word] of words.entries()) {
    pairs.add(placeOf(hashOf(word, next(hashes[index - 1] ?? BEGINNING, TOUCHING)), 2));
    for (let far = 2; far <= apart && far <= index; far += 1)
      pairs.add(placeOf(hashOf(word, next(hashes[index - far] ?? BEGINNING, APART)), 7));
  }
  const letters = gather();
  const line = ` ${words.join(' ')} `;
  for (let start = 0; start + SHORTEST <= line.length; start += 1) {
    let hashed = START;
    for (let size = 1; size <= longest && start + size <= line.length; size += 1) {
      hashed = next(hashed, line.charCodeAt(start + size - 1));
      if (size >= SHORTEST) letters.add(placeOf(hashed, size));
    }
  }
  return [single.places, pairs.places, letters.places];
}

/** What a classifier sees. A long message counts no more than a short one. */
export function featuresOf(words: readonly string[]): Features {
  const groups = placesOf(words, FAR);
  const at = new Uint32Array(groups.reduce((sum, places) => sum + places.length, 0));
  const value = new Float32Array(at.length);
  let from = 0;
  for (const [group, places] of groups.entries()) {
    at.set(places, from);
    value.fill(Math.sqrt((SHARES[group] ?? 0) / places.length), from, from + places.length);
    from += places.length;
  }
  return { at, value };
}
