import { renderWithProviders, sampleSettings } from '@clinic/shared/testing';
import { SlotProvider } from '@tesela/core/slot';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { homeDocument } from '#content/documents/home.ts';

import { page } from './HomePage.tsx';

const content = homeDocument('es');
const home = <page.Component content={content} params={{}} />;

it('visitor asks for an assessment from the first slide and the form names its service', async () => {
  const { store, user } = renderWithProviders(home);

  const slide = within(screen.getByRole('article', { name: 'Dermatología clínica' }));
  await user.click(slide.getByRole('button', { name: 'Solicitar valoración' }));

  expect(store.getState().assessment).toMatchObject({ isOpen: true, serviceName: 'Dermatología clínica' });
});

it('visitor reads the first slide as the heading of the page and reaches the other slides by link', () => {
  renderWithProviders(home);

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Un diagnóstico antes que un tratamiento',
  );
  expect(
    screen.getByRole('heading', { level: 2, name: 'Rituales para la piel y el descanso' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Spa dermatológico' })).toHaveAttribute('href', '/#spa');
  expect(document.getElementById('spa')).toHaveTextContent('Rituales para la piel y el descanso');
});

it('visitor learns price, sessions, recovery and suitability of a service', () => {
  renderWithProviders(home);

  const slide = within(screen.getByRole('article', { name: 'Dermatología estética' }));

  expect(slide.getByText('Procedimientos desde $320.000')).toBeVisible();
  expect(slide.getByText('Sesiones').nextSibling).toHaveTextContent('De 1 a 4, de 20 a 60 min');
  expect(slide.getByText('Recuperación').nextSibling).toHaveTextContent('De ninguna a 10 días');
  expect(slide.getByText('Ideal para').nextSibling).toHaveTextContent('Mayores de 18 años');
});

it.each([
  ['Dermatología clínica', '/dermatologia/clinica'],
  ['Dermatología estética', '/dermatologia/estetica'],
  ['Spa', '/spa/facial'],
  ['Precios', '/precios'],
  ['Depilación láser', '/spa/laser'],
  ['Dr. Felipe Arango', '/equipo/felipe-arango'],
  ['Conocer al equipo', '/equipo'],
])('visitor goes from the home page to «%s»', (name, href) => {
  renderWithProviders(home);

  const links = screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));
  expect(links).toContain(href);
});

it('visitor reads once that the results are simulations, and what changes, in how long and what does not', () => {
  renderWithProviders(home);

  const results = within(screen.getByRole('region', { name: content.results.heading }));

  // The gallery shows the first result twice: as a thumbnail and in the large comparison.
  const shown = content.results.items.length + 1;
  expect(results.getAllByRole('img')).toHaveLength(shown);
  expect(results.getByText('Simulación ilustrativa')).toBeVisible();
  expect(results.getByText('Qué cambia').nextSibling).toHaveTextContent(
    'El rojo de base y el ardor suelen bajar.',
  );
  expect(results.getByText('En cuánto tiempo').nextSibling).toHaveTextContent('8 y las 12 semanas');
  expect(results.getByText('Qué no cambia').nextSibling).toHaveTextContent('La tendencia a enrojecer');
  expect(results.getByText(content.results.disclaimer)).toBeVisible();
});

it('visitor goes from a zone of the body to what is assessed for it', async () => {
  const { user } = renderWithProviders(home);

  await user.click(screen.getByRole('button', { name: 'Labios' }));

  expect(screen.getByRole('link', { name: 'Descubrir Más: Labios' })).toHaveAttribute(
    'href',
    '/tratamientos/acido-hialuronico',
  );
});

it('visitor reads testimonials with their rating, marked as samples', () => {
  renderWithProviders(home);

  const testimonials = within(screen.getByRole('region', { name: content.testimonials.heading }));

  const { length } = content.testimonials.items;
  expect(testimonials.getAllByRole('figure')).toHaveLength(length);
  expect(testimonials.getAllByRole('img', { name: '5 de 5 estrellas' })).toHaveLength(length);
  expect(testimonials.getByRole('link', { name: '5.0 en Google' })).toHaveAttribute(
    'href',
    sampleSettings.site.rating?.profile,
  );
  expect(testimonials.getByText(content.testimonials.sampleNote)).toBeVisible();
});

it('a clinic without a profile of its own shows no rating', () => {
  renderWithProviders(home, { site: { ...sampleSettings.site, rating: undefined, sample: false } });

  expect(screen.queryByText(/en Google$/)).not.toBeInTheDocument();
  expect(screen.queryByText(content.testimonials.sampleNote)).not.toBeInTheDocument();
});

it('visitor follows the technology from 2018 to 2025', () => {
  renderWithProviders(home);

  const timeline = within(screen.getByRole('region', { name: content.timeline.heading }));
  const years = timeline.getAllByRole('listitem').map((event) => event.textContent?.slice(0, 4));

  expect(years).toEqual(['2018', '2019', '2020', '2021', '2022', '2023', '2024', '2025']);
});

it('visitor finds the featured products under their heading when the shop lends them', () => {
  const shop = <p>Cinco productos</p>;
  renderWithProviders(
    <SlotProvider value={({ name, children }) => (name === 'featured-products' ? children?.(shop) : null)}>
      {home}
    </SlotProvider>,
  );

  const featured = within(screen.getByRole('region', { name: content.featured.heading }));

  expect(featured.getByText('Cinco productos')).toBeVisible();
  expect(featured.getByRole('link', { name: 'Ver la tienda' })).toHaveAttribute('href', '/tienda');
});

it('visitor sees no empty section when the shop is away', () => {
  renderWithProviders(home);

  expect(screen.queryByRole('heading', { name: content.featured.heading })).not.toBeInTheDocument();
});

it('visitor who reads English stays in English', async () => {
  const { user } = renderWithProviders(<page.Component content={homeDocument('en')} params={{}} />, {
    lang: 'en',
  });

  await user.click(screen.getByRole('button', { name: 'Lips' }));

  expect(screen.getByRole('link', { name: 'Discover more: Lips' })).toHaveAttribute(
    'href',
    '/en/tratamientos/acido-hialuronico',
  );
});
