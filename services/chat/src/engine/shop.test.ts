import { describe, expect, it } from 'vitest';

import { createAnswerer } from './answerer.ts';
import type { ChatDocument } from '@clinic/shared/chatDocuments';
import { site } from '#testing/fixtures.ts';

const product = (
  id: string,
  title: string,
  text: string,
  questions: string[],
  price?: number,
): ChatDocument => ({
  lang: 'es',
  kind: 'page',
  about: 'product',
  title,
  text,
  path: `/tienda/producto/${id}`,
  questions: [title, ...questions],
  ...(price && { price }),
});

const page = (path: string, title: string, questions: string[]): ChatDocument => ({
  lang: 'es',
  kind: 'page',
  about: 'shop',
  title,
  text: title,
  path,
  questions: [title, ...questions],
});

const explain = createAnswerer(
  [
    page('/tienda', 'Cuidado para continuar en casa', [
      '¿Venden cremas?',
      '¿Qué champú tienen?',
      'Serum o bloqueador',
      'Protector solar',
      '¿Qué productos venden?',
    ]),
    page('/tienda/antimanchas', 'Antimanchas', [
      '¿Qué venden para las manchas?',
      '¿Qué crema quita las manchas?',
    ]),
    page('/tienda/capilar', 'Capilar', ['Productos para el cabello']),
    product(
      'champu-salvia',
      'Champú Equilibrante',
      'Marca Ocobara\nCuero cabelludo graso o con descamación visible.',
      ['Champú para la caspa'],
    ),
    product(
      'mineral',
      'Protector Mineral con Color FPS 50',
      'Marca Solquira\nFiltros minerales. Cuesta $136.000.',
      ['Bloqueador con color'],
      136_000,
    ),
    product('fluido', 'Fluido Solar FPS 50', 'Marca Solquira\nNo deja rastro blanco.', [
      'Bloqueador que no deje la cara blanca',
    ]),
    product('suero-c', 'Suero Vitamina C', 'Para manchas puntuales. Ácido ferúlico.', [
      'Serum de vitamina C para manchas',
    ]),
    ...['a', 'b', 'c', 'd'].map((id) =>
      product(`crema-${id}`, `Crema ${id.repeat(3)}`, 'Para las marcas oscuras.', ['Crema para las manchas']),
    ),
    {
      lang: 'es',
      kind: 'section',
      about: 'care',
      title: 'Infiltración del cuero cabelludo',
      text: 'Tratamiento médico.',
      path: '/dermatologia/clinica#infiltracion',
      questions: ['¿Tratan la caspa?', '¿Qué hacen con las placas?'],
    },
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

  it('but a treatment is shown where nothing to take home is asked for, or the shop has nothing for it', () => {
    for (const message of ['¿tratan la caspa?', 'algo para las placas'])
      expect(explain(message, 'es').paths).toEqual(['/dermatologia/clinica#infiltracion']);
  });

  it.each(['qué venden', '¿venden productos?'])('«%s» is shown all of the shop', (message) => {
    expect(explain(message, 'es').paths).toEqual(['/tienda']);
  });

  it('of a kind that is named, those that have what else is said', () => {
    const { paths } = explain(
      'tengo el cuero cabelludo graso como un radiador, qué champú uso para la descamación',
      'es',
    );

    expect(paths).toEqual(['/tienda/producto/champu-salvia']);
  });

  it('more than three that fit alike are shown as their category', () => {
    expect(explain('cremas para las manchas', 'es').paths).toEqual(['/tienda/antimanchas']);
  });

  it('a price in the list is told as an estimate, with its page', () => {
    const { reply } = explain('¿cuánto cuesta el protector mineral con color?', 'es');

    expect(reply).toContain('$136.000,00');
    expect(reply).toMatch(/estimado.*El precio está en \/tienda\/producto\/mineral$/);
  });

  it('of a product without a price none is told', () => {
    expect(explain('¿cuánto cuesta el suero de vitamina c?', 'es').reply).not.toContain('$');
  });

  it('who asks for what the shop does not have is shown the shop', () => {
    expect(explain('¿venden perfumes?', 'es').paths).toEqual(['/tienda']);
  });
});
