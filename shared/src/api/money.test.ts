import { expect, it } from 'vitest';

import { formatCop } from './money.ts';

it.each([
  [98_000, 'es', '$98.000,00'],
  [98_000, 'en', '$98,000.00 COP'],
  [0, 'es', '$0,00'],
  [1_234_567.5, 'es', '$1.234.567,50'],
] as const)('%d pesos in %s read %s', (pesos, lang, text) => {
  expect(formatCop(pesos, lang)).toBe(text);
});
