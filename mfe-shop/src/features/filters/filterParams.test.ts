import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { asksForUnknown, MAX_TEXT, normalizeText, parseFilters, writeFilters } from './filterParams.ts';
import { filterNames, filters, noFilters } from './filters.ts';

const shop = { brands: ['Frailuma', 'Nimbaré', 'Ñandú & Cía'] };

const anyText = fc.string({ unit: 'binary', maxLength: 120 }).map(normalizeText);
const anyFilters = fc
  .tuple(...filterNames.map((name) => fc.constantFrom('', ...(filters[name].values?.(shop) ?? []))), anyText)
  .map((values) => ({
    ...noFilters,
    ...Object.fromEntries(filterNames.map((name, index) => [name, values[index]])),
    text: values.at(-1) ?? '',
  }));

describe('filters in the URL', () => {
  it('visitor comes back to exactly what they chose', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        expect(parseFilters(writeFilters(filters), shop)).toEqual(filters);
      }),
    );
  });

  it('whatever the query, what is read from it is written in one way', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webQueryParameters()), (query) => {
        const written = writeFilters(parseFilters(query, shop));
        expect(writeFilters(parseFilters(written, shop))).toBe(written);
      }),
    );
  });

  it.each(['\u2800', '\u3164 \u200B', '%E3%85%A4'])(
    'holds no text of which nobody sees anything: %j',
    (text) => {
      expect(parseFilters(`?buscar=${text}`, shop)).toEqual(parseFilters('', shop));
    },
  );

  it('is written in one order, and says nothing of what is not chosen', () => {
    expect(writeFilters(noFilters)).toBe('');
    expect(
      writeFilters({
        ...noFilters,
        sort: 'nombre',
        available: 'si',
        text: ' vitamina  c ',
        brand: 'Frailuma',
        category: 'Antiacne',
        skin: 'grasa',
        need: 'acne',
      }),
    ).toBe(
      '?categoria=Antiacne&piel=grasa&necesidad=acne&marca=Frailuma&buscar=vitamina+c&disponibles=si&orden=nombre',
    );
  });

  it.each([
    ['?categoria=Antiacne', { category: 'Antiacne' }],
    ['?categoria=anti-acné', { category: 'Antiacne' }],
    ['?categoria=CAPILAR', { category: 'Capilar' }],
    ['?marca=nimbare', { brand: 'Nimbaré' }],
    ['?marca=%20FRAILUMA%20', { brand: 'Frailuma' }],
    ['?buscar=%20niacinamida%0A%0A10%20', { text: 'niacinamida 10' }],
    ['?piel=Grasa&necesidad=sol', { skin: 'grasa', need: 'sol' }],
    ['?disponibles=si', { available: 'si' }],
    ['?disponibles=todo', {}],
    ['?orden=nombre', { sort: 'nombre' }],
  ])('understands %s', (query, expected) => {
    expect(parseFilters(query, shop)).toEqual({ ...noFilters, ...expected });
  });

  it.each([
    '?categoria=Todas',
    '?categoria=__proto__',
    '?marca=Nadie',
    '?marca[]=Frailuma',
    '?piel=todas',
    '?necesidad=constructor',
    '?orden=marca',
    '?buscar=%20%20',
    '?%E0%A4%A',
    '?a&&=&b=',
  ])('leaves out what it does not know: %s', (query) => {
    expect(parseFilters(query, shop)).toEqual(noFilters);
  });

  it('cuts a text off that no one types, never within a character', () => {
    const { text } = parseFilters(`?buscar=${encodeURIComponent('🧴'.repeat(500))}`, shop);

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
    expect(asksForUnknown(query, shop)).toBe(expected);
  });
});
