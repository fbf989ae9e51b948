import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';

import type { CartLine } from './cartLines.ts';
import { emptyCart, storageNotices, type KeptCart } from './cartState.ts';
import { readCart, serializeCart } from './cartStorage.ts';

const slug = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,3}$/);
const name = fc
  .string({ minLength: 1, maxLength: 160, unit: 'grapheme-composite' })
  .filter((value) => value.trim() !== '' && value.length <= 160 && !/\p{C}/u.test(value));
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
const order = fc.array(fc.record({ line, index: fc.nat({ max: 99 }) }), { minLength: 1, maxLength: 8 });
const kept: fc.Arbitrary<KeptCart> = fc.record({ lines, order: fc.option(order) });
const notice = fc.constantFrom(null, ...storageNotices);

it('any cart comes back from storage as it went in, with its order and its notice', () => {
  fc.assert(
    fc.property(kept, notice, (cart, told) => {
      const text = serializeCart({ ...emptyCart, ...cart, notices: told ? ['full', told] : ['full'] });

      expect(readCart(text)).toEqual({ kept: cart, notice: told, isDamaged: false });
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
    notice: 'unreadable',
  });

  expect(readCart(text)).toEqual({
    kept: { lines: [line], order: [{ line, index: 0 }] },
    notice: 'unreadable',
    isDamaged: false,
  });
});

const good = { id: 'suero', name: 'Suero', image: '/pictures/products/suero.0123abcd-320.webp', quantity: 2 };
const stored = (fields: object) => JSON.stringify({ version: 1, ...fields });
const other = { ...good, id: 'gel', name: 'Gel' };

describe('a stored cart that is no cart is refused', () => {
  it.each([
    ['no JSON', '{'],
    ['nothing', 'null'],
    ['a number', '7'],
    ['a list', '[]'],
    ['something of another site', '{"items":[{"sku":1}],"total":3}'],
    ['no version', '{"lines":[]}'],
    ['a version in words', '{"version":"1","lines":[]}'],
    ['version 0', '{"version":0,"lines":[]}'],
    ['no lines', stored({})],
    ['lines that are no list', stored({ lines: { 0: good } })],
    ['nothing but damaged lines', stored({ lines: [{}, null, 7] })],
    ['5 MB of text', stored({ lines: [{ ...good, name: 'x'.repeat(5_000_000) }] })],
  ])('%s', (_what, text) => {
    expect(readCart(text)).toEqual({ kept: null, notice: 'unreadable', isDamaged: true });
  });

  it('of a newer version', () => {
    expect(readCart('{"version":2,"lines":{}}')).toEqual({ kept: null, notice: 'newer', isDamaged: true });
  });
});

it('a huge text is not so much as parsed', () => {
  const parse = vi.spyOn(JSON, 'parse');

  readCart(`{"version":1,"lines":[],"x":"${'x'.repeat(400_000)}"}`);

  expect(parse).not.toHaveBeenCalled();
});

describe('of a partly damaged cart the visitor keeps what can be read, and is told', () => {
  const partly = { notice: 'partly-unreadable', isDamaged: true };

  it.each([
    ['nothing', null],
    ['a list', []],
    ['no name', { ...good, name: undefined }],
    ['a blank name', { ...good, name: ' ' }],
    ['a very long name', { ...good, name: 'x'.repeat(161) }],
    ['a name that hides something', { ...good, name: 'Suero\u202e\n' }],
    ['an id that is no slug', { ...good, id: '../../etc' }],
    ['a quantity of 0', { ...good, quantity: 0 }],
    ['a negative quantity', { ...good, quantity: -3 }],
    ['half a product', { ...good, quantity: 0.5 }],
    ['a quantity in words', { ...good, quantity: '1' }],
    ['no quantity', { ...good, quantity: null }],
    ['the same product twice', { ...other, quantity: 9 }],
  ])('beside a line with %s', (_what, damaged) => {
    expect(readCart(stored({ lines: [other, damaged] }))).toEqual({
      kept: { lines: [other], order: null },
      ...partly,
    });
  });

  it('thousands of lines end at 300', () => {
    const many = Array.from({ length: 2_000 }, (_, index) => ({ ...good, id: `p${index}`, image: '' }));

    const reading = readCart(stored({ lines: many }));

    expect(reading.kept?.lines).toHaveLength(300);
    expect(reading).toMatchObject(partly);
  });

  it.each([
    ['no list', { taken: good }],
    ['an entry without its place', { taken: [{ line: good }] }],
    ['nothing but a word', 'order'],
  ])('beside an order of %s', (_what, damaged) => {
    expect(readCart(stored({ lines: [good], order: damaged }))).toEqual({
      kept: { lines: [good], order: null },
      ...partly,
    });
  });
});

describe('a line is whole', () => {
  const lineOf = (fields: object) => readCart(stored({ lines: [{ ...good, ...fields }] }));

  it.each([
    'https://evil.example/pictures/a.0123abcd-320.webp',
    '//evil.example/pictures/a.0123abcd-320.webp',
    '/pictures/../api/a.0123abcd-320.webp',
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    '/pictures/a.webp?x=0123abcd-320.webp',
    7,
  ])('without its picture when that (%s) is not one of this site', (image) => {
    expect(lineOf({ image })).toEqual({
      kept: { lines: [{ ...good, image: '' }], order: null },
      notice: null,
      isDamaged: false,
    });
  });

  it('with a huge quantity cut to the largest, which the cart says beside it', () => {
    expect(lineOf({ quantity: 1e9 }).kept?.lines).toEqual([{ ...good, quantity: 99 }]);
  });
});

it('no stored text makes the cart crash, nor gives a line that the cart cannot have', () => {
  const damaged = fc.json().map((json) => `{"version":1,"lines":[${json}],"order":${json},"notice":${json}}`);
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), damaged), (text) => {
      for (const { quantity } of readCart(text).kept?.lines ?? []) expect(quantity).toBeGreaterThanOrEqual(1);
    }),
  );
});
