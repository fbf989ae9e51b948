import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { disguises } from '#testing/disguises.ts';
import { ordinary } from '#testing/ordinary.ts';
import { normalize } from '#text/normalize.ts';

import { assess } from './assess.ts';

type Line = { text: string; kind: string };

/** Messages that nothing was learned from. */
const held = readFileSync(path.join(import.meta.dirname, '../../evaluation/sets/danger.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Line); // checked by the evaluation
const isCalm = ({ kind }: Line): boolean => kind === 'harmless' || kind === 'everyday';
const dangers = held.filter((one) => !isCalm(one)).map(({ text }) => text);

const isTold = (message: string): boolean => assess(normalize(message)).danger !== undefined;
/** Which of some messages are not recognised, of a hundred. */
const lostOf = (messages: readonly string[]): number =>
  (100 * messages.filter((message) => !isTold(message)).length) / messages.length;

describe('a danger is told first, however it is written', () => {
  it.each<[string, (message: string) => string, number]>([
    ['as it is', (message) => message, 2],
    ['in capitals', (message) => message.toUpperCase(), 2],
    [
      'without accents and marks',
      (message) => message.normalize('NFD').replaceAll(/[^\p{L}\p{N}\s]/gu, ''),
      3,
    ],
    ['after a greeting', (message) => `Hola buenas tardes, disculpe la molestia. ${message}`, 8],
    ['before a farewell', (message) => `${message}. Quedo atenta, muchas gracias, feliz tarde`, 8],
    ['amid the other language', (message) => `Hello, I am a tourist here. ${message}. Please answer.`, 8],
  ])('%s', (_name, change, most) => {
    expect(lostOf(dangers.map(change))).toBeLessThanOrEqual(most);
  });

  it.each(Object.entries(disguises))('in disguise: %s', (_name, disguise) => {
    const some = dangers.filter((message, at) => at % 4 === 0 && message.length < 200);

    expect(lostOf(some.map((message) => disguise(message.toLowerCase())))).toBeLessThanOrEqual(10);
  });
});

it.each([
  'Vecina, le cuento que el sábado fui con mi suegra a lo de la limpieza y nos tocó esperar porque se dañó el ascensor. Ella venía brava, mi marido ni se diga, y yo muerta de la pena con la recepcionista. Al final nos atendieron divino y mi suegra salió hasta cantando. Ahora quiere volver el otro mes con mi cuñada, pero mi cuñada es más complicada, le da miedo todo. ¿Hay cita para tres el mismo día?',
  'We moved here in March, my husband works nights and the dog hates the heat, so I have let my skin go completely. My mother says I look like a lizard, my sister says it is stress, and I say it is the soap. I only have Tuesday mornings, I hate waiting, and I would cry with joy if somebody just told me which cream to buy and which facial to book first.',
])('an ordinary story is surely none: «%s»', (story) => {
  expect(assess(story).danger?.level).not.toBe('sure');
});

describe('is none of these', () => {
  it.each([
    ...ordinary,
    'manchas oscuras en la cara',
    'bolsas en los ojos hinchados, ¿qué crema tienen?',
    'do you treat eczema?',
  ])('«%s»', (phrase) => expect(assess(phrase)).toMatchObject({ danger: undefined, isMinor: false }));
});
