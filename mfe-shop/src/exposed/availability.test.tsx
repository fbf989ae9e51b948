import { renderWithProviders } from '@clinic/shared/testing';
import { screen, within } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { productJsonLd } from '#components/productJsonLd.ts';
import { availabilitySettings } from '#content/availabilitySettings.ts';
import { describeProduct } from '#content/describe.ts';
import { shopDocuments } from '#content/shopDocuments.ts';
import { AddQuantity } from '#features/cart/add/AddQuantity.tsx';
import { BuyableProduct } from '#features/cart/add/BuyableProduct.tsx';
import { priceOf } from '#features/cart/order/estimate.ts';
import { parseOffers } from '#features/cart/order/offers.ts';
import { noFilters } from '#features/filters/filters.ts';
import { selectProducts } from '#features/filters/results/selectProducts.ts';
import { paths } from '#paths.ts';

import file from '../../../settings/availability.json' with { type: 'json' };
import { ProductCards } from './ProductCards.tsx';

const id = 'gel-limpiador-equilibrante';

beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());

/** Makes the documents as compose does on a given day. */
function madeOn(today: string, returns: string | undefined, lang: 'es' | 'en' = 'es') {
  vi.setSystemTime(new Date(`${today}T17:00:00Z`));
  const availability = v.parse(availabilitySettings, { soldOut: [{ product: id, returns }] });
  const { lists, products, cards } = shopDocuments(lang, { prices: {}, availability });
  const page = products.find(({ product }) => product.id === id);
  if (!page) throw new Error(`No product ${id}`);
  return { list: lists.all, page, cards, described: describeProduct(page, lang)[0] };
}

it.each([
  [undefined, '2026-12-01', 'Agotado'],
  ['2026-12-10', '2026-12-09', 'Agotado, vuelve el 10 de diciembre'],
  ['2026-12-10', '2026-12-10', undefined],
])(
  'sold out until %s, on %s: list, page, card and note of the assistant, cart, filter, search and JSON-LD agree',
  (returns, today, words) => {
    const made = madeOn(today, returns);
    const { products } = made.list;
    const inList = products.find((product) => product.id === id);
    const page = made.page.product;
    const thumbs = made.cards.products;
    const { search: found, note } = made.described ?? {};
    const list = parseOffers(made.cards);
    const { offers } = productJsonLd(page, made.page.details, 'es');

    expect(inList?.soldOut?.says).toBe(words);
    expect(page.soldOut?.says).toBe(words);
    expect(thumbs.find((thumb) => thumb.id === id)?.soldOut?.says).toBe(words);
    expect(found?.line.startsWith(`${words}. `)).toBe(words !== undefined);
    expect(note).toBe(words);
    expect(priceOf(id, { status: 'ready', list })).toBe(words === undefined ? 78_000 : 'sold-out');
    expect(
      selectProducts(products, { ...noFilters, available: 'si' }, null).some((one) => one.id === id),
    ).toBe(words === undefined);
    expect(offers?.availability).toBe(`https://schema.org/${words === undefined ? 'InStock' : 'OutOfStock'}`);
  },
);

describe('visitor', () => {
  const made = () => madeOn('2026-12-01', '2026-12-10');
  const product = () => made().page.product;
  const { card, details } = shopDocuments('es', { prices: {} }).lists.all;
  const words = 'Agotado, vuelve el 10 de diciembre';

  it('sees it on the card, which puts nothing into the cart', () => {
    renderWithProviders(<BuyableProduct product={product()} labels={card} headingLevel={3} />);

    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('reads it on the page, in the place of the way into the cart', () => {
    renderWithProviders(<AddQuantity product={product()} label="Agregar" words={details.quantity} />);

    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('reads it below an answer of the assistant, in the place of the button', () => {
    renderWithProviders(<ProductCards content={made().cards} products={[paths.product(id)]} />);

    expect(within(screen.getByRole('listitem')).getByText(words)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('reads it in English', () => {
    const { soldOut } = madeOn('2026-12-01', '2026-12-10', 'en').page.product;

    expect(soldOut?.says).toBe('Sold out, back on December 10');
  });
});

describe('settings', () => {
  it('the shipped file is valid', () => {
    expect(v.safeParse(availabilitySettings, file).issues).toBeUndefined();
  });

  it.each([
    ['a product that is not sold', { product: 'algo' }],
    ['another word', { product: id, returns: 'pronto' }],
    ['a date that does not exist', { product: id, returns: '2026-13-40' }],
  ])('%s is refused', (_case, entry) => {
    expect(v.safeParse(availabilitySettings, { soldOut: [entry] }).success).toBe(false);
  });
});
