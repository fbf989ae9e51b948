import fc from 'fast-check';
import { expect, it } from 'vitest';

import type { CartLine } from './cartSlice.ts';
import { parseCart, serializeCart, type StoredCart } from './cartStorage.ts';

const text = fc.string({ minLength: 1 }).filter((value) => value.trim() !== '');
const line: fc.Arbitrary<CartLine> = fc.record({
  id: text,
  name: text,
  image: text,
  quantity: fc.integer({ min: 1 }),
});
const lines = fc.uniqueArray(line, { selector: ({ name }) => name, maxLength: 8 });
const order = fc
  .array(fc.record({ line, index: fc.nat() }), { minLength: 1, maxLength: 8 })
  .map((taken) => ({ kind: 'order' as const, taken }));

it('any cart comes back from storage as it went in, with its order', () => {
  const stored: fc.Arbitrary<StoredCart> = fc.record({ lines, removal: fc.option(order) });
  fc.assert(
    fc.property(stored, (cart) => {
      expect(parseCart(serializeCart(cart))).toEqual(cart);
    }),
  );
});

it('the undo of a line or of clearing is not stored', () => {
  const taken = [{ line: { id: 'a', name: 'A', image: 'a', quantity: 1 }, index: 0 }];

  expect(parseCart(serializeCart({ lines: [], removal: { kind: 'cart', taken } }))).toEqual({
    lines: [],
    removal: null,
  });
});

const good = { id: 'a', name: 'A', image: 'products/a', quantity: 1 };

it.each([
  ['no JSON', '{'],
  ['nothing', 'null'],
  ['a number', '7'],
  ['another version', { version: 2, lines: [] }],
  ['no lines', { version: 1 }],
  ['lines that are no list', { version: 1, lines: { 0: good } }],
  ['a line that is nothing', { version: 1, lines: [null] }],
  ['a line without a name', { version: 1, lines: [{ ...good, name: ' ' }] }],
  ['a quantity of 0', { version: 1, lines: [{ ...good, quantity: 0 }] }],
  ['half a product', { version: 1, lines: [{ ...good, quantity: 0.5 }] }],
  ['a quantity in words', { version: 1, lines: [{ ...good, quantity: '1' }] }],
  ['a product twice', { version: 1, lines: [good, good] }],
  ['an order that is no list', { version: 1, lines: [], order: good }],
  ['an order without places', { version: 1, lines: [], order: [{ line: good }] }],
])('a stored cart with %s is refused', (_what, stored) => {
  expect(parseCart(typeof stored === 'string' ? stored : JSON.stringify(stored))).toBeNull();
});

it('no stored text makes the cart crash', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
      expect(() => parseCart(stored)).not.toThrow();
    }),
  );
});
