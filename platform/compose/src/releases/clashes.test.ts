import { expect, it } from 'vitest';

import { findClashes } from './clashes.ts';
import { findMissingSlots } from './slots.ts';

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
])('what belongs to others or to nobody is said: %o', (change, message) => {
  expect(findClashes({ ...events, ...change }, { mfe_shop: shop })).toEqual([
    expect.stringContaining(message),
  ]);
});

it('who shows a slot that nobody lends is told', () => {
  expect(findMissingSlots({ ...events, uses: ['cart', 'calendar'] }, { mfe_shop: shop })).toEqual([
    expect.stringContaining('mfe-events shows the slot "calendar", which no live remote lends'),
  ]);
});

it('who lends a slot learns who would miss it', () => {
  const without = { ...shop, name: 'mfe_shop', slots: [] };

  expect(findMissingSlots(without, { mfe_shop: without, mfe_home: home }, shop)).toEqual([
    'mfe-shop no longer lends the slot "cart", which mfe-home shows: release mfe-home without it first. If this is not the next release of mfe-shop, give it another name.',
  ]);
});

const lender = (cards: Record<string, string>) => ({ ...shop, slots: ['cards'], takes: { cards } });
const user = (cards: Record<string, string>) => ({ ...home, uses: ['cards'], passes: { cards } });

it.each([
  ['renamed', { items: 'string[]' }, { products: 'string[]' }, 'mfe-shop does not take "products"'],
  ['of another type', { n: 'number' }, { n: 'string' }, 'mfe-shop takes "n" as number, not as string'],
  ['wanted and not passed', { n: 'number' }, {}, 'mfe-shop needs "n" (number)'],
  ['wanted and passed at times', { n: 'number' }, { n: 'number?' }, 'mfe-shop needs "n" (number)'],
])('a prop that is %s is said to both sides', (_how, takes, passes, message) => {
  const all = { mfe_shop: lender(takes), mfe_home: user(passes) };
  const said = [expect.stringContaining(`${message} in its slot "cards", which mfe-home shows`)];

  expect(findClashes({ ...all.mfe_shop, name: 'mfe_shop' }, all)).toEqual(said);
  expect(findClashes({ ...all.mfe_home, name: 'mfe_home' }, all)).toEqual(said);
});

it.each([
  [{ n: 'number' }, { n: 'number' }],
  [{ n: 'number?' }, {}],
  [{ n: 'number?' }, { n: 'number?' }],
  [{ n: 'number?', all: 'boolean?' }, { n: 'number' }],
])('a slot that takes %o is given %o', (takes, passes) => {
  const all = { mfe_shop: lender(takes), mfe_home: user(passes) };

  expect(findClashes({ ...all.mfe_shop, name: 'mfe_shop' }, all)).toEqual([]);
});
