import { languages } from '@clinic/shared/languages';
import { describe, expect, it } from 'vitest';

import type { ShopView } from '#paths.ts';

import { source } from './schema.ts';
import { shopDocuments } from './shopDocuments.ts';

const catalogue = source.entries('products', 'es');
const prices = { 'suero-antioxidante-vitamina-c-15': 191_000 };

describe.each(languages)('documents in %s', (lang) => {
  const made = shopDocuments(lang, { prices });

  it.each([
    ['rejuvenecimiento', ['Rejuvenecimiento']],
    ['capilar', ['Capilar']],
    ['anti-acne', ['Anti-acné', 'Antiacne']],
    ['antimanchas', ['Manchas']],
  ] as [ShopView, string[]][])('%s lists every product of %j and no other', (view, categories) => {
    const { products } = made.lists[view];

    expect(new Set(products.map(({ category }) => category))).toEqual(new Set(categories));
    expect(products).toHaveLength(catalogue.filter(({ category }) => categories.includes(category)).length);
  });

  it('feature the first five', () => {
    expect(made.featured.products.map(({ id }) => id)).toEqual(catalogue.slice(0, 5).map(({ id }) => id));
  });

  it('know a price, one that changed since the release, and that one is still to come', () => {
    const list = Object.fromEntries(made.cards.products.map(({ id, price }) => [id, price]));

    expect(Object.keys(list)).toEqual(catalogue.map(({ id }) => id));
    expect(list).toMatchObject({
      'suero-antioxidante-vitamina-c-15': 191_000,
      'gel-limpiador-equilibrante': 78_000,
      'suero-nocturno-retinol-03': null,
    });
  });

  it('relate products of one category, never to themselves', () => {
    const details = made.products.map(({ product }) => product);

    expect(details.every(({ related }) => related.length > 0)).toBe(true);
    expect(
      details.every(({ id, category, related }) =>
        related.every((other) => other.id !== id && other.category === category),
      ),
    ).toBe(true);
  });

  it('carry the words of the filters on the page that has them alone', () => {
    const { all, ...categories } = made.lists;

    expect(all.filters?.label).toBeTruthy();
    expect(Object.values(categories).map(({ filters, brands }) => [filters, brands])).toEqual(
      Object.values(categories).map(() => [null, []]),
    );
  });
});
