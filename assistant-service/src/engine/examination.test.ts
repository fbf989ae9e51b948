import { expect, it } from 'vitest';

import { examinations } from '#testing/examinations.ts';
import { documents, site } from '#testing/fixtures.ts';
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
  'quiero una cita urgente',
  '¿cuánto dura la hinchazón después del relleno de labios?',
  'does laser burn the skin?',
  '¿el relleno de labios duele mucho?',
  'crema para labios oscuros',
  'misión y visión de la clínica',
  '¿cuántos pelos es normal perder al día?',
  '¿por qué me salen granos?',
  'tengo cicatrices de acné, ¿qué hacen ustedes?',
  'tengo una pregunta sobre los hilos',
  '¿puedo ver los precios?',
  "embarrassing question, do you do laser on men's backs? I look like a rug",
  'mi esposo ronca y yo tengo ojeras jajaja, ¿qué me hago pa esas ojeras hundidas?',
])('«%s» is not refused', (phrase) => {
  expect(answer(phrase, 'es').kind).not.toBe('diagnosis');
});
