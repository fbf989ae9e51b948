import { distance } from 'fastest-levenshtein';

import { fold } from '#text/fold.ts';
import { soundOf } from '#text/sound.ts';
import { setOf } from '#text/words.ts';
import { otherWords } from './data/otherWords.ts';
import { vocabulary, type Token } from './words.ts';

/** Letters. In a shorter word a wrong one makes another word; in a longer one two are no more than one. */
const SHORT = 5;
const LONG = 9;

type Known = { word: string; sound: string; isPrefix: boolean };

type Index = { words: ReadonlySet<string>; prefixes: readonly string[]; byInitial: Map<string, Known[]> };

let index: Index | undefined;

/** Made when the first message comes: then all lists are there. */
function known(): Index {
  if (index) return index;
  const list = [...vocabulary].map((entry): Known => {
    const word = entry.replace('*', '');
    return { word, sound: soundOf(word), isPrefix: entry.endsWith('*') };
  });
  const byInitial = new Map<string, Known[]>();
  for (const entry of list) {
    for (const initial of new Set([entry.word[0] ?? '', entry.sound[0] ?? ''])) {
      byInitial.set(initial, [...(byInitial.get(initial) ?? []), entry]);
    }
  }
  const prefixes = list.filter(({ isPrefix }) => isPrefix).map(({ word }) => word);
  index = { words: new Set(list.map(({ word }) => word)), prefixes, byInitial };
  return index;
}

const isKnown = (word: string): boolean =>
  known().words.has(word) || known().prefixes.some((prefix) => word.startsWith(prefix));

/** As much of a word as a beginning may stand in, with a letter less or more. */
const beginnings = (typed: string, length: number): string[] =>
  [length, length - 1, length + 1].map((end) => typed.slice(0, end));

function isNear(typed: string, word: string, isPrefix: boolean): boolean {
  // A beginning says less than a word.
  const letters = isPrefix ? word.length - 1 : word.length;
  if (typed[0] !== word[0] || letters < SHORT - 2) return false;
  const mistakes = letters < SHORT ? 0 : letters < LONG ? 1 : 2;
  const parts = isPrefix ? beginnings(typed, word.length) : [typed];
  return parts.some((part) => distance(part, word) <= mistakes);
}

/** The words that it is with two letters in each other's place. */
const swaps = (typed: string): string[] =>
  Array.from(
    { length: typed.length - 1 },
    (_, at) => `${typed.slice(0, at)}${typed.charAt(at + 1)}${typed.charAt(at)}${typed.slice(at + 2)}`,
  );

const others = setOf(otherWords);

/** «Desmayarme», «desmayaría»: asks what might happen, and is no misspelling of what did. */
const mightBe = /(?:ar|er|ir)(?:me|te|se|le|nos|ia|ias|ian)?$/;

/** @returns what it may be a misspelling of */
function corrections(typed: string): string[] {
  const heard = soundOf(typed);
  const near = new Set(
    [typed.charAt(0), heard.charAt(0)].flatMap((initial) => known().byInitial.get(initial) ?? []),
  );
  if (typed.length < SHORT) {
    return [...near].filter((entry) => !entry.isPrefix && entry.sound === heard).map(({ word }) => word);
  }
  const alike = [...near].filter(
    ({ word, sound, isPrefix }) =>
      (isPrefix || mightBe.test(word) || !mightBe.test(typed)) &&
      (isNear(typed, word, isPrefix) || isNear(heard, sound, isPrefix)),
  );
  const corrected = alike.map(({ word, isPrefix }) => (isPrefix ? word + typed.slice(word.length) : word));
  const swapped = swaps(typed);
  const swappedSounds = new Set(swapped.map(soundOf));
  const swappedByEar = [...near].filter(({ sound }) => swappedSounds.has(sound)).map(({ word }) => word);
  return [...corrected, ...swappedByEar, ...swapped.filter(isKnown)];
}

function meanings(typed: string): Token {
  // «ayudaaaa»: one letter, or the two of «see».
  if (/(.)\1\1/.test(typed)) {
    return ['$1', '$1$1'].flatMap((letters) => meanings(typed.replaceAll(/(.)\1{2,}/g, letters)));
  }
  const isPlain = typed.length < 3 || others.has(typed) || known().words.has(typed);
  return isPlain ? [typed] : [...new Set([typed, ...corrections(typed)])];
}

/** Most words that are remembered with what they may mean. */
const REMEMBERED = 5000;
const remembered = new Map<string, Token>();

function readWord(typed: string): Token {
  const token = remembered.get(typed) ?? meanings(typed);
  if (remembered.size < REMEMBERED) remembered.set(typed, token);
  return token;
}

/** Longer ones may be several without a space. */
const RUN = 8;

/** `nopuedorespirar` → no, puedo, respirar; undefined where it is no row of known words. */
function split(run: string): string[] | undefined {
  const best: (string[] | undefined)[] = [[]];
  for (let end = 1; end <= run.length; end += 1) {
    for (let start = Math.max(0, end - 14); start < end; start += 1) {
      const before = best[start];
      const isShorter = before && before.length + 1 < (best[end]?.length ?? Infinity);
      if (isShorter && known().words.has(run.slice(start, end)))
        best[end] = [...before, run.slice(start, end)];
    }
  }
  const parts = best[run.length];
  return parts && parts.length * 3 <= run.length ? parts : undefined;
}

/** A message as the patterns read it. */
export const read = (message: string): Token[] =>
  fold(message)
    .split(' ')
    .flatMap((typed) => {
      const token = readWord(typed);
      const parts = token.length === 1 && typed.length >= RUN && !isKnown(typed) ? split(typed) : undefined;
      return parts?.map(readWord) ?? [token];
    });
