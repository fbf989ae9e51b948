import { languages } from '@clinic/shared/lang';
import { describe, expect, it } from 'vitest';

import { products as catalogue } from '#content/es/products.data.ts';
import { documents } from '#content/documents.ts';
import type { Catalogue, ProductDetails, ProductList, ProductThumb } from '#content/types.ts';
import { guidePath, paths, productPath } from '#paths.ts';

const prices = { 'suero-antioxidante-vitamina-c-15': 191_000 };

describe.each(languages)('documents in %s', (lang) => {
  const made = documents({ lang, settings: { prices } });

  it('give every page of the shop, every product and the guide its own', () => {
    const pages = Object.keys(made).filter((name) => name.startsWith('/'));

    expect(pages).toEqual([
      ...Object.values(paths),
      ...catalogue.map(({ id }) => productPath(id)),
      guidePath,
    ]);
  });

  it.each([
    [paths.rejuvenecimiento, ['Rejuvenecimiento']],
    [paths.capilar, ['Capilar']],
    [paths['anti-acne'], ['Anti-acné', 'Antiacne']],
    [paths.antimanchas, ['Manchas']],
  ])('%s lists every product of %j and no other', (path, categories) => {
    const { products } = made[path] as ProductList;

    expect(new Set(products.map(({ category }) => category))).toEqual(new Set(categories));
    expect(products).toHaveLength(catalogue.filter(({ category }) => categories.includes(category)).length);
  });

  it('feature the first five', () => {
    expect((made['featured-products'] as Catalogue).map(({ id }) => id)).toEqual(
      catalogue.slice(0, 5).map(({ id }) => id),
    );
  });

  it('know a price, one that changed since the release, and that one is still to come', () => {
    const thumbs = made['product-cards'] as readonly ProductThumb[];
    const list = Object.fromEntries(thumbs.map(({ id, price }) => [id, price]));

    expect(Object.keys(list)).toEqual(catalogue.map(({ id }) => id));
    expect(list).toMatchObject({
      'suero-antioxidante-vitamina-c-15': 191_000,
      'gel-limpiador-equilibrante': 78_000,
      'suero-nocturno-retinol-03': null,
    });
  });

  it('relate products of one category, never to themselves', () => {
    const details = catalogue.map(({ id }) => made[productPath(id)] as ProductDetails);

    expect(details.every(({ related }) => related.length > 0)).toBe(true);
    expect(
      details.every(({ id, category, related }) =>
        related.every((other) => other.id !== id && other.category === category),
      ),
    ).toBe(true);
  });
});
