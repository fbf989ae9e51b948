import { distance } from 'fastest-levenshtein';

/** Letters that sound alike in Spanish, in the order in which they are replaced. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/ch|sh/g, 'C'],
  [/ph/g, 'f'],
  [/ll/g, 'y'],
  [/qu(?=[ei])|[qk]/g, 'k'],
  [/c(?=[ei])|[zx]/g, 's'],
  [/c/g, 'k'],
  [/g(?=[ei])/g, 'j'],
  [/gu(?=[ei])|w/g, 'g'],
  [/v/g, 'b'],
  [/h/g, ''],
  [/m(?=[bp])/g, 'n'],
  [/y\b/g, 'i'],
  // «Caro» is no «carro».
  [/([^r])\1+/g, '$1'],
];

/** How a folded word sounds: `kiero` and `quiero` are the same. */
export const soundOf = (word: string): string =>
  sounds.reduce((sound, [letters, letter]) => sound.replaceAll(letters, letter), word);

/** Letters. In a shorter word a wrong one makes another word; in a longer one two are no more than one. */
const SHORT = 5;
const LONG = 10;

type Entry = { word: string; sound: string };

/** Whether two words are the same but for two neighbours in each other's place. */
function isSwap(one: string, other: string): boolean {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const swapped = `${one.slice(0, at)}${one.charAt(at + 1)}${one.charAt(at)}${one.slice(at + 2)}`;
  return swapped === other;
}

function isNear(typed: string, word: string): boolean {
  if (typed[0] !== word[0] || word.length < SHORT - 2) return false;
  const mistakes = word.length < SHORT ? 0 : word.length < LONG ? 1 : 2;
  return (
    Math.abs(typed.length - word.length) <= mistakes &&
    (distance(typed, word) <= mistakes || isSwap(typed, word))
  );
}

/**
 * Knows words, folded, and which of them others may be misspellings of.
 * @returns a function from a folded word to those, what sounds the same first, then the nearest
 */
export function createSpelling(words: Iterable<string>) {
  const byInitial = new Map<string, Entry[]>();
  for (const word of new Set(words)) {
    const entry = { word, sound: soundOf(word) };
    for (const initial of new Set([word.charAt(0), entry.sound.charAt(0)]))
      byInitial.set(initial, [...(byInitial.get(initial) ?? []), entry]);
  }
  return (typed: string): string[] => {
    const heard = soundOf(typed);
    const near = [
      ...new Set([typed.charAt(0), heard.charAt(0)].flatMap((initial) => byInitial.get(initial) ?? [])),
    ];
    const same = near.filter(({ sound }) => sound === heard);
    const alike =
      typed.length < SHORT
        ? []
        : near
            .filter(({ word, sound }) => isNear(typed, word) || isNear(heard, sound))
            .toSorted((a, b) => distance(typed, a.word) - distance(typed, b.word));
    return [...same, ...alike].map(({ word }) => word);
  };
}
