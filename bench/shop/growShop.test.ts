import { expect, it } from 'vitest';

import prices from '../../settings/prices.json' with { type: 'json' };
import { catalogue } from '../../mfe-shop/src/content/catalogue.ts';
import { compositions } from '../../mfe-shop/src/content/composition.ts';
import { products as en } from '../../mfe-shop/src/content/en/products.ts';
import { products as es } from '../../mfe-shop/src/content/es/products.ts';
import { growShop } from './growShop.ts';

const real = { catalogue, es, en, prices: prices.prices, compositions };

it('the benchmark grows the shop to 5,000 products of their own, the same each time', () => {
  const grown = growShop(real, 5000);
  const countOf = (key: 'id' | 'name' | 'brand' | 'category' | 'line' | 'image') =>
    new Set(grown.catalogue.map((product) => product[key])).size;

  expect([countOf('id'), countOf('name')]).toEqual([5000, 5000]);
  for (const key of ['category', 'line', 'image'] as const)
    expect(countOf(key)).toBe(new Set(catalogue.map((product) => product[key])).size);
  expect(countOf('brand')).toBe(60);
  expect(grown.catalogue.slice(0, catalogue.length)).toEqual(catalogue);
  expect(growShop(real, 5000)).toEqual(grown);
});

it('every product of the grown shop has a composition, and words in both languages as long as the real ones', () => {
  const { catalogue: grown, ...words } = growShop(real, 1000);
  const ids = grown.map(({ id }) => id);
  const lengthOf = (all: typeof es) =>
    Object.values(all).reduce((sum, { summary }) => sum + summary.length, 0) / Object.keys(all).length;

  expect(Object.keys(words.compositions)).toEqual(ids);
  for (const lang of ['es', 'en'] as const) {
    expect(Object.keys(words[lang])).toEqual(ids);
    expect(Math.abs(lengthOf(words[lang]) / lengthOf(real[lang]) - 1)).toBeLessThan(0.2);
  }
});

it('a shop grows to no more products than there are names', () => {
  expect(() => growShop(real, 20_000)).toThrow('There are names for 12800 invented products, not for more.');
});
