import { isKnown, segment } from './vocabulary.ts';
import { fold } from './words.ts';

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

/** A text with its spelled-out words joined, and digits for letters read as these. */
export const withoutDisguise = (text: string): string =>
  text.replaceAll(spelledOut, joined).replaceAll(mixed, wordOf);
