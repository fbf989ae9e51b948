import type { PrerenderedPage } from '@clinic/shared/prerender';
import type { Site } from '@clinic/shared/settings';
import { describe, expect, it } from 'vitest';

import { chatDocuments, knownPages } from './chatDocuments.ts';

// All that the texts of these pages name.
const site = { address: { city: 'Medellín' } } as Site;
const entry = { questions: ['¿Qué sirve para la caspa?'] };
const taught = knownPages([
  {
    es: [
      {
        path: '/tienda/producto/champu',
        about: 'product',
        shape: 'item',
        figures: { price: 'offers.price' },
        ...entry,
      },
      { path: '/tienda/capilar', about: 'shop', shape: 'list', ...entry },
      { path: '/spa#ritual', about: 'care', ...entry, facts: { duration: '90 min' } },
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
]);

const documentsOf = (url: string, main: string, jsonLd: readonly object[] = []) => {
  const page: PrerenderedPage = {
    kind: 'page',
    html: `<main>${main}</main>`,
    head: { lang: 'es', title: '', tags: [] },
    meta: { title: '', description: 'Descripción.', jsonLd },
    chunks: [],
    documents: {},
  };
  return chatDocuments({ ...page, url }, taught, site);
};

const note = '<p data-chat="note">Agotado</p>';
const card = '<article><h3>Otro producto</h3><p>$128.000,00</p></article>';
const product = `<section><p>Ocobara</p><h1>Champú</h1><p>Para la caspa.</p></section>
  <section><h2>También le puede interesar</h2><ul><li>${card}</li></ul></section>
  <section data-chat="skip"><p>Repetido.</p></section>`;

describe('the page of one thing', () => {
  it('is one document, without what it shows of others', () => {
    const documents = documentsOf('/tienda/producto/champu', product);

    expect(documents).toHaveLength(1);
    expect(documents[0]).toMatchObject({ kind: 'page', title: 'Champú', path: '/tienda/producto/champu' });
    expect(documents[0]?.text).toBe('Descripción.\nOcobara\nChampú\nPara la caspa.');
  });

  it('may be an article itself', () => {
    const [document] = documentsOf('/tienda/producto/champu', `<article>${product}</article>`);

    expect(document).toMatchObject({
      title: 'Champú',
      text: 'Descripción.\nOcobara\nChampú\nPara la caspa.',
    });
  });

  it('is called what its owner calls it, and has the number of its structured data', () => {
    const offers = { '@type': 'Offer', price: '98000.00', priceCurrency: 'COP' };
    const [document] = documentsOf('/tienda/producto/champu', product, [{ '@type': 'Product', offers }]);

    expect(document).toMatchObject({
      about: 'product',
      questions: ['¿Qué sirve para la caspa?'],
      price: 98_000,
    });
  });

  it('has no number where none is published', () => {
    expect(documentsOf('/tienda/producto/champu', product, [{ '@type': 'Product' }])[0]).not.toHaveProperty(
      'price',
    );
  });
});

it('a page that lists is not found for everything that it lists', () => {
  const [page] = documentsOf(
    '/tienda/capilar',
    `<h1>Capilar</h1><p>Del cuero cabelludo a las puntas.</p>${card}`,
  );

  expect(page).toMatchObject({ kind: 'page', title: 'Capilar' });
  expect(page?.text).not.toContain('Otro producto');
});

it('a part of a page has what its owner teaches of it, and the page does not', () => {
  const [page, part] = documentsOf('/spa', '<h1>Spa</h1><section id="ritual"><h2>Ritual</h2></section>');

  expect(page).not.toHaveProperty('aliases');
  expect(part).toMatchObject({
    path: '/spa#ritual',
    questions: entry.questions,
    facts: { duration: '90 min' },
  });
});

it('a page that its owner describes is known by that, and its HTML is not read', () => {
  const documents = documentsOf('/masajes', '<p>Sin título.</p>');

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

it('articles of other pages stay', () => {
  const [page] = documentsOf('/dermatologia/clinica', `<h1>Clínica</h1>${card}`);

  expect(page?.text).toContain('Otro producto');
});

it('a page without a heading stops compose: nobody could be sent there by its name', () => {
  expect(() => documentsOf('/nosotros', '<p>Nosotros</p>')).toThrow('/nosotros has no h1');
});

it('the assistant can look up a page and each of its parts, without the interface around them', () => {
  const documents = documentsOf(
    '/faq',
    `<h1>Preguntas</h1><button>Abrir</button>
    <details id="pagos"><summary><h2>¿Cómo pago?</h2></summary><p>Con tarjeta o efectivo.</p></details>`,
  );

  expect(documents).toMatchObject([
    { kind: 'page', title: 'Preguntas', path: '/faq', lang: 'es' },
    { kind: 'section', title: '¿Cómo pago?', path: '/faq#pagos' },
  ]);
  expect(documents[1]?.text).toContain('Con tarjeta o efectivo.');
  expect(documents[0]?.text).not.toContain('Abrir');
});

it('the assistant says the note of what a page is about, and of no card on another', () => {
  const [own] = documentsOf('/tienda/producto/champu', `<h1>Champú</h1>${note}<p>Para la caspa.</p>`);
  const [list] = documentsOf('/tienda/capilar', `<h1>Capilar</h1><div>${note}</div>`);

  expect(own?.note).toBe('Agotado');
  expect(list?.note).toBeUndefined();
});
