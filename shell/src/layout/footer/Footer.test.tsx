import { onPages, siteOn } from '@clinic/shared/hours/calendar';
import { sampleSettings } from '@clinic/shared/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { renderShell, shellWords } from '#testing/renderShell.tsx';

import { Footer } from './Footer.tsx';
import { sayOpening } from './sayOpening.ts';

afterEach(() => {
  vi.useRealTimers();
});

const { site } = sampleSettings;
const link = (name: RegExp | string) => screen.getByRole('link', { name });

describe('contact data', () => {
  it('visitor calls, writes and finds the clinic', () => {
    renderShell(<Footer isInert={false} />);

    expect(link(site.contact.phone)).toHaveAttribute('href', 'tel:+573000000000');
    expect(link(site.contact.email)).toHaveAttribute('href', `mailto:${site.contact.email}`);
    expect(link(new RegExp(site.address.street))).toBeVisible();
    expect(screen.getByText(site.hours[0]?.es ?? '')).toBeVisible();
    expect(screen.getByText(site.visits.parking.es)).toBeVisible();
  });

  it('visitor follows the social links in a new tab', () => {
    renderShell(<Footer isInert={false} />);

    const list = screen.getByRole('list', { name: 'Redes sociales' });
    const urls = within(list)
      .getAllByRole('link')
      .map((item) => item.getAttribute('href'));
    expect(urls).toEqual(site.social.map(({ url }) => url));
  });

  it('the map comes from its server only after the visitor asks for it', async () => {
    const { user } = renderShell(<Footer isInert={false} />);
    expect(screen.queryByTitle('Mapa con la ubicación de la clínica')).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Ver mapa' }));

    const map = screen.getByTitle('Mapa con la ubicación de la clínica');
    expect(map).toHaveAttribute('src', expect.stringContaining('marker=6.20880%2C-75.57030'));
    expect(screen.queryByRole('button', { name: 'Ver mapa' })).toBeNull();
  });

  it.each([
    ['OpenStreetMap', 'https://www.openstreetmap.org/?mlat=6.20880&mlon=-75.57030#map=17/6.20880/-75.57030'],
    ['Google Maps', 'https://www.google.com/maps/search/?api=1&query=6.20880%2C-75.57030'],
    ['Waze', 'https://waze.com/ul?ll=6.20880%2C-75.57030&navigate=yes'],
  ])('visitor opens the address in %s by a plain link', (name, url) => {
    renderShell(<Footer isInert={false} />);

    expect(link(name)).toHaveAttribute('href', url);
  });

  it('the address itself leads to a map', () => {
    renderShell(<Footer isInert={false} />);

    expect(link(/Calle 10/)).toHaveAttribute('href', expect.stringContaining('google.com/maps'));
  });

  it.each([
    ['es', '2026-11-23T17:00:00Z', 'Abierto ahora · cierra a las 7:00 p. m.'],
    ['es', '2026-11-23T11:00:00Z', 'Cerrado ahora · abre hoy a las 7:00 a. m.'],
    ['es', '2026-11-24T02:00:00Z', 'Cerrado ahora · abre mañana a las 7:00 a. m.'],
    ['es', '2026-11-28T20:00:00Z', 'Cerrado ahora · abre el lunes a las 7:00 a. m.'],
    ['en', '2026-11-28T20:00:00Z', 'Closed now · opens Monday at 7:00 a.m.'],
    ['es', '2026-12-08T15:00:00Z', 'Cerrado hoy (Inmaculada Concepción) · abre mañana a las 7:00 a. m.'],
    ['en', '2026-12-08T15:00:00Z', 'Closed today (Immaculate Conception) · opens tomorrow at 7:00 a.m.'],
    ['es', '2026-12-24T15:00:00Z', 'Abierto ahora · cierra a las 12:00 m.'],
    ['es', '2026-12-07T15:00:00Z', 'Martes 8 de diciembre: cerrado'],
    ['en', '2026-12-09T15:00:00Z', 'Thursday, December 24: 7:00 a.m. to noon'],
  ] as const)('visitor (%s) at %s reads: %s', async (lang, now, words) => {
    vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });

    renderShell(<Footer isInert={false} />, { lang });

    expect(await screen.findByText(words)).toBeVisible();
  });
});

describe('a page that was made in November 2026', () => {
  const page = onPages(siteOn(site, new Date('2026-11-28T17:00:00Z')));

  it.each([
    ['2027-03-26T15:00:00Z', 'Cerrado ahora · abre mañana a las 8:00 a. m.'],
    ['2027-05-31T15:00:00Z', 'Cerrado ahora · abre mañana a las 7:00 a. m.'],
    ['2027-06-01T15:00:00Z', 'Abierto ahora · cierra a las 7:00 p. m.'],
  ])('says at %s: %s', async (now, words) => {
    vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });

    renderShell(<Footer isInert={false} />, { site: page });

    expect(await screen.findByText(words)).toBeVisible();
  });

  it('says in 2028 nothing but the hours of the week', () => {
    const { openNow } = shellWords.es.footer;

    expect(sayOpening(page, new Date('2028-04-14T15:00:00Z'), 'es', openNow)).toBeUndefined();
  });
});

describe('pages', () => {
  it.each([
    ['Taller de cocina', '/talleres/cocina'],
    ['El diario', '/diario'],
    ['Tratamiento de datos', '/datos'],
  ])('visitor reaches %s from the footer', (name, href) => {
    renderShell(<Footer isInert={false} />);

    expect(link(name)).toHaveAttribute('href', href);
  });

  it('they stand under the headings of their groups', () => {
    renderShell(<Footer isInert={false} />);

    const pages = screen.getByRole('navigation', { name: 'Todas las páginas' });
    const headings = within(pages).getAllByRole('heading', { level: 3 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(['Aprender', 'Leer']);
  });

  it('in English they lead to the English pages', () => {
    renderShell(<Footer isInert={false} />, { lang: 'en', path: '/diario' });

    expect(link('Data protection')).toHaveAttribute('href', '/en/datos');
  });
});

describe('law', () => {
  it.each(Object.entries(site.company))('says the %s of the company', async (_fact, value) => {
    const { user } = renderShell(<Footer isInert={false} />);

    await user.click(screen.getByText('La empresa'));

    expect(screen.getByText(`${value} (muestra)`)).toBeVisible();
  });

  it('links the consumer authority', () => {
    renderShell(<Footer isInert={false} />);

    expect(link('Superintendencia de Industria y Comercio')).toHaveAttribute(
      'href',
      'https://www.sic.gov.co',
    );
  });

  it('says that the data are samples for as long as they are', () => {
    const { unmount } = renderShell(<Footer isInert={false} />);
    expect(screen.getByText(/Sitio de muestra/)).toBeVisible();

    unmount();
    renderShell(<Footer isInert={false} />, {
      site: { ...site, sample: false },
    });
    expect(screen.queryByText(/Sitio de muestra/)).toBeNull();
  });
});
