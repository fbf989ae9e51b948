import type { PricedTreatment, PriceListWords } from '@clinic/shared/kit/PriceList';
import { priceSettings } from '@clinic/shared/priceSettings';
import { renderWithProviders } from '@clinic/shared/testing';
import { DESCRIPTIONS, searchOf, type Description } from '@tesela/core/descriptions';
import { screen, within } from '@testing-library/react';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { laserSettings } from '#content/laserSettings.ts';
import type { LaserZones } from '#content/laserZones.ts';
import type { SpaDocument } from '#content/spaDocuments.ts';
import { page } from '#pages/SpaPage.tsx';
import { paths } from '#paths.ts';

import file from '../../../settings/laser.json' with { type: 'json' };
import site from '../../../settings/site.json' with { type: 'json' };
import { documents } from './data.ts';
import { SpaPrices } from './SpaPrices.tsx';

const laser = v.parse(laserSettings, file);
const prices = v.parse(priceSettings, site);
const madeIn = (lang: 'es' | 'en', zones = laser.zones) =>
  documents({ lang, settings: { site: prices, laser: { ...laser, zones } } });

const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

type Prices = { words: PriceListWords; treatments: readonly PricedTreatment[]; zones?: LaserZones };

describe('the price of each zone of the laser', () => {
  const wanted = laser.zones.map(({ name, price, minutes, sessions }) => [
    name.es,
    `$${price / 1000}.000`,
    `${minutes} min`,
    `${sessions.from} a ${sessions.to}`,
  ]);

  it('is a table on the page of the laser, to whose rows links lead', () => {
    const content = madeIn('es')[paths.section('laser')] as SpaDocument;

    renderWithProviders(<page.Component content={content} params={{}} />, {
      path: '/spa/laser',
    });

    const table = screen.getByRole('table');
    expect(rowsOf(table)).toEqual(wanted);
    expect(document.getElementById('zona-axilas')).toHaveTextContent('Axilas$150.000');
    expect(screen.getByRole('link', { name: 'Precio por zona' })).toHaveAttribute('href', '/spa/laser#zonas');
  });

  it('is on no other page of the spa', () => {
    expect(madeIn('es')[paths.section('facial')]).not.toHaveProperty('zones');
  });

  it('is the same among all prices', () => {
    renderWithProviders(<SpaPrices content={madeIn('es')['spa-prices'] as Prices} />);

    expect(rowsOf(screen.getByRole('table', { hidden: true }))).toEqual(wanted);
  });

  it.each([
    ['es', 'Depilación láser: axilas', 'Axilas: $150.000 por sesión, 15 min, de 6 a 8 sesiones.', 'sobacos'],
    [
      'en',
      'Laser hair removal: underarms',
      'Underarms: $150,000 COP per session, 15 min, 6 to 8 sessions.',
      'armpits',
    ],
  ] as const)('is found by the search, and told by the assistant (%s)', (lang, title, says, other) => {
    const described = madeIn(lang)[DESCRIPTIONS] as Description[];

    const found = searchOf(described).find(({ path }) => path === '/spa/laser#zona-axilas');
    const { offers = [] } = described.find(({ path }) => path.endsWith('#smooth-hair-free')) ?? {};

    expect(found).toMatchObject({ title, line: says, price: expect.stringMatching(/^\$150[.,]000/) });
    expect(found?.words).toContain(other);
    expect(offers.find(({ names }) => names.includes(other))?.says).toBe(says);
  });

  it('goes nowhere where the clinic publishes none', () => {
    const made = madeIn('es', []);

    expect(made[paths.section('laser')]).not.toHaveProperty('zones');
    expect(made['spa-prices']).not.toHaveProperty('zones');
  });

  it.each([
    ['below', 119_999],
    ['above', 480_001],
  ])('%s the range that is published stops compose, and the zone is named', (_where, price) => {
    const zones = laser.zones.map((zone) => (zone.id === 'axilas' ? { ...zone, price } : zone));

    expect(() => madeIn('es', zones)).toThrow(/"axilas" costs/);
  });
});

describe('settings', () => {
  const [zone] = laser.zones;

  it.each([
    ['a price of zero', [{ ...zone, price: 0 }]],
    ['fewer sessions at the end', [{ ...zone, sessions: { from: 8, to: 6 } }]],
    ['a zone twice', [zone, zone]],
    ['a name in one language', [{ ...zone, name: { es: 'Axilas' } }]],
  ])('%s is refused', (_case, zones) => {
    expect(v.safeParse(laserSettings, { ...laser, zones }).success).toBe(false);
  });
});
