import { expect, it } from 'vitest';

import { quote } from './quote.ts';

const long = 'Esta frase tiene lo necesario para decir algo por sí sola a quien pregunta.';

const quoteOf = (text: string, title = 'Título') =>
  quote(
    {
      document: { lang: 'es', kind: 'section', title, text, path: '/x' },
      terms: ['titul'],
      coverage: 1,
      titleCoverage: 1,
    },
    'es',
  );

it.each([
  ['the beginning', `${long} Y otra más.`, long],
  ['what follows the heading', `Título\n${long}`, long],
  ['what follows a kicker and the heading', `Cuidado facial\nTítulo\n${long}`, long],
  ['a second sentence after a short one', `Sí. ${long}`, `Sí. ${long}`],
  [
    'a sentence with an abbreviation, whole',
    `La Dra. Uno atiende de 7:00 a. m. a 7:00 p. m. Siga leyendo con calma.`,
    'La Dra. Uno atiende de 7:00 a. m. a 7:00 p. m. Siga leyendo con calma.',
  ],
])('quotes %s', (_name, text, expected) => {
  expect(quoteOf(text)).toBe(expected);
});

it.each([
  ['a price', `Este ritual completo cuesta $ 320.000 por sesión, con todo lo que se describe aquí.`],
  [
    'a price without sign',
    `Este ritual completo cuesta 320.000 por sesión, con todo lo que se describe aquí.`,
  ],
  ['a promise', `Le garantizamos que las líneas desaparecen con la primera sesión de este ritual.`],
  ['a passage that is too long', `${'Palabras '.repeat(40)}.`],
  ['labels', 'Duración\nSesiones\nRecuperación'],
  ['half a sentence', 'que empieza en minúscula porque venía de otra parte y sigue hasta aquí.'],
  ['nothing', ''],
])('does not quote %s', (_name, text) => {
  expect(quoteOf(text)).toBeUndefined();
});
