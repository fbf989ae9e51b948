import { renderWithProviders } from '@clinic/shared/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { postDocuments } from '#content/documents/blog.ts';

import { page } from './PostPage.tsx';

function read() {
  const post = postDocuments('es').find(({ summary }) => summary.id === 'melasma');
  if (!post) throw new Error('The tests read the article "melasma".');
  return post;
}

const content = read();
const { article } = content;
const params = { id: 'melasma' };
const path = '/blog/melasma';

it('visitor reads when the article was written, how long it takes and who reviewed it', () => {
  renderWithProviders(<page.Component content={content} params={params} />, { path });

  expect(screen.getByRole('heading', { level: 1, name: content.summary.title })).toBeVisible();
  expect(screen.getByText('19 de agosto de 2026')).toBeVisible();
  expect(screen.getAllByText('4 min de lectura')[0]).toBeVisible();
  expect(screen.getByRole('link', { name: 'Dra. Laura Echeverri' })).toHaveAttribute(
    'href',
    '/equipo/laura-echeverri',
  );
});

it('visitor sees the day of the last update only when the article was updated', () => {
  const updated = { ...content, summary: { ...content.summary, updated: '2026-09-01' } };
  const { unmount } = renderWithProviders(<page.Component content={content} params={params} />);
  expect(screen.queryByText(/Actualizado/)).not.toBeInTheDocument();
  unmount();

  renderWithProviders(<page.Component content={updated} params={params} />);

  expect(screen.getByText(/Actualizado/)).toHaveTextContent('Actualizado el 1 de septiembre de 2026');
});

it('visitor jumps from the table of contents to any section', () => {
  renderWithProviders(<page.Component content={content} params={params} />, { path });

  const contents = within(screen.getByRole('navigation', { name: 'En este artículo' }));
  const targets = contents.getAllByRole('link').map((link) => link.getAttribute('href'));

  expect(targets).toEqual(article.sections.map(({ id }) => `/blog/melasma#${id}`));
  for (const { id, heading } of article.sections) {
    expect(document.getElementById(id)).toHaveTextContent(heading);
  }
});

it('visitor finds every paragraph, list and note of the article', () => {
  renderWithProviders(<page.Component content={content} params={params} />);

  const texts = article.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'list' ? block.items : [block.text])),
  );

  for (const text of texts) expect(screen.getByText(text)).toBeVisible();
});

it('visitor goes on to the related service, to related articles or back to the blog', () => {
  renderWithProviders(<page.Component content={content} params={params} />, { path });

  const related = within(screen.getByRole('region', { name: 'Para seguir leyendo' }));

  expect(screen.getByRole('link', { name: article.serviceLink.label })).toHaveAttribute(
    'href',
    '/tratamientos/consulta',
  );
  expect(related.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/blog/proteccion-solar',
    '/blog/laser-que-esperar',
  ]);
  expect(screen.getByRole('link', { name: 'Volver al blog' })).toHaveAttribute('href', '/blog');
});

it('search engines learn what the article is, who edited it and where it belongs', () => {
  const { title, type, jsonLd } = page.meta({ content, params, lang: 'es' });

  expect(title).toBe(`${content.summary.title}`);
  expect(type).toBe('article');
  expect(jsonLd).toEqual([
    expect.objectContaining({
      '@type': 'BlogPosting',
      headline: content.summary.title,
      image: expect.objectContaining({ '@type': 'ImageObject', caption: content.summary.imageAlt }),
      datePublished: '2026-08-19',
      dateModified: '2026-08-19',
      author: { '@type': 'MedicalClinic', '@id': '/#clinic' },
      publisher: { '@type': 'MedicalClinic', '@id': '/#clinic' },
      editor: expect.objectContaining({ '@type': 'Person', name: 'Dra. Laura Echeverri' }),
      mainEntityOfPage: expect.objectContaining({ lastReviewed: '2026-08-19' }),
      citation: expect.arrayContaining([
        expect.objectContaining({ url: 'https://dermnetnz.org/topics/melasma' }),
      ]),
    }),
    expect.objectContaining({
      '@type': 'BreadcrumbList',
      itemListElement: [
        expect.objectContaining({ position: 1, item: '/blog' }),
        expect.objectContaining({ position: 2, item: '/blog/melasma' }),
      ],
    }),
  ]);
});
