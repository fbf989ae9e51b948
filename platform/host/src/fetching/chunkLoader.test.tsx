import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { chunkLoader } from './chunkLoader.ts';
import { retryNow } from './retryNow.ts';

const elements = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[src]')];
const fetched = vi.fn(async (_url: string, _init?: RequestInit) => new Response('run()'));
let page = 0;
const newUrl = () => `http://localhost/releases/x/${(page += 1)}.js`;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset().mockImplementation(async () => new Response('run()'));
  document.head.replaceChildren();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('a script that hangs is given up, is not run if it comes after all, and comes from another address', async () => {
  const url = newUrl();
  const first = chunkLoader.loadScript(url);
  const given = expect(first).rejects.toThrow(`${url} could not be fetched.`);
  await vi.advanceTimersByTimeAsync(8_000);
  await given;
  expect(elements()).toEqual([]);

  const second = chunkLoader.loadScript(url);
  await vi.advanceTimersByTimeAsync(0);
  elements()[0]?.dispatchEvent(new Event('load'));
  await second;

  expect(fetched).toHaveBeenCalledWith(expect.stringContaining(`${url}?again=`), expect.anything());
});

it('what has come stays when the time of its attempt is over', async () => {
  const script = chunkLoader.loadScript(newUrl());
  elements()[0]?.dispatchEvent(new Event('load'));
  await script;

  await vi.advanceTimersByTimeAsync(60_000);

  expect(elements()).toHaveLength(1);
});

it('a script that hangs is given up when the visitor asks for another attempt', async () => {
  const given = expect(chunkLoader.loadScript(newUrl())).rejects.toThrow('could not be fetched');

  retryNow();

  await given;
});

it('on a slow connection an attempt may take as long as the page was slow', async () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { responseEnd: 5_000 } as PerformanceNavigationTiming,
  ]);
  const failed = vi.fn();
  chunkLoader.loadScript(newUrl()).catch(failed);

  await vi.advanceTimersByTimeAsync(19_000);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);

  expect(failed).toHaveBeenCalledOnce();
});

it('a further attempt is short at first, and twice as long each time', async () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
  const url = newUrl();
  const times: number[] = [];

  fetched.mockImplementation(
    (_url, init) =>
      new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
      }),
  );
  for (let attempt = 0; attempt < 4; attempt += 1) {
    const start = Date.now();
    const over = chunkLoader.loadScript(url).catch(() => times.push(Date.now() - start));
    await vi.advanceTimersByTimeAsync(30_000);
    await over;
  }

  expect(times).toEqual([8_000, 1_000, 2_000, 4_000]);
});
