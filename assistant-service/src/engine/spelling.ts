import { createSpelling } from '#text/spelling.ts';
import { byName, fold, wordsOf } from '#text/words.ts';
import { common, lexicon, shorthand as shorthandRows } from './data/lexicon.ts';
import { aspects } from './data/aspects.ts';
import { manners } from './data/manners.ts';

const shorthand = byName(shorthandRows);
const own = wordsOf(`${lexicon} ${common} ${fold(JSON.stringify([aspects, manners]))}`);

/** Longer ones are nobody's words. */
const LONGEST = 30;

/** Corrects the words of a message, one by one, and leaves what it does not know. */
export type Speller = ReturnType<typeof createSpeller>;

/**
 * Makes a speller that knows these words, folded, and those of talk.
 * @param names words that misspellings are corrected to
 */
export function createSpeller(vocabulary: ReadonlySet<string>, names: Iterable<string> = vocabulary) {
  const known = new Set([...own, ...vocabulary]);
  const corrections = createSpelling([...names, ...wordsOf(lexicon)]);

  function correctWord(word: string): string {
    const folded = fold(word);
    const meant = shorthand.get(folded);
    if (meant) return meant.replaceAll('_', ' ');
    const isLeft = /[ñ\d]/.test(word) || folded.length < 3 || folded.length > LONGEST || known.has(folded);
    return (isLeft ? undefined : corrections(folded)[0]) ?? word;
  }

  const correct = (message: string): string =>
    (
      message
        .normalize('NFC')
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu) ?? []
    )
      .map(correctWord)
      .join(' ');

  return { correct, isKnown: (word: string): boolean => known.has(word) };
}
