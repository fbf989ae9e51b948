import * as v from 'valibot';

/** Marks that turn the direction of what follows, or stand for nothing: telephones copied from contacts carry them. */
const INVISIBLE = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]|\p{Cs}/gu;

/** Whatever ends a line somewhere: CR and LF, VT, FF, NEL, and the separators U+2028 and U+2029. */
const LINE_END = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;

/** NUL, ESC, tab and their like, C1 included; asked for once line ends are gone. */
const CONTROL = /\p{Cc}/gu;

const asLine = (text: string): string =>
  text.replace(INVISIBLE, '').replace(LINE_END, ' ').replace(CONTROL, ' ').trim();

const asLines = (text: string): string =>
  text
    .replace(INVISIBLE, '')
    .split(LINE_END)
    .map((each) => each.replace(CONTROL, ' '))
    .join('\n')
    .trim();

/**
 * One line of text, whatever was pasted: marks that nobody sees are taken out; line ends and control characters become
 * blanks. Longer than any honest answer is refused, not cut.
 */
export const line = (max: number) => v.pipe(v.string(), v.transform(asLine), v.maxLength(max, 'tooLong'));

/** Text of several lines, cleaned likewise; each of its lines ends in LF. */
export const lines = <const Message extends string>(max: number, message: Message) =>
  v.pipe(v.string(), v.transform(asLines), v.maxLength(max, message));

/** Digits of a number as it is dialled within Colombia; undefined for one with another country's code. */
function nationalDigits(number: string): string | undefined {
  const digits = number.replace(/\D/g, '');
  if (/^(?:\+|00)/.test(number))
    return /^(?:00)?57/.test(digits) ? digits.replace(/^(?:00)?57/, '') : undefined;
  return digits.length === 12 && digits.startsWith('57') ? digits.slice(2) : digits;
}

/** What a number is written with, and its extension. */
const PHONE = /^(\+?[\d\s().\-–/]+?)(?:[\s,;]*(?:ext|x)\D{0,3}\d{1,6})?$/i;

/**
 * Whether it is a telephone and nothing else, however it is written: 7 to 15 digits (ITU-T E.164), ten where it is a
 * Colombian mobile.
 */
export function isPhone(text: string): boolean {
  const number = PHONE.exec(text)?.[1];
  if (number === undefined) return false;
  const { length } = number.replace(/^00/, '').replace(/\D/g, '');
  const national = nationalDigits(number);
  return national?.startsWith('3') ? national.length === 10 : length >= 7 && length <= 15;
}
