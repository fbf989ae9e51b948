import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { source } from '#content/schema.ts';

import { cartLink, codeOf, parseCartLink } from './cartLink.ts';

const site = { origin: 'https://arrayan.example', lang: 'es' } as const;
const searchOf = (link: string) => new URL(link).search;

it('every product has a code of its own', () => {
  const codes = source.ids('products').map(codeOf);

  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.every((code) => /^[a-z]{5}$/.test(code))).toBe(true);
});

it('a hundred products travel in a link of less than 2,000 characters', () => {
  const lines = Array.from({ length: 100 }, (_, index) => ({ id: `producto-${index}`, quantity: 99 }));

  expect(cartLink(lines, site).length).toBeLessThan(2_000);
});

it('whatever is in a cart arrives as it left', () => {
  const line = fc.record({ id: fc.string({ minLength: 1 }), quantity: fc.integer({ min: 1, max: 99 }) });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 100 }), (lines) => {
      expect(parseCartLink(searchOf(cartLink(lines, site)))?.lines ?? []).toEqual(
        lines.map(({ id, quantity }) => ({ code: codeOf(id), quantity })),
      );
    }),
  );
});

describe('a link that somebody wrote by hand', () => {
  it.each([
    ['', []],
    ['?carrito=', []],
    ['?carrito=%3Cscript%3E', []],
    ['?carrito=abcde0', [{ code: 'abcde', quantity: 1 }]],
    ['?carrito=abcde250', [{ code: 'abcde', quantity: 25 }]],
    [
      '?carrito=abcdefgh2,vwxyz3',
      [
        { code: 'defgh', quantity: 2 },
        { code: 'vwxyz', quantity: 3 },
      ],
    ],
  ])('%s', (search, lines) => {
    expect(parseCartLink(search)?.lines ?? []).toEqual(lines);
  });

  it('of a doctor says that it is one', () => {
    expect(parseCartLink('?rutina=abcde2')?.kind).toBe('rutina');
  });

  it('brings no more than a cart holds', () => {
    expect(parseCartLink(`?carrito=${'abcde1'.repeat(5_000)}`)?.lines).toHaveLength(100);
  });
});
