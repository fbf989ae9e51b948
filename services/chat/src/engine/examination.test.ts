import { expect, it } from 'vitest';

import { examinations } from '#testing/examinations.ts';
import { documents, site } from '#testing/fixtures.ts';
import { ordinary } from '#testing/ordinary.ts';
import { createAnswer } from './answer.ts';

const { answer } = createAnswer(documents, site);

it.each(examinations)('«%s» is told neither what it is nor what to buy', (phrase) => {
  const { kind, products, treatment } = answer(phrase, 'es');

  expect(['diagnosis', 'unknown', 'urgent', 'emergency']).toContain(kind);
  expect([products, treatment]).toEqual([undefined, undefined]);
});

it('mostly says why', () => {
  const told = examinations.filter((phrase) =>
    ['diagnosis', 'urgent', 'emergency'].includes(answer(phrase, 'es').kind),
  );

  expect(told.length / examinations.length).toBeGreaterThan(0.8);
});

it.each([
  ...ordinary,
  "embarrassing question, do you do laser on men's backs? I look like a rug",
  'mi esposo ronca y yo tengo ojeras jajaja, ¿qué me hago pa esas ojeras hundidas?',
])('«%s» is not refused', (phrase) => {
  expect(answer(phrase, 'es').kind).not.toBe('diagnosis');
});
