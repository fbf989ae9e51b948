import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { retryUntilSuccess } from './retry.ts';
import { retryNow } from './retryNow.ts';

beforeEach(() => vi.useFakeTimers());

afterEach(() => vi.useRealTimers());

it('who asks for another attempt while one hangs has the next one at once, however many have failed', async () => {
  const fail = vi.fn(async () => {
    throw new Error('down');
  });
  const hanging = Promise.withResolvers<never>();
  const attempt = vi.fn(fail);
  void retryUntilSuccess(attempt);
  await vi.advanceTimersByTimeAsync(60_000);
  attempt.mockImplementationOnce(() => hanging.promise);
  await vi.advanceTimersByTimeAsync(15_000);
  const before = attempt.mock.calls.length;

  retryNow();
  hanging.reject(new Error('broken off'));
  await vi.advanceTimersByTimeAsync(500);

  expect(attempt.mock.calls.length).toBe(before + 1);
});
