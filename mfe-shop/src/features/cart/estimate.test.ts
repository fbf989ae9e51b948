import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { CartLine } from './cartLines.ts';
import { estimate, priceOf } from './estimate.ts';
import { parsePriceList } from './parsePriceList.ts';
import type { Prices } from './usePriceList.ts';

const line = (id: string, quantity: number): CartLine => ({ id, name: id, image: '', quantity });
const ready = (list: Record<string, unknown>): Prices => ({ status: 'ready', list: parsePriceList(list) });
const prices = ready({ serum: 189_000, gel: null, cream: 1.15 });

describe('price of a line', () => {
  it.each<[string, string, Prices, ReturnType<typeof priceOf>]>([
    ['has a price', 'serum', prices, 189_000],
    ['is to be confirmed', 'gel', prices, 'to-confirm'],
    ['left the catalogue', 'tonic', prices, 'unavailable'],
    ['bears the name of a property of every object', 'constructor', prices, 'unavailable'],
    ['is being looked up', 'serum', { status: 'loading', list: null }, 'loading'],
    ['could not be looked up', 'serum', { status: 'failed', list: null }, 'to-confirm'],
  ])('of a product that %s', (_what, id, list, price) => {
    expect(priceOf(id, list)).toBe(price);
  });
});

describe('estimate', () => {
  it.each<[string, CartLine[], Prices, { pesos: number | null; isPartial: boolean; available: number }]>([
    ['nothing', [], prices, { pesos: null, isPartial: false, available: 0 }],
    ['price times quantity', [line('serum', 2)], prices, { pesos: 378_000, isPartial: false, available: 1 }],
    ['cents', [line('cream', 1)], prices, { pesos: 1.15, isPartial: false, available: 1 }],
    [
      'a product to be confirmed as nothing yet',
      [line('serum', 1), line('gel', 9)],
      prices,
      { pesos: 189_000, isPartial: true, available: 2 },
    ],
    [
      'only products to be confirmed',
      [line('gel', 9)],
      prices,
      { pesos: null, isPartial: true, available: 1 },
    ],
    [
      'no product that left',
      [line('serum', 1), line('tonic', 9)],
      prices,
      { pesos: 189_000, isPartial: false, available: 1 },
    ],
    ['nothing that is left', [line('tonic', 9)], prices, { pesos: null, isPartial: false, available: 0 }],
    [
      'no price when there is no list',
      [line('serum', 1)],
      { status: 'failed', list: null },
      { pesos: null, isPartial: true, available: 1 },
    ],
  ])('counts %s', (_what, lines, list, expected) => {
    const { available, ...rest } = estimate(lines, list);

    expect({ ...rest, available: available.length }).toEqual(expected);
  });

  it('is the sum of price times quantity, whatever the cart and the list', () => {
    const id = fc.constantFrom('a', 'b', 'c', 'd', 'e');
    const lines = fc.uniqueArray(fc.tuple(id, fc.integer({ min: 1, max: 99 })), { selector: ([key]) => key });
    const price = fc.option(fc.integer({ min: 1, max: 5_000_000 }));
    const list = fc.dictionary(id, price, { minKeys: 1, noNullPrototype: true });
    fc.assert(
      fc.property(lines, list, (entries, byId) => {
        let sum = 0;
        for (const [key, quantity] of entries) sum += (byId[key] ?? 0) * quantity;

        const { pesos } = estimate(
          entries.map(([key, quantity]) => line(key, quantity)),
          ready(byId),
        );

        expect(pesos ?? 0).toBe(sum);
      }),
    );
  });
});

describe('price list', () => {
  it.each([0, -1, Number.NaN, Infinity, '9', true, [], {}])(
    'reads the price %s as one to be confirmed',
    (price) => {
      expect([...parsePriceList({ a: price })]).toEqual([['a', null]]);
    },
  );

  it.each([null, undefined, 7, 'a', [], {}])('is refused when it is %j', (document) => {
    expect(() => parsePriceList(document)).toThrow(/"prices"/);
  });
});
