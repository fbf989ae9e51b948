/** Slots of the table of weights. Two features with the same hash share a slot. */
export const TABLE_SIZE = 2 ** 17;

/** Letters of the shortest n-gram. */
const SHORTEST = 3;

/** How many words apart the two words of a pair may stand, and the letters of the longest n-gram. */
export type FeatureSpan = { words: number; letters: number };

/** FNV-1a, letter by letter. */
const START = 0x811c9dc5;
const next = (hash: number, letter: number): number => Math.imul(hash ^ letter, 0x01000193);

/** @param seed keeps a word apart from the same letters within one */
const slotOf = (hash: number, seed: number): number =>
  (((hash ^ (hash >>> 15)) + Math.imul(seed, 0x9e3779b1)) >>> 0) % TABLE_SIZE;

function hashOf(text: string, from = START): number {
  let hash = from;
  for (let index = 0; index < text.length; index += 1) hash = next(hash, text.charCodeAt(index));
  return hash;
}

/** Stands before the first word. */
const BEGINNING = hashOf('^');

/** In which call a slot was last used: a new Set for each text would take most of the time. */
const usedIn = new Uint32Array(TABLE_SIZE);
let call = 0;

/** Collects slots without repeats. */
function collector(): { slots: number[]; add: (slot: number) => void } {
  const own = (call += 1);
  const slots: number[] = [];
  const add = (slot: number): void => {
    if (usedIn[slot] === own) return;
    usedIn[slot] = own;
    slots.push(slot);
  };
  return { slots, add };
}

/** What stands between the words of a pair: nothing else, or others. */
const ADJACENT = ' '.charCodeAt(0);
const APART = '_'.charCodeAt(0);

/** Slots of words, of pairs of words, and of n-grams of letters across the borders of words (the hashing trick). */
export function hashedFeatures(words: readonly string[], { words: apart, letters: longest }: FeatureSpan) {
  const hashes = words.map((word) => hashOf(word));
  const single = collector();
  for (const hash of hashes) single.add(slotOf(hash, 1));
  const pairs = collector();
  for (const [index, word] of words.entries()) {
    pairs.add(slotOf(hashOf(word, next(hashes[index - 1] ?? BEGINNING, ADJACENT)), 2));
    for (let far = 2; far <= apart && far <= index; far += 1)
      pairs.add(slotOf(hashOf(word, next(hashes[index - far] ?? BEGINNING, APART)), 7));
  }
  const ngrams = collector();
  const line = ` ${words.join(' ')} `;
  for (let start = 0; start + SHORTEST <= line.length; start += 1) {
    let hash = START;
    for (let size = 1; size <= longest && start + size <= line.length; size += 1) {
      hash = next(hash, line.charCodeAt(start + size - 1));
      if (size >= SHORTEST) ngrams.add(slotOf(hash, size));
    }
  }
  return { words: single.slots, pairs: pairs.slots, ngrams: ngrams.slots };
}
