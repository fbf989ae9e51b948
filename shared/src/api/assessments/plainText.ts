import { trimText } from '@tesela/core/blank';
import * as v from 'valibot';

/** Marks that turn the direction of what follows, or stand for nothing: telephones copied from contacts carry them. */
const INVISIBLE = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]|\p{Cs}/gu;

/** Whatever ends a line somewhere: CR and LF, VT, FF, NEL, and the separators U+2028 and U+2029. */
const LINE_END = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;

/** NUL, ESC, tab and their like, C1 included; asked for once line ends are gone. */
const CONTROL = /\p{Cc}/gu;

const asLine = (text: string): string =>
  trimText(text.replace(INVISIBLE, '').replace(LINE_END, ' ').replace(CONTROL, ' '));

const asLines = (text: string): string =>
  trimText(
    text
      .replace(INVISIBLE, '')
      .split(LINE_END)
      .map((each) => each.replace(CONTROL, ' '))
      .join('\n'),
  );

/** Cleans a text. Longer than any honest answer is refused, not cut, and no later check looks at it. */
const cleaned = (clean: (text: string) => string, max: number, message: string) =>
  v.pipe(
    v.string(),
    v.rawTransform<string, string>(({ dataset, addIssue, NEVER }) => {
      const text = clean(dataset.value);
      if (text.length <= max) return text;
      addIssue({ message });
      return NEVER;
    }),
  );

/**
 * One line of text, whatever was pasted: marks that nobody sees are taken out; line ends and control characters become
 * blanks.
 */
export const line = (max: number) => cleaned(asLine, max, 'tooLong');

/** Text of several lines, cleaned likewise; each of its lines ends in LF. */
export const lines = (max: number, message: string) => cleaned(asLines, max, message);

/** Digits of a number as it is dialled within Colombia; undefined for one with another country's code. */
function nationalDigits(number: string): string | undefined {
  const digits = number.replace(/\D/g, '');
  if (/^(?:\+|00)/.test(number))
    return /^(?:00)?57/.test(digits) ? digits.replace(/^(?:00)?57/, '') : undefined;
  return digits.length === 12 && digits.startsWith('57') ? digits.slice(2) : digits;
}

const EXTENSION = /(?:ext|x)\D{0,12}\d{1,6}\D*$/i;

/** Dashes and the minus sign, of which keyboards and address books write all. */
const DASH = /[\p{Pd}\u2212]/gu;

/** The one address that is a telephone. */
const WHATSAPP = /^https:\/\/wa\.me\//;

/** What may stand around a number: words and their marks, but no address. */
const AROUND = /^[\p{L}\p{M}\s().:,;-]*$/u;
const ADDRESS = /\p{L}\.\p{L}/u;

/**
 * Whether it is one telephone, however it is written: 7 to 15 digits (ITU-T E.164), ten where it is a Colombian mobile.
 * Words may stand around a number that is nothing else: a Colombian one of ten digits, or one with a country’s code.
 * No expression here goes over a part of the text twice, so a long one costs no more than its length.
 */
export function isPhone(text: string): boolean {
  const plain = text.normalize('NFKC').replace(WHATSAPP, '').replace(DASH, '-').replace(EXTENSION, '');
  const first = plain.search(/[+\d]/);
  const last = plain.search(/\d\D*$/);
  const number = plain.slice(first, last + 1);
  const around = plain.slice(0, Math.max(first, 0)) + plain.slice(last + 1);
  if (!AROUND.test(around) || ADDRESS.test(around) || !/^\+?[\d\s().\-/]+$/.test(number)) return false;
  const { length } = number.replace(/^00/, '').replace(/\D/g, '');
  const national = nationalDigits(number);
  if (national?.startsWith('3')) return national.length === 10;
  const isPlain = !/\p{L}/u.test(around) || national === undefined || /^60\d{8}$/.test(national);
  return isPlain && length >= 7 && length <= 15;
}
