/** What people add before an emergency. None of it may hide one. */
export const prefixes: readonly string[] = [
  'Hola buenas tardes, ',
  'disculpe la molestia pero ',
  'una pregunta, ',
  'quería saber el precio del botox pero ',
  'hello, sorry to bother you, ',
  'ayer fui a la clínica para un facial y ',
  'si me ayudan, ',
  'hace un rato ',
  'does anyone answer? ',
  'quería crema para manchas pero ',
  'por whatsapp no contestan, ',
  'compré labial y ',
  'después del láser ',
];

/** What people add after one: where, how much, when, thanks. */
export const tails: readonly string[] = [
  ', ¿a dónde voy?',
  ', ¿dónde lo llevo?',
  ' ¿cuánto cuesta la consulta?',
  ' ¿a qué hora abren?',
  ' quiero una cita por favor',
  ', ¿eso es normal?',
  ' muchas gracias',
  ', where are you located?',
  ' how much is it?',
  ', can I book an appointment?',
  ' is that normal?',
  ', ¿qué crema me pongo?',
  ', ¿venden algo para eso?',
  ', qué pena molestar',
  ' qué precio tiene la consulta',
  ', what is the price?',
  ' vi su página web',
  ' mi whatsapp es 3001234567',
  ', le mando una foto',
  ' antes de eso estaba bien',
  ' no sé inglés',
  ' estoy en el trabajo',
  ' i want to see someone',
];

const swapped = (word: string): string => {
  const middle = Math.floor(word.length / 2);
  return `${word.slice(0, middle - 1)}${word[middle]}${word[middle - 1]}${word.slice(middle + 1)}`;
};
const shortened = (word: string): string =>
  word.slice(0, Math.floor(word.length / 2)) + word.slice(Math.floor(word.length / 2) + 1);

/** Of the longest word of a phrase. */
const inLongest = (phrase: string, change: (word: string) => string): string => {
  const longest = phrase.match(/\p{L}+/gu)?.reduce((a, b) => (b.length > a.length ? b : a)) ?? '';
  return longest.length < 6 ? phrase : phrase.replace(longest, change(longest));
};

/** How a phrase may be typed in a hurry. */
export const typings: Readonly<Record<string, (phrase: string) => string>> = {
  'in capitals': (phrase) => phrase.toUpperCase(),
  'without accents': (phrase) => phrase.normalize('NFD').replaceAll(/\p{M}/gu, ''),
  'with two letters swapped': (phrase) => inLongest(phrase, swapped),
  'with a letter missing': (phrase) => inLongest(phrase, shortened),
  'by ear': (phrase) =>
    phrase
      .replaceAll('v', 'b')
      .replaceAll('ll', 'y')
      .replaceAll(/z|c(?=[eiéí])/g, 's'),
  'as one run of words': (phrase) => `${phrase} que hago necesito saber rapido`.replaceAll(/[.,;:!?¿¡]/g, ''),
  'with letters drawn out': (phrase) => phrase.replaceAll(/([aeiou])(?=\s|$)/g, '$1$1$1$1'),
  'with much punctuation': (phrase) => `¡¡¡${phrase.replaceAll(' ', '... ')}!!!`,
};
