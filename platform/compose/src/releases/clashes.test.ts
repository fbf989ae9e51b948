import { expect, it } from 'vitest';

import { findClashes } from './clashes.ts';
import { findMissingSlots } from './slots.ts';

const stall = { routes: ['/stall', '/stall/:id'], slots: ['cart'], uses: [] };
const home = { routes: ['/'], slots: [], uses: ['cart'] };
const events = { name: 'mfe_events', routes: ['/eventos'], slots: [], uses: [] as string[] };

it('a remote with addresses and slots of its own is fine', () => {
  expect(findClashes({ ...events, uses: ['cart'] }, { mfe_stall: stall, mfe_events: events })).toEqual([]);
});

it.each([
  [{ routes: ['/en'] }, 'mfe-events cannot have the path /en: /en is not for pages'],
  [
    { routes: ['/stall'] },
    'mfe-events cannot have the path /stall: mfe-stall has it. After a rename: docs/maintaining.md',
  ],
  [{ routes: ['/stall/:slug'] }, 'mfe-events cannot have the path /stall/:id: mfe-stall has it.'],
  [{ routes: ['/a', '/a'] }, 'mfe-events cannot have the path /a: it has it already.'],
  [{ slots: ['cart'] }, 'mfe-events cannot lend the slot "cart": mfe-stall lends it.'],
])('what belongs to others or to nobody is said: %o', (change, message) => {
  expect(findClashes({ ...events, ...change }, { mfe_stall: stall })).toEqual([
    expect.stringContaining(message),
  ]);
});

it('who shows a slot that nobody lends is told', () => {
  expect(findMissingSlots({ ...events, uses: ['cart', 'calendar'] }, { mfe_stall: stall })).toEqual([
    expect.stringContaining('mfe-events shows the slot "calendar", which no live remote lends'),
  ]);
});

it('who lends a slot learns who would miss it', () => {
  const without = { ...stall, name: 'mfe_stall', slots: [] };

  expect(findMissingSlots(without, { mfe_stall: without, mfe_home: home }, stall)).toEqual([
    'mfe-stall no longer lends the slot "cart", which mfe-home shows: release mfe-home without it first. If this is not the next release of mfe-stall, give it another name.',
  ]);
});

const lender = (cards: Record<string, string>) => ({ ...stall, slots: ['cards'], takes: { cards } });
const user = (cards: Record<string, string>) => ({ ...home, uses: ['cards'], passes: { cards } });

it.each([
  ['renamed', { items: 'string[]' }, { products: 'string[]' }, 'mfe-stall does not take "products"'],
  ['of another type', { n: 'number' }, { n: 'string' }, 'mfe-stall takes "n" as number, not as string'],
  [
    'wanted and not passed',
    { n: 'number', items: 'string[]' },
    { items: 'string[]' },
    'mfe-stall needs "n" (number)',
  ],
  ['wanted and passed at times', { n: 'number' }, { n: 'number?' }, 'mfe-stall needs "n" (number)'],
])('a prop that is %s is said to both sides', (_how, takes, passes, message) => {
  const all = { mfe_stall: lender(takes), mfe_home: user(passes) };
  const said = [expect.stringContaining(`${message} in its slot "cards", which mfe-home shows`)];

  expect(findClashes({ ...all.mfe_stall, name: 'mfe_stall' }, all)).toEqual(said);
  expect(findClashes({ ...all.mfe_home, name: 'mfe_home' }, all)).toEqual(said);
});

it('who shows a slot and forgets to say what it passes is told the line to write', () => {
  const all = { mfe_stall: lender({ n: 'number', items: 'string[]', all: 'boolean?' }), mfe_home: user({}) };

  expect(findClashes({ ...all.mfe_home, name: 'mfe_home' }, all)).toEqual([
    `mfe-home shows "cards" without saying that it passes "n", "items": add uses: { 'cards': { n: 'number', items: 'string[]' } } to its defineRemote, or mfe-stall takes "n", "items" as optional.`,
  ]);
});

it.each([
  [{ n: 'number' }, { n: 'number' }],
  [{ n: 'number?' }, {}],
  [{ n: 'number?' }, { n: 'number?' }],
  [{ n: 'number?', all: 'boolean?' }, { n: 'number' }],
])('a slot that takes %o is given %o', (takes, passes) => {
  const all = { mfe_stall: lender(takes), mfe_home: user(passes) };

  expect(findClashes({ ...all.mfe_stall, name: 'mfe_stall' }, all)).toEqual([]);
});
