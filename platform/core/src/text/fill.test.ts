import { expect, it } from 'vitest';

import { fill } from './fill.ts';

it('a label says the values that it names, and leaves the facts of the site to those who know them', () => {
  expect(fill('Precio: {range}. El pedido cuesta {assessmentPrice}.', { range: '$10' }, 'es')).toBe(
    'Precio: $10. El pedido cuesta {assessmentPrice}.',
  );
});

it.each([
  ['es', 1, '1 producto'],
  ['es', 3, '3 productos'],
  ['es', 1_000_000, '1000000 productos'],
  ['en', 0, '0 productos'],
] as const)('in %s a label for %d says "%s"', (lang, count, said) => {
  expect(fill({ one: '{count} producto', other: '{count} productos' }, { count }, lang)).toBe(said);
});

it('a list is written as the language writes one', () => {
  const brands = ['Ocobara', 'Alma', 'Luz'];

  expect(fill('De {brands}.', { brands }, 'es')).toBe('De Ocobara, Alma y Luz.');
  expect(fill('By {brands}.', { brands }, 'en')).toBe('By Ocobara, Alma, and Luz.');
});
