import { expect, it, vi } from 'vitest';

import type { PageResult, Resources } from '#remotes/resources.ts';

import { awaitPage } from './awaitPage.ts';

/** A page that does not come, and has nothing that could stand in for it. */
function followLink(isOnline: boolean) {
  vi.useFakeTimers();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  let arrive = (_page: PageResult) => {};
  const page = new Promise<PageResult>((resolve) => (arrive = resolve));
  const resources = {
    pages: { get: () => page },
    prerendered: () => Promise.reject(new Error('no connection')),
  } as unknown as Resources; // Only these are asked.
  let isShown = false;
  const { signal } = new AbortController();
  void awaitPage({ resources, lang: 'es', path: '/spa', signal }).then(() => (isShown = true));
  return { arrive, isShown: () => isShown };
}

it('visitor with a connection sees a page that does not come announced within 3 s', async () => {
  const { isShown } = followLink(true);

  await vi.advanceTimersByTimeAsync(3_000);

  expect(isShown()).toBe(true);
});

it('visitor without one keeps the page on the screen until the next one comes', async () => {
  const { arrive, isShown } = followLink(false);

  await vi.advanceTimersByTimeAsync(60_000);
  expect(isShown()).toBe(false);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(500);
  expect(isShown()).toBe(false);
  arrive({ kind: 'not-found' });
  await vi.advanceTimersByTimeAsync(0);

  expect(isShown()).toBe(true);
});
