import { expect, it } from 'vitest';

import { products as en } from '../../mfe-shop/src/content/en/products.data.ts';
import { products as es } from '../../mfe-shop/src/content/es/products.data.ts';
import { growShop } from './growShop.ts';

const real = { es, en };

it('the benchmark grows the shop to 5,000 products of their own, the same each time', () => {
  const grown = growShop(real, 5000);
  const countOf = (key: 'id' | 'name' | 'brand' | 'category' | 'line' | 'image') =>
    new Set(grown.es.map((product) => product[key])).size;

  expect([countOf('id'), countOf('name')]).toEqual([5000, 5000]);
  for (const key of ['category', 'line', 'image'] as const)
    expect(countOf(key)).toBe(new Set(es.map((product) => product[key])).size);
  expect(countOf('brand')).toBe(60);
  expect(grown.es.slice(0, es.length)).toEqual(es);
  expect(growShop(real, 5000)).toEqual(grown);
});

it('every product of the grown shop has words in both languages, as long as the real ones', () => {
  const grown = growShop(real, 1000);
  const lengthOf = (all: typeof es) => all.reduce((sum, { summary }) => sum + summary.length, 0) / all.length;

  expect(grown.en.map(({ id }) => id)).toEqual(grown.es.map(({ id }) => id));
  for (const lang of ['es', 'en'] as const)
    expect(Math.abs(lengthOf(grown[lang]) / lengthOf(real[lang]) - 1)).toBeLessThan(0.2);
});

it('a shop grows to no more products than there are names', () => {
  expect(() => growShop(real, 20_000)).toThrow('There are names for 12800 invented products, not for more.');
});
