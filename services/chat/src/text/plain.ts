import anyAscii from 'any-ascii';
import unhomoglyph from 'unhomoglyph';

import { withoutDisguise } from './disguise.ts';

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

/**
 * The one reading of a message that safety, answers and what leaves the house share: compatibility forms, invisible
 * characters, marks over letters that Spanish does not know, look-alikes and foreign digits become plain letters and
 * digits; letters that are spelled out, or replaced by digits, become words. Read again, it stays the same.
 */
export const plain = (message: string): string =>
  withoutDisguise(
    message
      .slice(0, MAX_LENGTH)
      .normalize('NFKC')
      .slice(0, 2 * MAX_LENGTH)
      .replaceAll(/[\p{Cf}\p{M}]/gu, '')
      .replaceAll(foreignDigit, toDigit)
      .replaceAll(lookAlike, toLatin),
  );
