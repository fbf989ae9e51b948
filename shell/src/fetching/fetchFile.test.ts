import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { fetchFile } from './fetchFile.ts';
import { retryNow } from './retryNow.ts';

let body: ReadableStreamDefaultController<Uint8Array>;

/** A server whose answer comes part by part. */
function serve(): void {
  vi.stubGlobal('fetch', async (_url: string, { signal }: RequestInit) => {
    const stream = new ReadableStream<Uint8Array>({ start: (controller) => void (body = controller) });
    signal?.addEventListener('abort', () => body.error(signal.reason), { once: true });
    return new Response(stream);
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  serve();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a file that comes slowly, part by part, comes to its end', async () => {
  const file = fetchFile('/a.js', {});

  for (const part of ['una', ' ', 'página']) {
    await vi.advanceTimersByTimeAsync(7_000);
    body.enqueue(new TextEncoder().encode(part));
  }
  await vi.advanceTimersByTimeAsync(7_000);
  body.close();

  expect(await file).toEqual({ status: 200, text: 'una página' });
});

it('a file of which nothing more comes is given up', async () => {
  const file = fetchFile('/a.js', {});
  file.catch(() => {});

  await vi.advanceTimersByTimeAsync(5_000);
  body.enqueue(new TextEncoder().encode('una'));
  await vi.advanceTimersByTimeAsync(8_000);

  await expect(file).rejects.toThrow(/abort/i);
});

it('a file that hangs is given up when the visitor asks for another attempt', async () => {
  const file = fetchFile('/a.js', {});
  file.catch(() => {});
  await vi.advanceTimersByTimeAsync(0);

  retryNow();

  await expect(file).rejects.toThrow(/abort/i);
});
