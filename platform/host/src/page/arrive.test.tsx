import type { PlaceState } from '@tesela/core/place';
import type { Location } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { Move } from '#click/address.ts';
import { stubBrowser } from '#testing/stubBrowser.ts';

import { arrive } from './arrive.ts';
import { rememberPlace, type LinkPlace } from './place.ts';

let browser: ReturnType<typeof stubBrowser>;
const scrollTo = vi.fn();

beforeEach(() => {
  browser = stubBrowser();
  vi.useFakeTimers();
  vi.stubGlobal('scrollTo', scrollTo.mockClear());
  vi.stubGlobal('scrollBy', vi.fn());
  document.body.innerHTML = `
    <header><a href="/sweets/facial">Facial</a><a href="/sweets/oven">Oven</a></header>
    <main><h1>Página</h1><h2 id="causas">Causas</h2></main>
    <footer id="contacto"><h2 tabindex="-1">Dónde encontrarnos</h2></footer>`;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const page = new AbortController();
let count = 0;

type Options = { hash?: string; state?: PlaceState; move?: Move; place?: LinkPlace };

function come({ hash = '', state, move = 'push', place = {} }: Options): void {
  count += 1;
  const location: Location = { pathname: '/', search: '', hash, state: state ?? null, key: `key${count}` };
  arrive({ location, move, end: page.signal, place });
}

const focused = () => document.activeElement?.textContent;

it('visitor arrives at the heading, at the top', () => {
  come({});

  expect(focused()).toBe('Página');
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' });
});

it('visitor arrives at the anchor of the link', () => {
  come({ hash: '#causas' });

  expect(focused()).toBe('Causas');
  expect(browser.scrollIntoView).toHaveBeenCalled();
  expect(scrollTo).not.toHaveBeenCalled();
});

it.each(['#nada', '#%E0'])('an anchor %s that is not there leads to the heading', (hash) => {
  come({ hash });

  expect(focused()).toBe('Página');
});

it('a link that keeps the place keeps the focus on the link that does the same', () => {
  const [, oven] = document.querySelectorAll('a');
  const place = rememberPlace(oven ?? null);
  document.querySelector('header')?.replaceChildren(
    ...['facial', 'oven'].map((id) =>
      Object.assign(document.createElement('a'), {
        href: `/sweets/${id}`,
        textContent: id === 'oven' ? 'Oven' : 'Facial',
      }),
    ),
  );

  come({ state: { keepPlace: true }, place });

  expect(document.activeElement).toBe(document.querySelectorAll('a')[1]);
  expect(scrollTo).not.toHaveBeenCalled();
});

it.each([
  ['another page leads to where the page says', false, 'Sección'],
  ['the same page in another language stays', true, 'Oven'],
])('a link that keeps the place of %s', (_what, isTranslated, expected) => {
  document.querySelector('main')?.insertAdjacentHTML('beforeend', '<h3 data-arrival>Sección</h3>');
  const place = rememberPlace(document.querySelector('a[href="/sweets/oven"]'));

  come({ state: { keepPlace: true }, place: { ...place, isTranslated } });

  expect(focused()).toBe(expected);
});

it('Contacto glides to the footer 100 ms later', () => {
  come({ hash: '#contacto', state: { keepPlace: true, glide: true } });
  vi.advanceTimersByTime(99);
  expect(browser.scrollIntoView).not.toHaveBeenCalled();

  vi.advanceTimersByTime(1);
  expect(browser.scrollIntoView).toHaveBeenCalledExactlyOnceWith({ behavior: 'smooth' });
  expect(focused()).toBe('Dónde encontrarnos');
});

it('Contacto jumps without movement for a visitor who asked for less motion', () => {
  browser = stubBrowser({ media: (query) => query.includes('reduced-motion') });

  come({ hash: '#contacto', state: { keepPlace: true, glide: true } });
  vi.advanceTimersByTime(100);

  expect(browser.scrollIntoView).toHaveBeenCalledExactlyOnceWith({ behavior: 'auto' });
});
