import { expect, it, vi } from 'vitest';

import { createFrames } from '#layout/frames/frames.ts';
import { fixedLiveRemotes, type LiveRemotesSource } from '#remotes/liveRemotesSource.ts';
import type { PageResult, Resources } from '#remotes/resources.ts';

import { awaitPage } from './awaitPage.ts';

const frames = createFrames(async () => ({}));

/** A page that does not come, and has nothing that could stand in for it. */
function followLink(isOnline: boolean, source: Partial<LiveRemotesSource> = {}) {
  vi.useFakeTimers();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  let arrive = (_page: PageResult) => {};
  const page = new Promise<PageResult>((resolve) => (arrive = resolve));
  const resources = {
    source: { ...fixedLiveRemotes({}), ...source },
    pages: { get: () => page },
    pageFallback: () => Promise.reject(new Error('no connection')),
  } as unknown as Resources; // Only these are asked.
  let kind: string | undefined;
  const { signal } = new AbortController();
  void awaitPage({ frames, resources, lang: 'es', path: '/spa', isMove: true, signal }).then(
    (arrival) => (kind = arrival.kind),
  );
  return { arrive, isShown: () => kind === 'shown', kind: () => kind };
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

it.each([
  ['goes to it in a new document', '', 'outdated'],
  [
    'goes on in this tab while a window is open, whose words would be lost',
    '<dialog open></dialog>',
    'shown',
  ],
])('visitor of a tab that another release has overtaken %s', async (_what, html, kind) => {
  document.body.innerHTML = html;
  const move = followLink(true, { isOutdated: () => true });

  move.arrive({ kind: 'not-found' });
  await vi.advanceTimersByTimeAsync(0);

  expect(move.kind()).toBe(kind);
  document.body.innerHTML = '';
});

it('visitor whose tab is found to be overtaken only when nothing comes goes to it in a new document', async () => {
  let look = () => {};
  let isOutdated = false;
  const move = followLink(true, {
    isOutdated: () => isOutdated,
    subscribe: (listener) => {
      look = listener;
      return () => {};
    },
  });

  await vi.advanceTimersByTimeAsync(1_000);
  isOutdated = true;
  look();
  await vi.advanceTimersByTimeAsync(0);

  expect(move.kind()).toBe('outdated');
});
