import type { PrerenderedPage } from '@tesela/core/prerender';
import { describe, expect, it } from 'vitest';

import { chatDocuments, knownPages } from './chatDocuments.ts';

// All that the texts of these pages name.
const fill = (text: string) => text.replaceAll('{city}', 'Medellín');
const entry = { questions: ['¿Qué sirve para la caspa?'] };
const taught = knownPages(
  [
    {
      es: [
        {
          path: '/stall/producto/champu',
          about: 'product',
          figures: { price: 'offers.price' },
          note: 'Agotado',
          title: 'Champú',
          text: 'Para la caspa.',
          ...entry,
        },
        {
          path: '/masajes#piedras',
          about: 'care',
          ...entry,
          title: 'Piedras',
          text: 'Con piedras.\nEn {city}.',
        },
        { path: '/masajes', about: 'care', ...entry, title: 'Masajes', text: 'Para descansar.' },
      ],
      en: [],
    },
  ],
  ['es', 'en'],
);

const documentsOf = (url: string, jsonLd: readonly object[] = []) => {
  const page: PrerenderedPage = {
    kind: 'page',
    html: '<main><p>Sin título.</p></main>',
    head: { lang: 'es', title: '', tags: [] },
    meta: { title: 'Como la encuentran', description: 'Descripción.', jsonLd },
    chunks: [],
    documents: {},
  };
  return chatDocuments({ ...page, url }, taught, fill);
};

describe('the page of one thing', () => {
  it('has what its owner says of it, and the number of its structured data', () => {
    const offers = { '@type': 'Offer', price: '98000.00', priceCurrency: 'COP' };

    expect(documentsOf('/stall/producto/champu', [{ '@type': 'Product', offers }])).toEqual([
      {
        lang: 'es',
        kind: 'page',
        title: 'Champú',
        text: 'Descripción.\nPara la caspa.',
        path: '/stall/producto/champu',
        about: 'product',
        price: 98_000,
        note: 'Agotado',
        ...entry,
      },
    ]);
  });

  it('has no number where none is published', () => {
    expect(documentsOf('/stall/producto/champu', [{ '@type': 'Product' }])[0]).not.toHaveProperty('price');
  });
});

it('a page that its owner describes is known by that, and its HTML is not read', () => {
  const documents = documentsOf('/masajes');

  expect(documents).toMatchObject([
    { kind: 'page', title: 'Masajes', text: 'Descripción.\nPara descansar.', path: '/masajes' },
    {
      kind: 'section',
      title: 'Piedras',
      text: 'Con piedras.\nEn Medellín.',
      path: '/masajes#piedras',
      ...entry,
    },
  ]);
});

it('of a page that nobody describes the assistant knows what search engines do', () => {
  expect(documentsOf('/about')).toEqual([
    { lang: 'es', kind: 'page', title: 'Como la encuentran', text: 'Descripción.', path: '/about' },
  ]);
});
