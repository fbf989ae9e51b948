import { languages } from '@clinic/shared/languages';
import { describeMistakes } from '@tesela/content';
import { describe, expect, it } from 'vitest';

import { paths, productIdOf, shopViews } from '#paths.ts';

import prices from '../../../settings/prices.json' with { type: 'json' };
import { source } from './schema.ts';
import { shopDocuments } from './shopDocuments.ts';

const productsEs = source.entries('products', 'es');
const productsEn = source.entries('products', 'en');
const products = { es: productsEs, en: productsEn };
const ids = source.ids('products');
const made = { es: shopDocuments('es', { prices: {} }), en: shopDocuments('en', { prices: {} }) };

it('every file of content is whole, in both languages', () => {
  expect(describeMistakes(source.mistakes())).toBe('');
});

it('sells the products of the specification at least', () => {
  expect(ids.length).toBeGreaterThanOrEqual(41);
});

it.each(['name', 'image', 'imageAlt'] as const)('every product has a %s of its own', (key) => {
  expect(new Set(productsEs.map((product) => product[key])).size).toBe(ids.length);
});

it('the price list names products that there are', () => {
  expect(Object.keys(prices.prices).filter((id) => !ids.includes(id))).toEqual([]);
});

it('every product declares a health notification of its own, and all of its ingredients', () => {
  const compositions = productsEs.map(({ composition }) => composition);

  expect(new Set(compositions.map(({ notification }) => notification)).size).toBe(ids.length);
  expect(compositions.every(({ ingredients }) => ingredients.split(', ').length > 4)).toBe(true);
});

it('English pages say what each Spanish name means', () => {
  const glosses = productsEn.map(({ gloss }) => gloss);

  expect(new Set(glosses).size).toBe(ids.length);
  expect(glosses.every(Boolean)).toBe(true);
});

it.each(languages)(
  'no product in %s promises, speaks for every skin or names another time for sunscreen',
  (lang) => {
    const texts = products[lang].flatMap(({ summary, howToUse }) => [summary, howToUse]);

    const wrong = texts.filter((text) =>
      /garanti|guarantee|todos los tonos|every skin|milagr|miracle|elimina (?:las )?manchas|cura |(?<!15 )(?:minutos antes de salir|minutes before going)/i.test(
        text,
      ),
    );

    expect(wrong).toEqual([]);
  },
);

describe.each(languages)('words in %s', (lang) => {
  it('give every page its own title and description', () => {
    const metas = Object.values(made[lang].lists).map(({ meta }) => meta);

    expect(new Set(metas.map(({ title }) => title)).size).toBe(metas.length);
    expect(new Set(metas.map(({ description }) => description)).size).toBe(metas.length);
    expect(metas.every(({ description }) => description.length <= 160)).toBe(true);
  });
});

it('the enquiry reads as the clinic wants it', () => {
  expect(made.es.featured.card.enquiry).toBe('Hola, estoy interesado/a en el producto {name}');
  expect(made.en.featured.card.enquiry).toContain('{name}');
});

it('the cart reads as the clinic wants it', () => {
  expect(made.es.cart).toMatchObject({
    heading: 'Tu Carrito',
    empty: 'El carrito está vacío.',
    emptyAlert: 'Tu carrito está vacío.',
    buy: 'Comprar por WhatsApp',
    clear: 'Vaciar Carrito',
  });
});

it('the shop has these URLs', () => {
  expect(shopViews.map(paths.view)).toEqual([
    '/tienda',
    '/tienda/rejuvenecimiento',
    '/tienda/capilar',
    '/tienda/anti-acne',
    '/tienda/antimanchas',
  ]);
  // A category with the name of the guide would take the guide's URL.
  expect(shopViews.map(paths.view)).not.toContain(paths.guide);
});

it('the page of a product tells which product it is, and no other page does', () => {
  expect(paths.product('suero')).toBe('/tienda/producto/suero');
  expect(productIdOf(paths.product('suero'))).toBe('suero');
  expect(
    [...shopViews.map(paths.view), '/tienda/producto/', '/tienda/producto/a/b'].map(productIdOf),
  ).toEqual(Array.from({ length: 7 }));
});
