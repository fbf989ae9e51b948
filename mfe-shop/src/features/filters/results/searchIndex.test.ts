import { searchOf } from '@tesela/core/descriptions';
import type { Lang } from '@tesela/core/lang';
import { describe, expect, it } from 'vitest';

import { describeProduct } from '#content/describe.ts';
import type { ProductSummary } from '#content/products.ts';
import { shopDocuments } from '#content/shopDocuments.ts';

import { indexProducts } from './searchIndex.ts';

const shopIn = (lang: Lang) => shopDocuments(lang, { prices: {} }).lists.all;
const catalogueIn = (lang: Lang) => shopIn(lang).products;

const indexIn = (lang: Lang) => {
  const { products } = shopDocuments(lang, { prices: {} });
  const described = products.flatMap((one) => describeProduct(one, lang));
  return indexProducts(searchOf(described.map((one) => ({ ...one, questions: [] }))));
};

const find = { es: await indexIn('es'), en: await indexIn('en') };

describe('visitor searches', () => {
  it.each([
    ['vitamina c', 'suero-antioxidante-vitamina-c-15'],
    ['VITAMINA  C', 'suero-antioxidante-vitamina-c-15'],
    ['vitmina c', 'suero-antioxidante-vitamina-c-15'],
    ['retinol', 'suero-nocturno-retinol-03'],
    ['niacinamdia', 'crema-hidratante-niacinamida-5'],
    ['contorno ojos', 'contorno-de-ojos-cafeina-peptidos'],
    ['sueros con hialuronico', 'suero-acido-hialuronico-triple'],
    ['0,3 %', 'suero-nocturno-retinol-03'],
  ])('for «%s» and finds first %s', (text, id) => {
    expect(find.es(text)[0]).toBe(id);
  });

  it.each([
    ['acné', 'acne'],
    ['melasma', 'manchas'],
    ['shampoo', 'champú'],
    ['frailma', 'frailuma'],
  ])('for «%s» and finds the same as for «%s»', (text, other) => {
    expect(find.es(text)).toEqual(find.es(other));
  });

  it.each([
    ['acne', ({ needs }) => needs.includes('acne')],
    ['antiacne', ({ category }) => category === 'Antiacne'],
    ['manchas', ({ category }) => category === 'Manchas'],
    ['champú', ({ name }) => name.startsWith('Champú')],
    ['frailuma', ({ brand }) => brand === 'Frailuma'],
  ] as [string, (product: ProductSummary) => boolean][])(
    'for «%s» and finds every product of that sort, and not all',
    (text, isOf) => {
      const wanted = catalogueIn('es').filter(isOf);

      expect(wanted.length).toBeGreaterThan(1);
      expect(find.es(text)).toEqual(expect.arrayContaining(wanted.map(({ id }) => id)));
      expect(find.es(text).length).toBeLessThan(catalogueIn('es').length / 2);
    },
  );

  it('for sun protection by any of its names', () => {
    const sun = catalogueIn('es').filter(({ name }) => name.includes('FPS'));

    for (const text of ['protector solar', 'bloqueador', 'fps', 'sunscreen']) {
      expect(find.es(text), text).toEqual(expect.arrayContaining(sun.map(({ id }) => id)));
    }
  });

  it('in English, by English words and Spanish names', () => {
    const spots = catalogueIn('en').filter(({ category }) => category === 'Manchas');
    expect(find.en('dark spots')).toEqual(expect.arrayContaining(spots.map(({ id }) => id)));
    expect(find.en('sunscreen')).toEqual(expect.arrayContaining([...find.es('protector solar')]));
    expect(find.en('serum vitamina c')[0]).toBe('suero-antioxidante-vitamina-c-15');
  });

  it('for nonsense and finds nothing', () => {
    expect(find.es('zzzz')).toEqual([]);
    expect(find.es('de la')).toEqual([]);
    expect(find.es('%%% ---')).toEqual([]);
  });

  it('letter by letter, and never sees an empty list on the way to a product', () => {
    const name = 'Crema Hidratante Niacinamida';

    for (let length = 1; length <= name.length; length += 1) {
      expect(find.es(name.slice(0, length)), name.slice(0, length)).toContain(
        'crema-hidratante-niacinamida-5',
      );
    }
  });
});
