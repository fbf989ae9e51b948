import { afterEach, expect, it, vi } from 'vitest';

import { emitError } from './errors.ts';
import { reportPage, type LoadReport } from './reportPage.ts';

/** jsdom observes no marks. */
class NoObserver {
  static readonly supportedEntryTypes: string[] = [];
  observe() {}
  disconnect() {}
}

const sendBeacon = vi.fn<(url: string, body: string) => boolean>(() => true);

afterEach(() => {
  vi.unstubAllGlobals();
  sendBeacon.mockClear();
});

async function begin(loadReport?: LoadReport): Promise<Error> {
  vi.stubGlobal('PerformanceObserver', NoObserver);
  vi.stubGlobal('navigator', { ...navigator, sendBeacon });
  await reportPage(loadReport);
  const thrown = new TypeError('the name of a visitor');
  thrown.stack = 'TypeError\n at f (https://site.example/releases/mfe-sweets/a.js:1:2)\n at secret:1:1';
  emitError(thrown);
  return thrown;
}

const event = {
  name: 'error',
  value: 1,
  page: location.pathname,
  error: { type: 'TypeError', frames: ['/releases/mfe-sweets/a.js:1:2'] },
};

it('an error goes to the site’s own server, without its words', async () => {
  await begin();

  expect(sendBeacon).toHaveBeenCalledExactlyOnceWith('/visits', JSON.stringify(event));
});

it('code that was fetched again is named as its file is', async () => {
  await begin();
  const thrown = new TypeError('again');
  thrown.stack = 'TypeError\n at f (https://site.example/releases/mfe-sweets/a.js?again=x7k2:1:2)';

  emitError(thrown);

  expect(sendBeacon).toHaveBeenLastCalledWith('/visits', JSON.stringify(event));
});

it('a site that reports elsewhere gets the event and what was thrown, and its server nothing', async () => {
  const report = vi.fn();

  const thrown = await begin(async () => ({ report }));

  expect(report).toHaveBeenCalledExactlyOnceWith(event, thrown);
  expect(sendBeacon).not.toHaveBeenCalled();
});
