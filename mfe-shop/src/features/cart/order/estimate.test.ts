import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { CartLine } from '../state/cartLines.ts';
import { deliveries } from '../state/cartState.ts';
import { estimate, priceOf } from './estimate.ts';
import { parseOffers, type Offers } from './offers.ts';

const line = (id: string, quantity: number): CartLine => ({ id, name: id, image: '', quantity });
const ready = (prices: Record<string, unknown>): Offers => ({
  status: 'ready',
  list: parseOffers({
    products: Object.entries(prices).map(([id, price]) => ({ id, size: '30 ml', price })),
  }),
});
const offers = ready({ serum: 189_000, gel: null, soap: 61_000 });
const failed: Offers = { status: 'failed', list: null };
const rule = { price: 14_000, freeFrom: 250_000 };

describe('price of a line', () => {
  it.each<[string, string, Offers, ReturnType<typeof priceOf>]>([
    ['has a price', 'serum', offers, 189_000],
    ['is to be confirmed', 'gel', offers, 'to-confirm'],
    ['left the catalogue', 'tonic', offers, 'unavailable'],
    [
      'is sold out',
      'serum',
      { status: 'ready', list: new Map([['serum', { size: '', price: 9, soldOut: { says: 'Agotado' } }]]) },
      'sold-out',
    ],
    ['bears the name of a property of every object', 'constructor', offers, 'unavailable'],
    ['is being looked up', 'serum', { status: 'loading', list: null }, 'loading'],
    ['could not be looked up', 'serum', failed, 'to-confirm'],
  ])('of a product that %s', (_what, id, list, price) => {
    expect(priceOf(id, list)).toBe(price);
  });
});

describe('what an order costs', () => {
  it.each([
    [
      'one product',
      [line('serum', 1)],
      { subtotal: 189_000, shipping: 14_000, untilFree: 61_000, total: 203_000 },
    ],
    [
      'a peso under the threshold and more',
      [line('serum', 1), line('soap', 1)],
      { subtotal: 250_000, shipping: 0, untilFree: 0, total: 250_000 },
    ],
    [
      'a price to be confirmed, which may make shipping free',
      [line('serum', 1), line('gel', 9)],
      { subtotal: 189_000, isPartial: true, shipping: null, untilFree: 0, total: 189_000 },
    ],
    [
      'a price to be confirmed beside enough for free shipping',
      [line('serum', 2), line('gel', 9)],
      { subtotal: 378_000, isPartial: true, shipping: 0, untilFree: 0, total: 378_000 },
    ],
    [
      'nothing that has a price',
      [line('gel', 9)],
      { subtotal: null, isPartial: true, shipping: null, untilFree: 0, total: null },
    ],
    [
      'no product that left',
      [line('serum', 1), line('tonic', 9)],
      { subtotal: 189_000, isPartial: false, shipping: 14_000, total: 203_000 },
    ],
  ])('%s', (_what, lines, expected) => {
    expect(estimate(lines, offers, 'shipping', rule)).toMatchObject(expected);
  });

  it.each([
    ['nothing to who comes for it', 'pickup', rule, { shipping: 0, untilFree: 0, total: 189_000 }],
    [
      'the same always where nothing makes it free',
      'shipping',
      { price: 14_000 },
      { shipping: 14_000, untilFree: 0 },
    ],
  ] as const)('shipping costs %s', (_what, delivery, of, expected) => {
    expect(estimate([line('serum', 1)], offers, delivery, of)).toMatchObject(expected);
  });

  it('is open where no prices could be had', () => {
    expect(estimate([line('serum', 2)], failed, 'shipping', rule)).toMatchObject({
      lines: [{ size: '', price: null, sum: null }],
      subtotal: null,
      total: null,
    });
  });

  it('costs what it would without the products that are sold out', () => {
    const cart = ['serum', 'gel', 'soap'].map((id) => line(id, 2));
    fc.assert(
      fc.property(fc.subarray(cart), fc.constantFrom(...deliveries), (gone, delivery) => {
        const list = new Map(offers.list);
        for (const { id } of gone) list.set(id, { size: '', price: 9, soldOut: { says: 'Agotado' } });
        const left = cart.filter((one) => !gone.includes(one));

        const made = estimate(cart, { status: 'ready', list }, delivery, rule);

        expect(made).toEqual({ ...estimate(left, offers, delivery, rule), leftOut: gone });
      }),
    );
  });

  it('adds up to the peso, whatever is in the cart and however it comes', () => {
    const id = fc.constantFrom('a', 'b', 'c', 'd', 'e');
    const lines = fc.uniqueArray(fc.tuple(id, fc.integer({ min: 1, max: 99 })), { selector: ([key]) => key });
    const price = fc.option(fc.integer({ min: 1, max: 5_000_000 }));
    const list = fc.dictionary(id, price, { minKeys: 1, noNullPrototype: true });
    const rules = fc.record(
      { price: fc.integer({ min: 1, max: 50_000 }), freeFrom: fc.integer({ min: 1, max: 9_000_000 }) },
      { requiredKeys: ['price'] },
    );
    fc.assert(
      fc.property(lines, list, fc.constantFrom(...deliveries), rules, (entries, prices, delivery, rule) => {
        let goods = 0;
        for (const [key, quantity] of entries) goods += (prices[key] ?? 0) * quantity;
        const cart = entries.map(([key, quantity]) => line(key, quantity));

        const made = estimate(cart, ready(prices), delivery, rule);

        const sums = made.lines.map(({ sum }) => sum ?? 0);
        expect(made.subtotal ?? 0).toBe(goods);
        expect(sums.reduce((total, sum) => total + sum, 0)).toBe(goods);
        if (made.total !== null) expect(made.total).toBe(goods + (made.shipping ?? 0));
        expect([0, null, rule.price]).toContain(made.shipping);
        if (made.shipping) {
          expect(delivery).toBe('shipping');
          expect(goods).toBeLessThan(rule.freeFrom ?? Infinity);
        }
        if (made.untilFree) expect(goods + made.untilFree).toBe(rule.freeFrom);
      }),
    );
  });
});

describe('what the shop offers', () => {
  it.each([0, -1, 1.5, null, Infinity, '9', true, [], {}])(
    'reads the price %s as one to be confirmed',
    (price) => {
      expect([...parseOffers({ products: [{ id: 'a', size: '30 ml', price }] })]).toEqual([
        ['a', { size: '30 ml', price: null }],
      ]);
    },
  );

  it.each([null, undefined, 7, 'a', [], {}, [{ id: 'a' }]])('is refused when it is %j', (document) => {
    expect(() => parseOffers(document)).toThrow(/./);
  });
});
