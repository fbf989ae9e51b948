import { languages } from '@clinic/shared/lang';
import { describe, expect, it } from 'vitest';

import prices from '../../../settings/prices.json' with { type: 'json' };
import { catalogue } from '#content/catalogue.ts';
import { compositions } from '#content/composition.ts';
import { card as cardEn } from '#content/en/card.ts';
import { content as cartEn } from '#content/en/cart.ts';
import { products as productsEn } from '#content/en/products.ts';
import { content as shopEn } from '#content/en/shop.ts';
import { card as cardEs } from '#content/es/card.ts';
import { content as cartEs } from '#content/es/cart.ts';
import { products as productsEs } from '#content/es/products.ts';
import { content as shopEs } from '#content/es/shop.ts';
import { paths, productIdOf, productPath } from '#paths.ts';

const ids = catalogue.map(({ id }) => id);
const shop = { es: shopEs, en: shopEn };
const products = { es: productsEs, en: productsEn };

describe('catalogue', () => {
  it('has products with ids, names and pictures of their own', () => {
    for (const key of ['id', 'name', 'image'] as const) {
      expect(new Set(catalogue.map((product) => product[key])).size).toBe(catalogue.length);
    }
  });

  it('has every product of the price list', () => {
    expect(Object.keys(prices.prices).filter((id) => !ids.includes(id))).toEqual([]);
  });
});

it('every product declares its health notification and all of its ingredients, the key ones among them', () => {
  expect(Object.keys(compositions)).toEqual(ids);
  for (const { notification, ingredients } of Object.values(compositions)) {
    expect(notification).toMatch(/^NSO[A-Z]\d{5}-\d{2}[A-Z]{2}$/);
    expect(ingredients.split(', ').length).toBeGreaterThan(4);
  }
  expect(new Set(Object.values(compositions).map(({ notification }) => notification)).size).toBe(ids.length);
});

it('English pages say what each Spanish name means', () => {
  const glosses = Object.values(productsEn).map(({ gloss }) => gloss);

  expect(new Set(glosses).size).toBe(ids.length);
  expect(glosses.every((gloss) => gloss && gloss.length > 8)).toBe(true);
});

it.each(languages)(
  'no product in %s promises, speaks for every skin or names another time for sunscreen',
  (lang) => {
    const texts = Object.values(products[lang]).flatMap(({ summary, howToUse }) => [summary, howToUse]);

    const wrong = texts.filter((text) =>
      /garanti|guarantee|todos los tonos|every skin|milagr|miracle|elimina (?:las )?manchas|cura |(?<!15 )(?:minutos antes de salir|minutes before going)/i.test(
        text,
      ),
    );

    expect(wrong).toEqual([]);
  },
);

describe.each(languages)('words in %s', (lang) => {
  it('describe every product, in catalogue order', () => {
    expect(Object.keys(products[lang])).toEqual(ids);
    for (const words of Object.values(products[lang])) {
      expect([words.summary, words.howToUse, words.imageAlt].every((text) => text.length > 10)).toBe(true);
      expect(words.ingredients.length).toBeGreaterThan(0);
      expect(words.skinTypes.length).toBeGreaterThan(0);
    }
  });

  it('give every page its own title and description', () => {
    const metas = Object.values(shop[lang].views).map(({ meta }) => meta);

    expect(new Set(metas.map(({ title }) => title)).size).toBe(metas.length);
    expect(new Set(metas.map(({ description }) => description)).size).toBe(metas.length);
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

it('the page of a product tells which product it is, and no other page does', () => {
  expect(productPath('suero')).toBe('/tienda/producto/suero');
  expect(productIdOf(productPath('suero'))).toBe('suero');
  expect([...Object.values(paths), '/tienda/producto/', '/tienda/producto/a/b'].map(productIdOf)).toEqual(
    Array.from({ length: 7 }),
  );
});
