import path from 'node:path';

import words from './data/words.json' with { type: 'json' };

export const wordsFile = path.join(import.meta.dirname, 'data/words.json');

/** Words of messages, folded, the commonest first. Written by the training. */
const ranks = new Map(words.split(' ').map((word, rank) => [word, rank]));

export const isKnown = (word: string): boolean => ranks.has(word);

/** Cost of each letter of a word that is not known. */
const UNKNOWN = 10;

/** By Zipf's law a word of this rank is as likely as 1 in `rank × ln(all)`. */
const costOf = (word: string): number => {
  const rank = ranks.get(word);
  return rank === undefined ? UNKNOWN * word.length : Math.log((rank + 1) * Math.log(ranks.size));
};

/** Letters of a word. */
const LONGEST = 18;

/** Letters that are looked at: each costs time. */
const MOST = 200;

/** The likeliest words of a run of folded letters: `mequieromatar` → `me quiero matar` (Viterbi over words' frequencies). */
export function segment(letters: string): string {
  const best: { cost: number; words: readonly string[] }[] = [{ cost: 0, words: [] }];
  for (let end = 1; end <= Math.min(letters.length, MOST); end += 1) {
    const ways = Array.from({ length: Math.min(LONGEST, end) }, (_, index) => {
      const word = letters.slice(end - index - 1, end);
      const before = best[end - index - 1];
      return { cost: (before?.cost ?? 0) + costOf(word), words: [...(before?.words ?? []), word] };
    });
    best.push(ways.reduce((one, other) => (other.cost < one.cost ? other : one)));
  }
  return [...(best.at(-1)?.words ?? []), letters.slice(MOST)].join(' ').trim();
}
