import { describe, expect, it } from 'vitest';

import { shopDocuments } from '#content/shopDocuments.ts';

import { noFilters } from '../filters.ts';
import { selectProducts, sortByName, sortProducts } from './selectProducts.ts';

const all = shopDocuments('es', { prices: {} }).lists.all.products;

describe('filters', () => {
  it.each([
    {},
    { category: 'Rejuvenecimiento' },
    { brand: 'Frailuma' },
    { category: 'Manchas', brand: 'Frailuma' },
    { category: 'Capilar', brand: 'Solquira' },
  ] as const)('%j leave what matches all of them', (chosen) => {
    const wanted = Object.entries(chosen) as [keyof (typeof all)[number], string][];

    expect(selectProducts(all, { ...noFilters, ...chosen }, null)).toEqual(
      all.filter((product) => wanted.every(([key, value]) => product[key] === value)),
    );
  });

  it('both spellings of anti-acne are one category', () => {
    const found = selectProducts(all, { ...noFilters, category: 'Antiacne' }, null);

    expect(new Set(found.map(({ category }) => category))).toEqual(new Set(['Anti-acné', 'Antiacne']));
  });

  it.each([
    ['grasa', 'sol', 'gel-solar-toque-seco-fps-50', true],
    ['grasa', 'sol', 'fluido-solar-invisible-fps-50', true],
    ['grasa', 'sol', 'protector-mineral-con-color-fps-50', false],
    ['seca', 'resequedad', 'crema-barrera-ceramidas', true],
    ['seca', 'cabello', 'acondicionador-ligero-avena', false],
  ])('by skin «%s» and need «%s»: is %s there? %s', (skin, need, id, expected) => {
    const found = selectProducts(all, { ...noFilters, skin, need }, null);

    expect(found.some((product) => product.id === id)).toBe(expected);
  });

  it('a search ranks what the filters leave', () => {
    const [first, second, third] = all;
    if (!first || !second || !third) throw new Error('Too few products');
    const matches = [third.id, 'unknown', first.id, second.id];
    const ids = (filters: Parameters<typeof selectProducts>[1]) =>
      selectProducts(all, filters, matches).map(({ id }) => id);

    expect(ids(noFilters)).toEqual([third.id, first.id, second.id]);
    expect(ids({ ...noFilters, brand: first.brand })).toEqual([first.id]);
    expect(ids({ ...noFilters, sort: 'nombre' })).toEqual([first.id, second.id, third.id]);
  });
});

it('names are sorted as Spanish does, and numbers by their size', () => {
  const [product] = all;
  if (!product) throw new Error('No product');
  const named = ['Zinc 10 %', 'Óleo', 'agua', 'Zinc 5 %', 'Ñame', 'Noche', 'Oasis'].map((name) => ({
    ...product,
    name,
  }));

  expect(sortByName(named).map(({ name }) => name)).toEqual([
    'agua',
    'Noche',
    'Ñame',
    'Oasis',
    'Óleo',
    'Zinc 5 %',
    'Zinc 10 %',
  ]);
});

it.each([
  ['precio', [20, 30, 100, null]],
  ['precio-desc', [100, 30, 20, null]],
  // Prices and sizes: 30 for 50 ml, 20 for 20 ml, 100 for 5 ml.
  ['precio-medida', [30, 20, 100, null]],
] as const)('sorted by «%s», prices to be confirmed come last', (sort, expected) => {
  const [product] = all;
  if (!product) throw new Error('No product');
  const priced = [
    { ...product, price: 30, size: '50 ml' },
    { ...product, price: null },
    { ...product, price: 100, size: '5 ml' },
    { ...product, price: 20, size: '20 ml' },
  ];

  expect(sortProducts(priced, sort).map(({ price }) => price)).toEqual(expected);
});
