import { languages } from '@clinic/shared/lang';
import { expect, it } from 'vitest';

import { paths } from '#paths.ts';

import { documents } from './priceDocuments.ts';
import type { PricesData } from './types.ts';

const priceRanges = [{ id: 'biopsia-piel', from: 420_000, to: 680_000 }];

it.each(languages)(
  'every service in %s says what its price includes, and its range if there is one',
  (lang) => {
    const { clinica, estetica } = documents({ lang, settings: { site: { priceRanges } } })[
      paths.prices
    ] as PricesData;

    expect([clinica.length, estetica.length]).toEqual([5, 7]);
    expect(clinica.find(({ path }) => path.endsWith('#biopsia-piel'))?.range).toEqual({
      from: 420_000,
      to: 680_000,
    });
    expect(estetica.some(({ range }) => range)).toBe(false);
    expect([...clinica, ...estetica].every(({ includes, sessions }) => includes && sessions)).toBe(true);
  },
);
