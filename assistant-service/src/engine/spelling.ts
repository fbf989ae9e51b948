import { fold } from '#text/fold.ts';
import { soundOf } from '#text/sound.ts';
import { byName, wordsOf } from '#text/words.ts';
import { wordsOfAlias } from './aliases.ts';
import { common, lexicon as lexiconText, shorthand as shorthandRows } from './data/lexicon.ts';
import { talk } from './data/talk.ts';

const lexicon = wordsOf(lexiconText);
const shorthand = byName(shorthandRows);
const own = new Set([
  ...lexicon,
  ...wordsOf(common),
  ...fold(wordsOfAlias(Object.values(talk).flat().join(' '))).split(' '),
]);

/** What may hang on to a verb or noun that is known without it: «quitar» + «me». */
const ending = /^(?:me|te|se|le|lo|la|les|los|las|nos|melo|mela|selo|sela|s|es)$/;

/** Words without any one of their letters: two words that share one differ by one slip of the finger. */
const slips = (word: string): string[] =>
  [...word].map((_letter, at) => word.slice(0, at) + word.slice(at + 1));

/** Letters that a word must have for a slip to be told from another word. */
const LONG = 6;

/** Longer ones are nobody's words. */
const MAX_LENGTH = 30;

/** Corrects the words of a message, one by one, and leaves what it does not know. */
export type Speller = {
  correct: (message: string) => string;
  isKnown: (word: string) => boolean;
};

function bySlip(words: Iterable<string>): ReadonlyMap<string, string> {
  const long = [...words].filter((word) => word.length >= LONG);
  return new Map(long.flatMap((word) => [word, ...slips(word)].map((form) => [form, word])));
}

/**
 * Makes a speller that knows these words, folded, and those of talk.
 * @param names words that misspellings are corrected to
 */
export function createSpeller(
  vocabulary: ReadonlySet<string>,
  names: ReadonlySet<string> = new Set(),
): Speller {
  const isKnown = (word: string): boolean => own.has(word) || vocabulary.has(word);
  const bySound = new Map([...vocabulary, ...lexicon].map((word) => [soundOf(word), word]));
  const slipped = bySlip([...names, ...lexicon]);

  function withEnding(sound: string): string | undefined {
    for (const length of [2, 3, 1, 4]) {
      const tail = sound.slice(-length);
      const base = ending.test(tail) ? bySound.get(sound.slice(0, -length)) : undefined;
      if (base && base.length >= 5) return base + tail;
    }
    return undefined;
  }

  function correctWord(word: string): string {
    if (word.length > MAX_LENGTH) return word;
    const folded = fold(word);
    const meant = shorthand.get(folded);
    if (meant) return meant.replaceAll('_', ' ');
    if (word.includes('ñ') || folded.length < 3 || isKnown(folded) || /\d/.test(folded)) return word;
    const sound = soundOf(folded);
    const heard = sound.length < 3 ? undefined : (bySound.get(sound) ?? withEnding(sound));
    if (heard) return heard;
    if (folded.length < LONG) return word;
    return (
      slipped.get(folded) ??
      slips(folded)
        .map((form) => slipped.get(form))
        .find(Boolean) ??
      word
    );
  }

  const correct = (message: string): string =>
    message
      .normalize('NFC')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean)
      .map(correctWord)
      .join(' ');

  return { correct, isKnown };
}
