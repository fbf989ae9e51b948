import type { ChatDocument } from '@clinic/shared/chatDocuments';
import { describe, expect, it } from 'vitest';

import { documents, site } from '#testing/fixtures.ts';
import { createAnswerer } from './answerer.ts';
import { createTopics } from './topics.ts';

const care = (path: string, title: string, aliases: string[]): ChatDocument => ({
  lang: path.startsWith('/en') ? 'en' : 'es',
  kind: 'section',
  about: 'care',
  title,
  text: `${title}\nUn tratamiento que se explica paso a paso antes de su cita, con una valoración médica.`,
  path,
  aliases,
});

const topics = createTopics(
  [
    care('/a#caida', 'Caída', ['cae/caída/pierdo pelo/cabello', 'alopecia']),
    care('/a#masaje', 'Masaje', ['pelo/cabello', 'cuero_cabelludo masaje']),
    care('/a#pedido', 'Pedido', ['pedido!']),
    care('/en/a#caida', 'Hair loss', ['lose/losing hair']),
  ],
  'es',
);
const pathsOf = (message: string) => topics(message, 'care').map(({ document }) => document.path);

describe('what a message names', () => {
  it.each([
    ['se me cae mucho el cabello', ['/a#caida', '/a#masaje']],
    ['PIERDO PELO', ['/a#caida', '/a#masaje']],
    ['un masaje en el cuero cabelludo', ['/a#masaje']],
    ['masaje para el cuero', []],
    ['i am losing my hair', ['/a#caida']],
    ['quiero pedir cita', []],
    ['mi pedido', ['/a#pedido']],
    ['alopecias', ['/a#caida']],
  ])('«%s» → %j', (message, paths) => {
    expect(pathsOf(message)).toEqual(paths);
  });
});

describe('a treatment that a team publishes', () => {
  const added: ChatDocument = {
    ...care('/spa/facial#oxigeno-de-los-andes', 'Oxígeno de los Andes', ['oxigenación facial', 'andes']),
    questions: ['¿Hacen oxigenación de la cara?'],
    facts: { duration: '70 minutos' },
  };
  const { explain } = createAnswerer([...documents, added], site);

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
