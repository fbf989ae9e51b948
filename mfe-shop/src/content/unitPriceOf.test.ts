import { expect, it } from 'vitest';

import { readProducts } from './products.ts';
import { unitPriceOf } from './unitPriceOf.ts';

it.each([
  [
    { price: 189_000, size: '30 ml' },
    { pesos: 6_300, unit: 'ml' },
  ],
  [
    { price: 60_000, size: '200 g' },
    { pesos: 300, unit: 'g' },
  ],
  [{ price: null, size: '30 ml' }, null],
])('of %j is %j', (product, expected) => {
  expect(unitPriceOf(product)).toEqual(expected);
});

it('every product with a price has one for its millilitre or gram', () => {
  const priced = readProducts('es', { prices: {} }).flatMap(({ price, size }) =>
    price ? { price, size } : [],
  );

  expect(
    priced.map(unitPriceOf).every((unit) => unit && unit.pesos > 0 && /^(?:ml|g)$/.test(unit.unit)),
  ).toBe(true);
});
