/** Consonants that neither the eye nor the ear takes for another, and that make no word. */
const LETTERS = 'CDFHJKMPRTWXY';

const LENGTH = 6;

/** Names an order in the chat with the clinic: one in almost five million. */
export const createReference = (): string =>
  Array.from(
    crypto.getRandomValues(new Uint32Array(LENGTH)),
    (value) => LETTERS[value % LETTERS.length],
  ).join('');
