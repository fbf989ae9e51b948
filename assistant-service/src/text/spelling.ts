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

/** «Desmayarme», «desmayaría»: asks what might happen, and is no misspelling of what did. */
const mightBe = /(?:ar|er|ir)(?:me|te|se|le|nos|ia|ias|ian)?$/;

type Entry = { word: string; sound: string; isPrefix: boolean };

/** As much of a word as a beginning may stand in, with a letter less or more. */
const beginnings = (typed: string, { length }: string): string[] =>
  [length, length - 1, length + 1].map((end) => typed.slice(0, end));

/** Whether two words are the same but for two neighbours in each other's place. */
function isSwap(one: string, other: string): boolean {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const swapped = `${one.slice(0, at)}${one.charAt(at + 1)}${one.charAt(at)}${one.slice(at + 2)}`;
  return swapped === other;
}

function isNear(typed: string, word: string, isPrefix: boolean): boolean {
  // A beginning says less than a word.
  const letters = isPrefix ? word.length - 1 : word.length;
  if (typed[0] !== word[0] || letters < SHORT - 2) return false;
  const mistakes = letters < SHORT ? 0 : letters < LONG ? 1 : 2;
  const parts = isPrefix ? beginnings(typed, word) : [typed];
  return parts.some(
    (part) =>
      Math.abs(part.length - word.length) <= mistakes &&
      (distance(part, word) <= mistakes || isSwap(part, word)),
  );
}

/**
 * Knows words, and which of them others may be misspellings of.
 * @param list folded; `sangr*` stands for all words that begin so
 */
export function createSpelling(list: Iterable<string>) {
  const entries = [...new Set(list)].map((entry): Entry => {
    const word = entry.replace('*', '');
    return { word, sound: soundOf(word), isPrefix: entry.endsWith('*') };
  });
  const words = new Set(entries.map(({ word }) => word));
  const prefixes = entries.filter(({ isPrefix }) => isPrefix).map(({ word }) => word);
  const byInitial = new Map<string, Entry[]>();
  for (const entry of entries) {
    for (const initial of new Set([entry.word.charAt(0), entry.sound.charAt(0)]))
      byInitial.set(initial, [...(byInitial.get(initial) ?? []), entry]);
  }
  const isKnown = (word: string): boolean =>
    words.has(word) || prefixes.some((prefix) => word.startsWith(prefix));

  /** @returns what a word may be a misspelling of, what sounds the same first, then the nearest */
  function corrections(typed: string): string[] {
    const heard = soundOf(typed);
    const near = [
      ...new Set([typed.charAt(0), heard.charAt(0)].flatMap((initial) => byInitial.get(initial) ?? [])),
    ];
    const same = near.filter(({ sound, isPrefix }) => !isPrefix && sound === heard);
    if (typed.length < SHORT) return same.map(({ word }) => word);
    const alike = near
      .filter(
        ({ word, sound, isPrefix }) =>
          (isPrefix || mightBe.test(word) || !mightBe.test(typed)) &&
          (isNear(typed, word, isPrefix) || isNear(heard, sound, isPrefix)),
      )
      .toSorted((a, b) => distance(typed, a.word) - distance(typed, b.word));
    return [
      ...same.map(({ word }) => word),
      ...alike.map(({ word, isPrefix }) => (isPrefix ? word + typed.slice(word.length) : word)),
    ];
  }

  return { words, isKnown, corrections };
}
