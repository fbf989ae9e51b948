import type { Speller } from './spelling.ts';

/** Rows of a keyboard, there and back. */
const rows = ['qwertyuiop', 'asdfghjklñ', 'zxcvbnm'].flatMap((row) => [row, [...row].toReversed().join('')]);

const isKeyboardRun = (word: string): boolean =>
  rows.some((row) =>
    [...word].some((_letter, at) => at + 4 <= word.length && row.includes(word.slice(at, at + 4))),
  );

/** No word of Spanish or English has as many consonants on end, none at all, or one letter four times. */
const isUnsayable = (word: string): boolean =>
  /[bcdfghjklmnpqrstvwxz]{5}|^[bcdfghjklmnpqrstvwxz]{4,}$|(.)\1{3}|^(..?)\2{2,}/.test(word);

/** Whether a message is what a cat writes: no word that anybody knows, and one that nobody could say. */
export function isGibberish(text: string, { isKnown }: Speller): boolean {
  const words = text.split(' ').filter((word) => word.length > 2);
  return (
    words.length > 0 &&
    words.length <= 8 &&
    !words.some(isKnown) &&
    words.some((word) => isKeyboardRun(word) || isUnsayable(word))
  );
}
