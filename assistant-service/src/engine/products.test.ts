import { describe, expect, it } from 'vitest';

import { createAnswerer } from './answerer.ts';
import type { ChatDocument } from '@clinic/shared/chatDocuments';
import { site } from '#testing/fixtures.ts';

const product = (id: string, title: string, text: string): ChatDocument => ({
  lang: 'es',
  kind: 'product',
  title,
  text,
  path: `/tienda/producto/${id}`,
});

const page = (path: string, title: string): ChatDocument => ({
  lang: 'es',
  kind: 'page',
  title,
  text: title,
  path,
});

const { explain } = createAnswerer(
  [
    page('/tienda', 'Cuidado para continuar en casa'),
    page('/tienda/antimanchas', 'Antimanchas'),
    page('/tienda/capilar', 'Capilar'),
    product(
      'champu-salvia',
      'Champú Equilibrante',
      'Marca Ocobara\nCuero cabelludo graso o con descamación visible.',
    ),
    product(
      'mineral',
      'Protector Mineral con Color FPS 50',
      'Marca Solquira\nFiltros minerales. Cuesta $136.000.',
    ),
    product('fluido', 'Fluido Solar FPS 50', 'Marca Solquira\nNo deja rastro blanco.'),
    product('suero-c', 'Suero Vitamina C', 'Para manchas puntuales. Ácido ferúlico.'),
    ...['a', 'b', 'c', 'd'].map((id) =>
      product(`crema-${id}`, `Crema ${id.repeat(3)}`, 'Para las marcas oscuras.'),
    ),
  ],
  site,
);

describe('a wish for a product names those that fit', () => {
  it.each([
    ['algo para la caspa', ['/tienda/producto/champu-salvia']],
    ['protector solar con color', ['/tienda/producto/mineral']],
    ['bloqueador que no deje la cara blanca', ['/tienda/producto/fluido']],
    ['serum de vitamina c', ['/tienda/producto/suero-c']],
    ['ferulico', ['/tienda/producto/suero-c']],
    ['productos de la marca Solquira', ['/tienda/producto/mineral', '/tienda/producto/fluido']],
    ['¿qué productos venden?', ['/tienda']],
  ])('«%s» → %j', (message, paths) => {
    const answer = explain(message, 'es');

    expect(answer.kind).toBe('product');
    expect([...answer.paths].sort()).toEqual([...paths].sort());
    expect(answer.reply).not.toMatch(/\$|136/);
  });

  it('more than three that fit alike are shown as their category', () => {
    expect(explain('cremas para las manchas', 'es').paths).toEqual(['/tienda/antimanchas']);
  });

  it('what the shop does not have is not offered', () => {
    expect(explain('¿venden perfumes?', 'es').kind).toBe('unknown');
  });
});
