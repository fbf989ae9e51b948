import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';

import { cartOf, emptyLedger, noteChanges } from './cartLedger.ts';
import type { CartLine } from './cartLines.ts';
import type { CartState } from './cartState.ts';
import { parseCart, serializeCart } from './cartStorage.ts';

const now = 1_800_000_000_000;
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
const lines = fc.uniqueArray(line, { selector: (each) => each.name, maxLength: 12 });
const order = fc.array(fc.record({ line, index: fc.nat({ max: 99 }) }), { minLength: 1, maxLength: 8 });
const anyCart: fc.Arbitrary<Pick<CartState, 'lines' | 'order'>> = fc.record({
  lines,
  order: fc.option(order),
});
const notice = fc.constantFrom(null, 'unreadable' as const, 'newer' as const);

it('any cart comes back from storage as it went in, with its order, its times and its notice', () => {
  fc.assert(
    fc.property(anyCart, anyCart, notice, (before, cart, told) => {
      const ledger = noteChanges(noteChanges(emptyLedger, before, now - 5), cart, now);

      const read = parseCart(serializeCart(ledger, told), now);

      expect(cartOf(read.ledger)).toEqual(cart);
      expect(new Map(read.ledger.entries)).toEqual(new Map(ledger.entries));
      expect(read.ledger.order).toEqual(ledger.order);
      expect(read).toMatchObject({ notice: told, problem: null });
    }),
  );
});

const good = { id: 'suero', name: 'Suero', image: '/pictures/products/suero.0123abcd-320.webp', quantity: 2 };
const stored = (fields: object) => JSON.stringify({ version: 1, ...fields });
const read = (text: string) => {
  const { ledger, problem } = parseCart(text, now);
  return { ...cartOf(ledger), problem };
};

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
    expect(read(text)).toEqual({ lines: [], order: null, problem: 'unreadable' });
  });

  it('of a newer version', () => {
    expect(read('{"version":2,"lines":{}}')).toEqual({ lines: [], order: null, problem: 'newer' });
  });
});

it('a huge text is not so much as parsed', () => {
  const parse = vi.spyOn(JSON, 'parse');

  read(`{"version":1,"lines":[],"x":"${'x'.repeat(400_000)}"}`);

  expect(parse).not.toHaveBeenCalled();
});

describe('of a partly damaged cart the visitor keeps what can be read', () => {
  const other = { ...good, id: 'gel', name: 'Gel' };

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
    expect(read(stored({ lines: [other, damaged] }))).toEqual({
      lines: [other],
      order: null,
      problem: 'partly-unreadable',
    });
  });

  it('a huge quantity becomes the largest, and the visitor is told', () => {
    expect(read(stored({ lines: [{ ...good, quantity: 1e9 }] }))).toMatchObject({
      lines: [{ ...good, quantity: 99 }],
      problem: 'partly-unreadable',
    });
  });

  it('thousands of lines end at 300, and the visitor is told', () => {
    const many = Array.from({ length: 2_000 }, (_, index) => ({ ...good, name: `P${index}`, image: '' }));

    const { lines: kept, problem } = read(stored({ lines: many }));

    expect(kept).toHaveLength(300);
    expect(problem).toBe('partly-unreadable');
  });

  it.each([
    ['no list', { at: 1, taken: good }],
    ['an empty list', { at: 1, taken: [] }],
    ['an entry without its place', { at: 1, taken: [{ line: good }] }],
    ['nothing but a word', 'order'],
  ])('beside an order of %s', (_what, damaged) => {
    expect(read(stored({ lines: [good], order: damaged }))).toEqual({
      lines: [good],
      order: null,
      problem: 'partly-unreadable',
    });
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
])('the picture %s is not one of this site, and the line stays without one', (picture) => {
  expect(read(stored({ lines: [{ ...good, image: picture }] }))).toEqual({
    lines: [{ ...good, image: '' }],
    order: null,
    problem: null,
  });
});

it.each([-1, 0.5, '9', now + 86_400_000, Number.MAX_SAFE_INTEGER])(
  'the time %s of a change counts as long ago',
  (at) => {
    const { ledger } = parseCart(stored({ lines: [{ ...good, at }] }), now);

    expect(ledger.entries.get('Suero')?.at).toBe(0);
  },
);

it('no stored text makes the cart crash, nor gives a line that the cart cannot have', () => {
  const damaged = fc.json().map((json) => `{"version":1,"lines":[${json}],"order":${json},"gone":${json}}`);
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), damaged), (text) => {
      for (const { quantity } of read(text).lines) expect(quantity).toBeGreaterThanOrEqual(1);
    }),
  );
});
