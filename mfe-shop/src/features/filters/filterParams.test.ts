import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { filterCategoryNames } from '#content/categories.ts';

import {
  asksForUnknown,
  MAX_TEXT,
  noFilters,
  normalizeText,
  parseFilters,
  sortNames,
  writeFilters,
} from './filterParams.ts';

const brands = ['Frailuma', 'Nimbaré', 'Ñandú & Cía'];

const anyFilters = fc.record({
  category: fc.option(fc.constantFrom(...filterCategoryNames)),
  brand: fc.option(fc.constantFrom(...brands)),
  text: fc.string({ unit: 'binary', maxLength: 120 }).map(normalizeText),
  available: fc.boolean(),
  sort: fc.option(fc.constantFrom(...sortNames)),
});

describe('filters in the URL', () => {
  it('visitor comes back to exactly what they chose', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        expect(parseFilters(writeFilters(filters), brands)).toEqual(filters);
      }),
    );
  });

  it('whatever the query, what is read from it is written in one way', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webQueryParameters()), (query) => {
        const written = writeFilters(parseFilters(query, brands));
        expect(writeFilters(parseFilters(written, brands))).toBe(written);
      }),
    );
  });

  it('is written in one order, and says nothing of what is not chosen', () => {
    expect(writeFilters(noFilters)).toBe('');
    expect(
      writeFilters({
        sort: 'nombre',
        available: true,
        text: ' vitamina  c ',
        brand: 'Frailuma',
        category: 'Antiacne',
      }),
    ).toBe('?categoria=Antiacne&marca=Frailuma&buscar=vitamina+c&disponibles=si&orden=nombre');
  });

  it.each([
    ['?categoria=Antiacne', { category: 'Antiacne' }],
    ['?categoria=anti-acné', { category: 'Antiacne' }],
    ['?categoria=CAPILAR', { category: 'Capilar' }],
    ['?marca=nimbare', { brand: 'Nimbaré' }],
    ['?marca=%20FRAILUMA%20', { brand: 'Frailuma' }],
    ['?buscar=%20niacinamida%0A%0A10%20', { text: 'niacinamida 10' }],
    ['?disponibles=si', { available: true }],
    ['?disponibles=todo', {}],
    ['?orden=nombre', { sort: 'nombre' }],
  ])('understands %s', (query, expected) => {
    expect(parseFilters(query, brands)).toEqual({ ...noFilters, ...expected });
  });

  it.each([
    '?categoria=Todas',
    '?categoria=__proto__',
    '?marca=Nadie',
    '?marca[]=Frailuma',
    '?orden=marca',
    '?buscar=%20%20',
    '?%E0%A4%A',
    '?a&&=&b=',
  ])('leaves out what it does not know: %s', (query) => {
    expect(parseFilters(query, brands)).toEqual(noFilters);
  });

  it('cuts a text off that no one types, never within a character', () => {
    const { text } = parseFilters(`?buscar=${encodeURIComponent('🧴'.repeat(500))}`, brands);

    expect([...text]).toHaveLength(MAX_TEXT);
    expect(text.isWellFormed()).toBe(true);
  });

  it.each([
    ['', false],
    ['?categoria=Capilar&marca=frailuma', false],
    ['?marca=', false],
    ['?marca=Nadie', true],
    ['?categoria=Uñas', true],
  ])('tells whether the link asks for what the shop does not have: «%s»', (query, expected) => {
    expect(asksForUnknown(query, brands)).toBe(expected);
  });
});
