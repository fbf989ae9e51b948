import { MAX_QUANTITY, type CartLine } from './cartLines.ts';

type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isWhole = (value: unknown, least: number): value is number =>
  Number.isSafeInteger(value) && Number(value) >= least;

const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A picture of this site; anything else could be an address that tells someone who reads this cart. */
const sitePicture = /^\/pictures\/[a-z0-9/-]+\.[0-9a-f]{8}-\d{1,4}\.webp$/;

/** Control characters, half surrogates and invisible marks have no place in a name. */
const unprintable = /\p{C}/u;

const MAX_NAME = 160;

const isId = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MAX_NAME && slug.test(value);

const isName = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MAX_NAME && value.trim() !== '' && !unprintable.test(value);

const isPicture = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 2 * MAX_NAME && sitePicture.test(value);

export type LineReading = {
  line: CartLine;
  at: unknown;
  /** False when a part had to be put right. */
  isAsWritten: boolean;
};

/** Reads one line of a stored cart; `null` when it does not say which product and how many. */
export function readLine(value: unknown): LineReading | null {
  if (!isFields(value)) return null;
  const { id, name, image, quantity, at } = value;
  if (!isId(id) || !isName(name) || !isWhole(quantity, 1)) return null;
  return {
    // A picture is decoration: without one the line is whole.
    line: { id, name, image: isPicture(image) ? image : '', quantity: Math.min(quantity, MAX_QUANTITY) },
    at,
    isAsWritten: quantity <= MAX_QUANTITY,
  };
}
