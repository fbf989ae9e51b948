import anyAscii from 'any-ascii';
import unhomoglyph from 'unhomoglyph';

import { isKnown, segment } from './vocabulary.ts';
import { fold } from './words.ts';

/** Characters of a message that are read; the server takes as many, and an emoji counts for two. */
const MAX_LENGTH = 2000;

/** Letters of scripts with look-alikes of Latin ones, Latin letters beyond Spanish, and letters in boxes. */
const lookAlike =
  /(?=[^\u0000-\u00ff])[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Cherokee}\u{1F150}-\u{1F189}]/gu;

/** Letters that look like others than tables of look-alikes and of transcription say. */
const drawn = new Map(Object.entries({ ǫ: 'q', п: 'n', и: 'n', я: 'r', в: 'b', ш: 'w' }));

function toLatin(letter: string): string {
  const known = drawn.get(letter.toLowerCase());
  if (known) return known;
  const same = unhomoglyph(letter);
  return /^[a-z]$/i.test(same) ? same : anyAscii(letter);
}

const foreignDigit = /(?=\D)\p{Nd}/gu;

/** The digits of a script stand together, zero first. */
function toDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

/** «s u i c i d», «s.u.i.c.i.d», «s-u-1-c-1-d»: single letters, and digits for some of them. */
const spelledOut = /(?<![\p{L}\p{N}])\p{L}(?:[^\p{L}\p{N}]{1,3}[\p{L}\d](?![\p{L}\p{N}])){3,}/gu;

const letterOf = new Map(
  Object.entries({ 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', '@': 'a', $: 's', '€': 'e' }),
);

const withLetters = (token: string): string => [...token].map((sign) => letterOf.get(sign) ?? sign).join('');

/** Letters with digits or signs among them: no address, no amount. */
const mixed =
  /(?<![\p{L}\d@$€.])(?=[\d@$€]*\p{L})(?=\p{L}*[\d@$€])[\p{L}\d@$€]{2,40}(?![\p{L}\d@$€]|\.\p{L})/gu;

/** A word where it is known, or where digits stand within it: «b12», «spf50» and «50ml» are none. */
function wordOf(token: string): string {
  const word = withLetters(token);
  const isWord = isKnown(fold(word)) || (/^\p{L}+(?:\d\p{L}+)+$/u.test(token) && /^\p{L}{4,}$/u.test(word));
  return isWord ? word : token;
}

/** Joins letters. What is wider than the narrowest gap, or other than the commonest one, ends a word. */
function joined(run: string): string {
  const gaps = run.match(/[^\p{L}\p{N}]+/gu) ?? [];
  const least = Math.min(...gaps.map((gap) => gap.length));
  const narrow = gaps.filter((gap) => gap.length === least);
  const count = (gap: string): number => narrow.filter((one) => one === gap).length;
  const within = narrow.reduce((best, gap) => (count(gap) > count(best) ? gap : best));
  const words = run
    .split(/([^\p{L}\p{N}]+)/u)
    .map((part, at) => (at % 2 === 0 ? part : part === within ? '' : ' '));
  return words
    .join('')
    .split(' ')
    .map((word) => segment(fold(withLetters(word))))
    .join(' ');
}

/** Joins spelled-out words, and reads digits and signs within words as letters. */
const withoutDisguise = (text: string): string =>
  text.replaceAll(spelledOut, joined).replaceAll(mixed, wordOf);

/**
 * Normalizes a message once, for safety, retrieval and the mask alike: compatibility forms, invisible characters, marks
 * that Spanish does not have, look-alike letters and foreign digits become plain letters and digits; letters that are
 * spelled out, or replaced by digits, become words. Idempotent.
 */
export const normalize = (message: string): string =>
  withoutDisguise(
    message
      .slice(0, MAX_LENGTH)
      .normalize('NFKC')
      .slice(0, 2 * MAX_LENGTH)
      .replaceAll(/[\p{Cf}\p{M}]/gu, '')
      .replaceAll(foreignDigit, toDigit)
      .replaceAll(lookAlike, toLatin),
  );
