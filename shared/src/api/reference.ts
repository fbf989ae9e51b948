/** Consonants that neither the eye nor the ear takes for another, and that make no word. */
const LETTERS = 'CDFHJKMPRTWXY';

const LENGTH = 6;

const spell = (values: readonly number[]): string =>
  values
    .slice(0, LENGTH)
    .map((value) => LETTERS[value % LETTERS.length])
    .join('');

/** Names something in a talk with the clinic: one in almost five million. */
export const createReference = (): string => spell([...crypto.getRandomValues(new Uint32Array(LENGTH))]);

/** The reference of what bears an id of hexadecimal digits: the same on every side that knows the id. */
export const referenceOf = (id: string): string =>
  spell((id.match(/../g) ?? []).map((digits) => Number.parseInt(digits, 16)));
