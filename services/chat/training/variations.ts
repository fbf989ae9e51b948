import { randomOf } from '#learned/linear.ts';

const pick = <T>(list: readonly T[], random: () => number): T =>
  list[Math.floor(random() * list.length)] as T; // within

/** What people write around what they mean. */
const before = [
  'hola',
  'buenas tardes',
  'disculpe',
  'una pregunta',
  'ayuda',
  'hi',
  'hello',
  'sorry',
  'hola buenas',
  'por favor',
];
const after = [
  'gracias',
  'qué hago',
  'ayuda por favor',
  'muchas gracias',
  'what do I do',
  'please',
  'thanks',
  'quedo atenta',
];

/** A slip of the finger in the longest word. */
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

/** The same message as others might type it: learned from as well, so that a slip changes nothing. */
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

/**
 * The same message with others around it that are about nothing dangerous. No full stop between them: what one
 * separates is read by itself anyway.
 */
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
