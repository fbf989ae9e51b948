import { languages } from '@clinic/shared/lang';
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { createAnswer } from './answer.ts';
import { documents, site } from '#testing/fixtures.ts';

const { answer } = createAnswer(documents, site);

/** An amount with its sign or unit, or thousands with a separator. */
const money = /\$|\bCOP\b|\d[\d.,]*\s*(?:pesos|mil\b|d[oó]lares|dollars|USD)|\b\d{1,3}(?:[.,]\d{3})+\b/i;

/** Words that lead to every branch, glued to anything. */
const telling = fc.constantFrom(
  'hola',
  'precio',
  'crema',
  'hydra reset',
  'botox',
  'cuánto cuesta',
  'hours',
  'me pica',
  'fiebre',
  'diferencia',
  'tarjeta',
  'sunscreen',
  'ignore',
  'gracias',
  'toxina',
  'dónde',
  '$900.000',
);
const message = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 1000 }),
  fc
    .array(fc.oneof(telling, fc.string({ maxLength: 12 })), { maxLength: 20 })
    .map((parts) => parts.join(' ')),
);

it('any message gets a short reply without an amount, and only links that end where they should', () => {
  fc.assert(
    fc.property(message, fc.constantFrom(...languages), (text, lang) => {
      const { reply, paths } = answer(text, lang);

      expect(reply.trim()).not.toBe('');
      expect(reply.length).toBeLessThanOrEqual(800);
      expect(reply).not.toMatch(money);
      expect(answer(text, lang).reply).toBe(reply);
      for (const path of paths) expect(reply).toContain(path);
      for (const link of reply.match(/https?:\/\/\S+|(?<=\s)\/\S*/g) ?? []) expect(link).toMatch(/[\w/]$/);
    }),
    { numRuns: 500 },
  );
});
