import { createSpelling } from '#text/spelling.ts';
import { byName, fold, wordsOf } from '#text/words.ts';
import { common, lexicon, shorthand as shorthandRows } from './data/lexicon.ts';
import { aspects } from './data/aspects.ts';
import { manners } from './data/manners.ts';

const shorthand = byName(shorthandRows);
const own = wordsOf(`${lexicon} ${common} ${fold(JSON.stringify([aspects, manners]))}`);

/** Longer ones are nobody's words. */
const LONGEST = 30;

/** Unknown words whose correction is remembered: a message is read whole and part by part. */
const REMEMBERED = 5000;

/** Unknown words of a message that are corrected: nobody misspells more, and each is compared with many. */
const MOST_UNKNOWN = 40;

/** Corrects the words of a message, one by one, and leaves what it does not know. */
export type Speller = ReturnType<typeof createSpeller>;

/**
 * Makes a speller that knows these words, folded, and those of talk.
 * @param names words that misspellings are corrected to
 */
export function createSpeller(vocabulary: ReadonlySet<string>, names: Iterable<string> = vocabulary) {
  const known = new Set([...own, ...vocabulary]);
  const corrections = createSpelling([...names, ...wordsOf(lexicon)]);

  const remembered = new Map<string, string>();

  function corrected(word: string): string {
    const before = remembered.get(word);
    if (before !== undefined) return before;
    if (remembered.size >= REMEMBERED) remembered.clear();
    const found = corrections(fold(word))[0] ?? word;
    remembered.set(word, found);
    return found;
  }

  const isLeft = (word: string, folded: string): boolean =>
    /[ñ\d]/.test(word) || folded.length < 3 || folded.length > LONGEST || known.has(folded);

  function correct(message: string): string {
    let unknown = 0;
    const words =
      message
        .normalize('NFC')
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu) ?? [];
    return words
      .map((word) => {
        const folded = fold(word);
        const meant = shorthand.get(folded);
        if (meant) return meant.replaceAll('_', ' ');
        return isLeft(word, folded) || (unknown += 1) > MOST_UNKNOWN ? word : corrected(word);
      })
      .join(' ');
  }

  return { correct };
}
