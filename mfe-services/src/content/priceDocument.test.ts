import { languages } from '@clinic/shared/lang';
import { expect, it } from 'vitest';

import { priceDocument } from './priceDocument.ts';

const priceRanges = [{ id: 'biopsia-piel', from: 420_000, to: 680_000 }];

it.each(languages)(
  'every service in %s says what its price includes, and its range if there is one',
  (lang) => {
    const [clinica = [], estetica = []] = priceDocument(lang, { priceRanges }).areas.map(
      ({ treatments }) => treatments,
    );

    expect([clinica.length, estetica.length]).toEqual([5, 7]);
    expect(clinica.find(({ path }) => path.endsWith('#biopsia-piel'))?.range).toEqual({
      from: 420_000,
      to: 680_000,
    });
    expect(estetica.some(({ range }) => range)).toBe(false);
    expect([...clinica, ...estetica].every(({ includes, sessions }) => includes && sessions)).toBe(true);
  },
);
