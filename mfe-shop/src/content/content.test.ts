import { languages } from '@clinic/shared/lang';
import { describe, expect, it } from 'vitest';

import prices from '../../../settings/prices.json' with { type: 'json' };
import { catalogue } from '#content/catalogue.ts';
import { card as cardEn } from '#content/en/card.ts';
import { content as cartEn } from '#content/en/cart.ts';
import { featuredProducts as featuredEn } from '#content/en/featuredProducts.ts';
import { content as shopEn } from '#content/en/shop.ts';
import { card as cardEs } from '#content/es/card.ts';
import { content as cartEs } from '#content/es/cart.ts';
import { featuredProducts as featuredEs } from '#content/es/featuredProducts.ts';
import { content as shopEs } from '#content/es/shop.ts';
import { featured } from '#content/featured.ts';
import { productsOf } from '#content/productsOf.ts';
import type { ShopView } from '#content/types.ts';
import { paths } from '#paths.ts';

const ids = catalogue.map(({ id }) => id);
const shop = { es: shopEs, en: shopEn };

describe('catalogue', () => {
  it('has 41 products with ids, names and pictures of their own', () => {
    expect(catalogue).toHaveLength(41);
    for (const key of ['id', 'name', 'image'] as const) {
      expect(new Set(catalogue.map((product) => product[key])).size).toBe(41);
    }
  });

  it('starts with the five featured products', () => {
    expect(featured).toHaveLength(5);
    expect(catalogue.slice(0, 5)).toEqual(featured);
    expect(Object.keys(featuredEs)).toEqual(ids.slice(0, 5));
    expect(Object.keys(featuredEn)).toEqual(ids.slice(0, 5));
  });

  it.each<[ShopView, string[]]>([
    ['rejuvenecimiento', ['Rejuvenecimiento']],
    ['capilar', ['Capilar']],
    ['anti-acne', ['Anti-acné', 'Antiacne']],
    ['antimanchas', ['Manchas']],
  ])('%s shows every product of %j and no other', (view, categories) => {
    const shown = productsOf(view);

    expect(new Set(shown.map(({ category }) => category))).toEqual(new Set(categories));
    expect(shown).toHaveLength(catalogue.filter(({ category }) => categories.includes(category)).length);
  });

  it('has every product of the price list', () => {
    expect(Object.keys(prices.prices).filter((id) => !ids.includes(id))).toEqual([]);
  });
});

describe.each(languages)('words in %s', (lang) => {
  it('describe every product, in catalogue order', () => {
    expect(Object.keys(shop[lang].products)).toEqual(ids);
    for (const words of Object.values(shop[lang].products)) {
      expect([words.summary, words.howToUse, words.imageAlt].every((text) => text.length > 10)).toBe(true);
      expect(words.ingredients.length).toBeGreaterThan(0);
      expect(words.skinTypes.length).toBeGreaterThan(0);
    }
  });

  it('give every page its own title and description', () => {
    const metas = Object.values(shop[lang].views).map(({ meta }) => meta);

    expect(new Set(metas.map(({ title }) => title)).size).toBe(5);
    expect(new Set(metas.map(({ description }) => description)).size).toBe(5);
    expect(metas.every(({ description }) => description.length <= 160)).toBe(true);
  });
});

it('the enquiry reads as the clinic wants it', () => {
  expect(cardEs.enquiry('Suero')).toBe('Hola, estoy interesado/a en el producto Suero');
  expect(cardEn.enquiry('Suero')).toContain('Suero');
});

it('the cart reads as the clinic wants it', () => {
  expect(cartEs).toMatchObject({
    heading: 'Tu Carrito',
    empty: 'El carrito está vacío.',
    emptyAlert: 'Tu carrito está vacío.',
    buy: 'Comprar por WhatsApp',
    clear: 'Vaciar Carrito',
  });
  expect(cartEn.returns.to).toBe(cartEs.returns.to);
});

it('the shop has these URLs', () => {
  expect(Object.values(paths)).toEqual([
    '/tienda',
    '/tienda/rejuvenecimiento',
    '/tienda/capilar',
    '/tienda/anti-acne',
    '/tienda/antimanchas',
  ]);
});
