import { randomOf } from './regression.ts';

const pick = <T>(list: readonly T[], random: () => number): T =>
  list[Math.floor(random() * list.length)] as T; // within

const before = 'hola|buenas tardes|disculpe|una pregunta|ayuda|hi|hello|sorry|hola buenas|por favor'.split(
  '|',
);
const after = 'gracias|qué hago|ayuda por favor|muchas gracias|what do I do|please|thanks|quedo atenta'.split(
  '|',
);

/** A typo in the longest word. */
function misspell(message: string, random: () => number): string {
  const words = message.split(' ');
  const longest = words.reduce((best, word, at) => (word.length > (words[best] ?? '').length ? at : best), 0);
  const word = words[longest] ?? '';
  if (word.length < 5) return message;
  const at = 1 + Math.floor(random() * (word.length - 3));
  const slips = [
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
    word.slice(0, at) + word.charAt(at) + word.slice(at),
  ];
  return words.with(longest, pick(slips, random)).join(' ');
}

/** `nopuedo respirar`: two words run together. */
function join(message: string, random: () => number): string {
  const words = message.split(' ');
  if (words.length < 3) return message.replaceAll(' ', '');
  const at = Math.floor(random() * (words.length - 1));
  return [...words.slice(0, at), `${words[at]}${words[at + 1]}`, ...words.slice(at + 2)].join(' ');
}

const grammar =
  /\b(?:a|an|the|is|are|am|was|were|been|being|has|have|to|of|it|its|it's|she's|he's|i'm|i've|i)\b ?/gi;

/** «My mouth is swelling»: «mouth swell», as who is new to English writes it. */
export const broken = (message: string): string =>
  message.replaceAll(grammar, '').replaceAll(/(?<=[a-z]{4})(?:ing|ed|s)\b/gi, '');

/** The message with a greeting and typos: trained on as well, so that a typo changes nothing. */
export function varied(message: string, seed: number): string {
  const random = randomOf(seed);
  return pick(
    [
      () => `${pick(before, random)} ${misspell(message, random)}`,
      () => `${misspell(message, random)} ${pick(after, random)}`,
      () => join(misspell(message, random), random),
      () => misspell(misspell(message, random), random),
    ],
    random,
  )();
}

/** The message amid harmless ones, without full stops: what these separate is classified by itself anyway. */
export function embedded(message: string, others: readonly string[], seed: number): string {
  const random = randomOf(seed + 1_000_003);
  const other = () => pick(others, random);
  const joint = pick([' ', ' ', ' ', ' y ', ' pero ', ' and '], random);
  if (others.length === 0) return message;
  return pick(
    [
      () => `${other()}${joint}${message}`,
      () => `${message}${joint}${other()}`,
      () => `${other()}${joint}${message}${joint}${other()}`,
    ],
    random,
  )();
}
