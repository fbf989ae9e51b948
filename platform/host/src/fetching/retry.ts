import { RETRY_DELAYS } from '#timeouts.ts';

import { onRetryNow } from './retryNow.ts';

export const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Waits before the next attempt. It ends early when the visitor asks for another attempt or the connection is back. */
export function waitBeforeRetry(failures: number): Promise<void> {
  return new Promise((resolve) => {
    const end = new AbortController();
    const finish = () => {
      clearTimeout(timer);
      end.abort();
      resolve();
    };
    const timer = setTimeout(finish, RETRY_DELAYS[failures - 1] ?? RETRY_DELAYS.at(-1));
    onRetryNow(finish, end.signal);
  });
}

/**
 * Repeats an attempt until it succeeds. It never rejects, so that React keeps what is on the screen.
 * @param onFailure called after every failure; the next attempt waits for its promise
 * @param end no further attempt is made after it, and the promise stays pending
 */
export async function retryUntilSuccess<T>(
  attempt: () => Promise<T>,
  onFailure: (error: unknown) => void | Promise<void> = () => {},
  end?: AbortSignal,
): Promise<T> {
  let failures = 0;
  const done = new AbortController();
  // The same event aborts a pending attempt, so the next one follows after the shortest delay.
  onRetryNow(() => (failures = 0), done.signal);
  try {
    for (;;) {
      if (end?.aborted) break;
      try {
        return await attempt();
      } catch (error) {
        await onFailure(error);
        failures += 1;
        await waitBeforeRetry(failures);
      }
    }
  } finally {
    done.abort();
  }
  return new Promise(() => {});
}
