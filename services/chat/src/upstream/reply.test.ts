import fc from 'fast-check';
import { expect, it, vi } from 'vitest';

import { readReply } from './reply.ts';

// Random text takes long on a busy machine.
vi.setConfig({ testTimeout: 20_000 });

it.each([
  ['  Con gusto.\r\n\r\n\r\n\r\nHasta pronto.\t', 'Con gusto.\n\nHasta pronto.'],
  ['Ho\u0000la\u001b[31m \u202Eroja', 'Hola[31m roja'],
  ['Cuidado 👩🏽‍⚕️', 'Cuidado 👩🏽‍⚕️'],
  ['media \ud83d vida', 'media  vida'],
  ['**Vea** [el spa](/spa/facial)', 'Vea el spa /spa/facial'],
  ['# Spa\n- Uno\n* Dos', 'Spa\nUno\nDos'],
  ['menos de 5 < 6 & más', 'menos de 5 < 6 & más'],
])('visitor reads %j as plain text', (input, text) => {
  expect(readReply(input)).toBe(text);
});

it.each([undefined, null, 5, true, {}, ['Hola'], '', ' \n', '\u200b', '...'])('%j is no reply', (input) => {
  expect(() => readReply(input)).toThrow(expect.objectContaining({ reason: 'body' }));
});

it.each(['<b>Hola</b>', 'Hola <script src=x>', '&lt;script&gt;', '<img src=x', 'a </p>', '<!-- a -->'])(
  'HTML is no reply: %s',
  (input) => {
    expect(() => readReply(input)).toThrow(expect.objectContaining({ reason: 'markup' }));
  },
);

it('whatever comes, a visitor sees well-formed text of a bounded length, or nothing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.string({ unit: 'binary', maxLength: 3000 })), (input) => {
      let text = '';
      try {
        text = readReply(input);
      } catch {
        return;
      }
      expect([...text].length).toBeLessThanOrEqual(4000);
      expect(text.isWellFormed()).toBe(true);
      expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e]/);
    }),
    { numRuns: 50 },
  );
});
