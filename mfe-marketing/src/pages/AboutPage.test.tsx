import { renderWithProviders } from '@clinic/shared/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { aboutDocument } from '#content/documents/pages.ts';

import { page } from './AboutPage.tsx';

const content = aboutDocument('es');

it('visitor reads a quote with its author', () => {
  renderWithProviders(<page.Component content={content} params={{}} />);

  const quote = screen.getByRole('figure');

  expect(quote).toHaveTextContent('La piel habla despacio');
  expect(quote).toHaveTextContent('Dra. Mariana Restrepo');
});

it('visitor follows mission, vision, leadership and values in this order', () => {
  renderWithProviders(<page.Component content={content} params={{}} />);

  const parts = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

  expect(content.timeline.map(({ id }) => id)).toEqual(['mision', 'vision', 'liderazgo', 'valores']);
  expect(parts).toEqual(content.timeline.map(({ title }) => title));
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(content.values.length);
});

it('visitor goes on to the team', () => {
  renderWithProviders(<page.Component content={content} params={{}} />);

  expect(screen.getByRole('link', { name: 'Conocer al equipo' })).toHaveAttribute('href', '/equipo');
});
