import type { PrerenderedPage } from '@clinic/shared/prerender';
import { describe, expect, it } from 'vitest';

import { chatDocuments } from './chatDocuments.ts';

const documentsOf = (url: string, main: string, jsonLd: readonly object[] = []) => {
  const page: PrerenderedPage = {
    kind: 'page',
    html: `<main>${main}</main>`,
    head: { lang: 'es', title: '', tags: [] },
    meta: { title: '', description: 'Descripción.', jsonLd },
    chunks: [],
    documents: {},
  };
  return chatDocuments({ ...page, url });
};

const card = '<article><h3>Otro producto</h3><p>$128.000,00</p></article>';
const product = `<section><p>Ocobara</p><h1>Champú</h1><p>Para la caspa.</p></section>
  <section><h2>También le puede interesar</h2><ul><li>${card}</li></ul></section>
  <section data-chat="skip"><p>Repetido.</p></section>`;

describe('the page of a product', () => {
  it('is one document, without what it shows of others', () => {
    const documents = documentsOf('/tienda/producto/champu', product);

    expect(documents).toHaveLength(1);
    expect(documents[0]).toMatchObject({ kind: 'product', title: 'Champú', path: '/tienda/producto/champu' });
    expect(documents[0]?.text).toBe('Descripción.\nOcobara\nChampú\nPara la caspa.');
  });

  it('may be an article itself', () => {
    const [document] = documentsOf('/tienda/producto/champu', `<article>${product}</article>`);

    expect(document).toMatchObject({
      title: 'Champú',
      text: 'Descripción.\nOcobara\nChampú\nPara la caspa.',
    });
  });

  it.each([
    [[{ '@type': 'Product', brand: { name: 'Ocobara' }, category: 'Capilar' }], ['Ocobara', 'Capilar']],
    [[{ '@type': 'BreadcrumbList' }, { '@type': 'Product', brand: 'Ocobara' }], ['Ocobara']],
    [[{ '@type': 'Product', brand: 7, category: null }], undefined],
    [[], undefined],
  ])('with the structured data %j is also called %j', (jsonLd, aliases) => {
    expect(documentsOf('/tienda/producto/champu', product, jsonLd)[0]?.aliases).toEqual(aliases);
  });
});

it('a page of the shop is not found for every product that it lists', () => {
  const [page] = documentsOf(
    '/tienda/capilar',
    `<h1>Capilar</h1><p>Del cuero cabelludo a las puntas.</p>${card}`,
  );

  expect(page).toMatchObject({ kind: 'page', title: 'Capilar' });
  expect(page?.text).not.toContain('Otro producto');
});

it('articles of other pages stay', () => {
  const [page] = documentsOf('/dermatologia/clinica', `<h1>Clínica</h1>${card}`);

  expect(page?.text).toContain('Otro producto');
});

it('a page without a heading stops compose: nobody could be sent there by its name', () => {
  expect(() => documentsOf('/nosotros', '<p>Nosotros</p>')).toThrow('/nosotros has no h1');
});
