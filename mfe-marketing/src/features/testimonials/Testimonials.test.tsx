import { renderWithProviders } from '@clinic/shared/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { carouselWords } from '#components/carouselWords.ts';
import { homeDocument } from '#content/documents/home.ts';

import { Testimonials } from './Testimonials.tsx';

it('visitor turns the testimonials by hand; they never turn by themselves', () => {
  const { testimonials, carousel: words } = homeDocument('es');
  renderWithProviders(<Testimonials testimonials={testimonials} words={carouselWords(words, 'es')} />);

  const carousel = within(screen.getByRole('region', { name: 'Testimonios de visitantes' }));
  expect(carousel.getAllByRole('group', { name: /^\d de \d$/ })).toHaveLength(testimonials.items.length);
  expect(carousel.getByRole('button', { name: 'Anterior' })).toBeEnabled();
  expect(carousel.getByRole('button', { name: 'Siguiente' })).toBeEnabled();
  expect(carousel.queryByRole('button', { name: /rotación/ })).not.toBeInTheDocument();
});
