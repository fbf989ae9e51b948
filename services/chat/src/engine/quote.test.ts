import type { ChatDocument } from '@clinic/shared/chatDocuments';
import { describe, expect, it } from 'vitest';

import { openingOf, quoteFrom } from './quote.ts';

const long = 'Esta frase tiene lo necesario para decir algo por sí sola a quien pregunta.';

const documentOf = (text: string, title = 'Título', path = '/x'): ChatDocument => ({
  lang: 'es',
  kind: 'section',
  title,
  text,
  path,
});
const quoteOf = (text: string, title?: string) => openingOf(documentOf(text, title));

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

describe('a question about a part of a page', () => {
  const laser = documentOf(
    [
      'Depilación láser',
      'Sesiones de láser que buscan reducir el vello de forma progresiva, zona por zona. El frío de contacto hace más llevadero cada disparo. Las canas y el vello rubio o rojizo no responden bien, y conviene saberlo desde el principio.',
      'Además, el bronceado de las últimas cuatro semanas obliga a esperar para no irritar.',
    ].join('\n'),
    'Láser',
  );
  const after = documentOf(
    'Hidratante y protector solar a diario. Puede maquillarse al día siguiente.',
    'Después',
    '/x#y',
  );

  it.each([
    ['is answered by the sentence that tells of it', '¿la depilación sirve para vello rubio?', /Las canas/],
    ['by none that leans on another', '¿y el bronceado de cuatro semanas?', /^Sesiones/],
    ['about all of it, by the beginning', '¿qué es la depilación láser?', /^Sesiones/],
  ])('%s', (_name, question, passage) => {
    expect(quoteFrom([laser], question).passage).toMatch(passage);
  });

  it('leads to the part of the page that has the answer', () => {
    expect(quoteFrom([laser, after], '¿cuándo puedo maquillarme después?')).toMatchObject({
      document: { path: '/x#y' },
      passage: expect.stringContaining('maquillarse al día siguiente'),
    });
  });
});

it('of an answer to several questions, what is asked is told, though the heading has the word, too', () => {
  const wifi = 'En la sala de espera hay wifi, agua y café mientras llega la hora de su cita.';
  const answer = documentOf(`${long} ${wifi}`, '¿Hay toallas, casilleros y wifi?');

  expect(quoteFrom([answer], '¿tienen wifi?').passage).toBe(wifi);
  expect(quoteFrom([answer], '¿tienen jacuzzi?').passage).toBe(long);
});
