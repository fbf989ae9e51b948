import { renderWithProviders } from '@clinic/shared/testing';
import { prerenderWithProviders } from '@clinic/shared/testing/prerender';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { carouselWords } from '#components/carouselWords.ts';
import { homeDocument } from '#content/documents/home.ts';

import { Hero } from './Hero.tsx';

const content = homeDocument('es');
const hero = <Hero hero={content.hero} words={carouselWords(content.carousel, 'es')} />;

afterEach(() => document.body.replaceChildren());

it('visitor finds the services in a carousel that can be stopped and turned', () => {
  renderWithProviders(hero);

  const carousel = within(screen.getByRole('region', { name: 'Nuestros servicios' }));
  expect(carousel.getAllByRole('group', { name: /^\d de 3$/ })).toHaveLength(3);
  expect(carousel.getByRole('button', { name: /la rotación$/ })).toBeEnabled();
  expect(carousel.getByRole('button', { name: 'Anterior' })).toBeEnabled();
  expect(carousel.getByRole('button', { name: 'Siguiente' })).toBeEnabled();
});

it('without JavaScript all slides are readable, the first one as the heading of the page', () => {
  const body = prerenderWithProviders(hero);

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Un diagnóstico antes que un tratamiento',
  );
  expect(screen.getAllByRole('article')).toHaveLength(3);
  expect(body.querySelector('[inert]')).toBeNull();
});

it('only the picture of the first slide is fetched at once', () => {
  const { container } = renderWithProviders(hero);

  const loading = [...container.querySelectorAll('img')].map((image) => image.getAttribute('loading'));
  expect(loading).toEqual(['eager', 'lazy', 'lazy']);
});
