import { RETRY } from '#timeouts.ts';

import { onRetryNow } from './retryNow.ts';

export const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Waits as long as after so many failures, but not when the visitor asks for another attempt or the connection is back. */
export function pauseAfter(failures: number): Promise<void> {
  return new Promise((resolve) => {
    const end = new AbortController();
    const finish = () => {
      clearTimeout(timer);
      end.abort();
      resolve();
    };
    const timer = setTimeout(finish, RETRY[failures - 1] ?? RETRY.at(-1));
    onRetryNow(finish, end.signal);
  });
}

/**
 * Tries until it succeeds; never rejects. What is on the screen stays meanwhile.
 * @param onFailure told of every failure; the next attempt waits for what it returns
 */
export async function attemptUntilDone<T>(
  attempt: () => Promise<T>,
  onFailure: (error: unknown) => void | Promise<void> = () => {},
): Promise<T> {
  let failures = 0;
  const end = new AbortController();
  // It breaks off what hangs, too: the next attempt is then a matter of the shortest wait.
  onRetryNow(() => (failures = 0), end.signal);
  try {
    for (;;) {
      try {
        return await attempt();
      } catch (error) {
        await onFailure(error);
        failures += 1;
        await pauseAfter(failures);
      }
    }
  } finally {
    end.abort();
  }
}
