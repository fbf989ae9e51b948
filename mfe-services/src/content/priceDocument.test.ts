import { languages } from '@clinic/shared/languages';
import { expect, it } from 'vitest';

import { priceDocument } from './priceDocument.ts';

const prices = {
  priceRanges: [{ id: 'biopsia-piel', from: 420_000, to: 680_000, valuation: 'due' as const }],
  visits: { assessment: { price: 160_000, creditDays: 60 } },
};

it.each(languages)(
  'every service in %s says what its price includes, and its range if there is one',
  (lang) => {
    const [clinica = [], estetica = []] = priceDocument(lang, prices).areas.map(
      ({ treatments }) => treatments,
    );

    expect([clinica.length, estetica.length]).toEqual([5, 7]);
    expect(clinica.find(({ path }) => path.endsWith('/biopsia-piel'))).toMatchObject({
      range: { from: 420_000, to: 680_000 },
      valuation: expect.stringMatching(/no descontables|not credited/),
    });
    expect(estetica.some(({ range }) => range)).toBe(false);
    expect([...clinica, ...estetica].every(({ includes, sessions }) => includes && sessions)).toBe(true);
  },
);
