import { expect, it } from 'vitest';

import { findClashes } from './clashes.ts';

const shop = { routes: ['/tienda', '/tienda/:id'], slots: ['cart'], uses: [] };
const home = { routes: ['/'], slots: [], uses: ['cart'] };
const events = { name: 'mfe_events', routes: ['/eventos'], slots: [], uses: [] as string[] };

it('a remote with addresses and slots of its own is fine', () => {
  expect(findClashes({ ...events, uses: ['cart'] }, { mfe_shop: shop, mfe_events: events })).toEqual([]);
});

it.each([
  [{ routes: ['/en'] }, 'mfe-events cannot have the path /en: /en is not for pages'],
  [{ routes: ['/tienda'] }, 'mfe-events cannot have the path /tienda: mfe-shop has it.'],
  [{ routes: ['/tienda/:slug'] }, 'mfe-events cannot have the path /tienda/:id: mfe-shop has it.'],
  [{ routes: ['/a', '/a'] }, 'mfe-events cannot have the path /a: it has it already.'],
  [{ slots: ['cart'] }, 'mfe-events cannot lend the slot "cart": mfe-shop lends it.'],
  [{ uses: ['calendar'] }, 'mfe-events shows the slot "calendar", which no live remote lends'],
])('what belongs to others or to nobody is said: %o', (change, message) => {
  expect(findClashes({ ...events, ...change }, { mfe_shop: shop })).toEqual([
    expect.stringContaining(message),
  ]);
});

it('who lends a slot learns who would miss it', () => {
  const without = { ...shop, name: 'mfe_shop', slots: [] };

  expect(findClashes(without, { mfe_shop: without, mfe_home: home }, shop)).toEqual([
    'mfe-shop no longer lends the slot "cart", which mfe-home shows: release mfe-home without it first.',
  ]);
});
