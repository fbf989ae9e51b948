import type { Hydration } from '@tesela/core/contract';
import { sampleSite } from '@tesela/core/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { Page } from '#page/page.ts';

import { whenNeeded } from './whenNeeded.ts';

const then = vi.fn();

beforeEach(() => {
  document.body.innerHTML = '<main data-area="page"><h1>Preguntas</h1></main>';
});

afterEach(() => {
  // Ends the listeners of a page that was left alone.
  dispatchEvent(new Event('pointerdown'));
  then.mockClear();
  localStorage.clear();
  history.replaceState(null, '', '/help');
  document.body.replaceChildren();
});

const pageWith = (hydration: Hydration): Page => ({
  title: '',
  data: {
    kind: 'page',
    registry: {},
    site: sampleSite,
    frame: '',
    documents: {},
  },
  scripts: { start: [], page: [], ahead: [], areas: {}, hydration: { page: hydration }, integrity: {} },
});

it.each(['touch', 'visible'] as const)('a page that is hydrated on %s is left alone', (defer) => {
  whenNeeded(pageWith({ defer }), then);
  document.querySelector('h1')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  dispatchEvent(new Event('scroll'));

  expect(then).not.toHaveBeenCalled();
});

it.each(['pointermove', 'pointerdown', 'keydown', 'focusin'])('%s is a sign, once', (type) => {
  whenNeeded(pageWith({ defer: 'touch' }), then);
  for (let round = 0; round < 2; round += 1)
    document.querySelector('h1')?.dispatchEvent(new Event(type, { bubbles: true }));

  expect(then).toHaveBeenCalledOnce();
});

it('more than a screen that was scrolled is a sign', () => {
  vi.stubGlobal('scrollY', innerHeight + 1);
  whenNeeded(pageWith({ defer: 'touch' }), then);
  dispatchEvent(new Event('scroll'));
  vi.unstubAllGlobals();

  expect(then).toHaveBeenCalledOnce();
});

it.each<[string, Hydration, () => void]>([
  ['the address has a query', { defer: 'touch' }, () => history.replaceState(null, '', '/help?buscar=oven')],
  ['the address has an anchor', { defer: 'touch' }, () => history.replaceState(null, '', '/help#pagos')],
  ['the cart is stored', { defer: 'visible', stored: ['cart'] }, () => localStorage.setItem('cart', '{}')],
  ['its remote is of the contract before', { defer: 'idle' }, () => {}],
  [
    'somebody has touched it before this script came',
    { defer: 'touch' },
    () => document.querySelector('main')?.setAttribute('data-touched', ''),
  ],
])('a page is made interactive at once when %s', (_why, hydration, arrange) => {
  arrange();
  whenNeeded(pageWith(hydration), then);

  expect(then).toHaveBeenCalledOnce();
});
