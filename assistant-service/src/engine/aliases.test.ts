import type { ChatDocument } from '@clinic/shared/chatDocuments';
import { describe, expect, it } from 'vitest';

import { fold } from '#text/words.ts';
import { documents, site } from '#testing/fixtures.ts';
import { createAnswerer } from './answerer.ts';
import { createMeanings, readMessage } from './aliases.ts';

const care = (path: string, title: string, aliases: string[]): ChatDocument => ({
  lang: path.startsWith('/en') ? 'en' : 'es',
  kind: 'section',
  about: 'care',
  title,
  text: `${title}\nUn tratamiento que se explica paso a paso antes de su cita, con una valoración médica.`,
  path,
  aliases,
});

const meanings = createMeanings(
  [
    { of: 'caída', aliases: ['cae/caída/pierdo pelo/cabello', 'alopecia', 'lose/losing hair'] },
    { of: 'masaje', aliases: ['pelo/cabello', 'cuero_cabelludo masaje'] },
    { of: 'pedido', aliases: ['pedido!'] },
    { of: 'horario', aliases: ['abren/abierto', '=sábados', 'las_# abren', '-poro'] },
    { of: 'mapa', aliases: ['mapa -corporal'] },
  ],
  'es',
);
const namesOf = (message: string) => meanings(readMessage(fold(message), 'es')).map(({ of }) => of);

describe('what a message names', () => {
  it.each([
    ['se me cae mucho el cabello', ['caída', 'masaje']],
    ['PIERDO PELO', ['caída', 'masaje']],
    ['un masaje en el cuero cabelludo', ['masaje']],
    ['masaje para el cuero', []],
    ['i am losing my hair', ['caída']],
    ['quiero pedir cita', []],
    ['mi pedido', ['pedido']],
    ['alopecias', ['caída']],
    ['¿abren hoy?', ['horario']],
    ['tengo los poros abiertos', []],
    ['¿Sábados?', ['horario']],
    ['el sábado fui a otra parte', []],
    ['¿a las 7 abren?', ['horario']],
    ['¿dónde está el mapa?', ['mapa']],
    ['¿dónde está el mapa corporal?', []],
  ])('«%s» → %j', (message, names) => {
    expect(namesOf(message)).toEqual(names);
  });
});

describe('a treatment that a team publishes', () => {
  const added: ChatDocument = {
    ...care('/spa/facial#oxigeno-de-los-andes', 'Oxígeno de los Andes', ['oxigenación facial', 'andes']),
    questions: ['¿Hacen oxigenación de la cara?'],
    facts: { duration: '70 minutos' },
  };
  const explain = createAnswerer([...documents, added], site);

  it.each(['¿tienen oxigenacion facial?', 'el de los andes', '¿hacen oxigenación de la cara?'])(
    'is found at once by «%s», with nothing else changed',
    (message) => {
      expect(explain(message, 'es').paths).toContain(added.path);
    },
  );

  it('tells its facts', () => {
    expect(explain('¿cuánto dura la oxigenación facial?', 'es').reply).toContain('Duración: 70 minutos.');
  });
});
