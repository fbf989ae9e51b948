import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';

import type { CartLine } from './cartLines.ts';
import { deliveries, emptyCart, emptyKept, MAX_ORDERS, type KeptCart } from './cartState.ts';
import { readCart, serializeCart } from './cartStorage.ts';

const slug = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,3}$/);
const name = fc
  .string({ minLength: 1, maxLength: 160, unit: 'grapheme-composite' })
  .filter((value) => value.trim() !== '' && value.length <= 160 && !/[\p{C}\p{Zl}\p{Zp}]/u.test(value));
const image = fc.option(
  slug.map((each) => `/pictures/products/${each}.0123abcd-320.webp`),
  { nil: '' },
);
const line: fc.Arbitrary<CartLine> = fc.record({
  id: slug,
  name: fc.oneof(name, fc.constantFrom('__proto__', 'constructor', 'Suero 15\u00a0%')),
  image,
  quantity: fc.integer({ min: 1, max: 99 }),
});
const lines = fc.uniqueArray(line, { selector: (each) => each.id, maxLength: 12 });
const delivery = fc.constantFrom(...deliveries);
const reference = fc.stringMatching(/^[A-Z]{6}$/);
const orders = fc.array(fc.record({ reference, lines, delivery }), { maxLength: MAX_ORDERS });
const kept: fc.Arbitrary<KeptCart> = fc.record({ lines, delivery, orders, opened: fc.option(reference) });

it('any cart comes back from storage as it went in, with its orders', () => {
  fc.assert(
    fc.property(kept, (cart) => {
      expect(readCart(serializeCart({ ...emptyCart, ...cart, notices: ['full'] }))).toEqual(cart);
    }),
  );
});

it('a cart that the release before wrote is read', () => {
  const line = { id: 'suero', name: 'Suero', image: '', quantity: 2 };
  const text = JSON.stringify({
    version: 1,
    lines: [{ ...line, at: 1_800_000_000_000 }],
    gone: [{ name: 'Gel', at: 1_800_000_000_001 }],
    order: { at: 5, taken: [{ line, index: 0 }] },
    notice: 'partly-unreadable',
    acts: ['k3j9'],
  });

  expect(readCart(text)).toEqual({ ...emptyKept, lines: [line] });
});

const good = { id: 'suero', name: 'Suero', image: '/pictures/products/suero.0123abcd-320.webp', quantity: 2 };
const stored = (fields: object) => JSON.stringify({ version: 1, ...fields });
const other = { ...good, id: 'gel', name: 'Gel' };

describe('a stored cart that no release wrote is refused', () => {
  it.each([
    ['no JSON', '{'],
    ['nothing', 'null'],
    ['a number', '7'],
    ['a list', '[]'],
    ['something of another site', '{"items":[{"sku":1}],"total":3}'],
    ['no version', '{"lines":[]}'],
    ['a version in words', '{"version":"1","lines":[]}'],
    ['version 0', '{"version":0,"lines":[]}'],
    ['a newer version', '{"version":2,"lines":[]}'],
    ['no lines', stored({})],
    ['lines that are no list', stored({ lines: { 0: good } })],
    ['orders that are no list', stored({ lines: [good], orders: good })],
    ['an order without a reference', stored({ lines: [good], orders: [{ lines: [good] }] })],
    ['a way of delivery that there is not', stored({ lines: [good], delivery: 'drone' })],
    ['the same product twice', stored({ lines: [good, { ...good, quantity: 9 }] })],
    [
      'thousands of lines',
      stored({ lines: Array.from({ length: 2_000 }, (_, n) => ({ ...good, id: `p${n}` })) }),
    ],
  ])('%s', (_what, text) => {
    expect(readCart(text)).toBeNull();
  });

  it.each([
    ['no name', { name: undefined }],
    ['a blank name', { name: ' ' }],
    ['a very long name', { name: 'x'.repeat(161) }],
    ['a name that hides something', { name: 'Suero\u202e\n' }],
    ['a name of two lines', { name: '\u2028Suero' }],
    ['an id that is no slug', { id: '../../etc' }],
    ['a quantity of 0', { quantity: 0 }],
    ['a negative quantity', { quantity: -3 }],
    ['half a product', { quantity: 0.5 }],
    ['more than a line holds', { quantity: 100 }],
    ['a quantity in words', { quantity: '1' }],
    ['no quantity', { quantity: null }],
  ])('a line with %s', (_what, damaged) => {
    expect(readCart(stored({ lines: [other, { ...good, ...damaged }] }))).toBeNull();
  });

  it('a huge text, which is not so much as parsed', () => {
    const parse = vi.spyOn(JSON, 'parse');

    expect(readCart(`{"version":1,"lines":[],"x":"${'x'.repeat(400_000)}"}`)).toBeNull();
    expect(parse).not.toHaveBeenCalled();
  });
});

it.each([
  'https://evil.example/pictures/a.0123abcd-320.webp',
  '//evil.example/pictures/a.0123abcd-320.webp',
  '/pictures/../api/a.0123abcd-320.webp',
  'javascript:alert(1)',
  'data:image/svg+xml,<svg/>',
  '/pictures/a.webp?x=0123abcd-320.webp',
  7,
])('a line is whole without its picture when that (%s) is not one of this site', (image) => {
  expect(readCart(stored({ lines: [{ ...good, image }] }))?.lines).toEqual([{ ...good, image: '' }]);
});

it('no stored text makes the cart crash', () => {
  const damaged = fc.json().map((json) => `{"version":1,"lines":[${json}],"orders":${json}}`);
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), damaged), (text) => {
      for (const { quantity } of readCart(text)?.lines ?? []) expect(quantity).toBeGreaterThanOrEqual(1);
    }),
  );
});
