import { onNudge } from './nudge.ts';

/** Waits between attempts, in ms: quick at first, then every 15 s for as long as it takes. */
const delays = [500, 1_000, 2_000, 4_000, 8_000];
const longestDelay = 15_000;

/** Wait after the given number of failures, in ms. */
export const delayAfter = (failures: number): number => delays[failures - 1] ?? longestDelay;

export const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Waits, but not when the visitor asks for another attempt or the connection is back. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = new AbortController();
    const finish = () => {
      clearTimeout(timer);
      end.abort();
      resolve();
    };
    const timer = setTimeout(finish, ms);
    onNudge(finish, { signal: end.signal });
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
  for (let failures = 1; ; failures += 1) {
    try {
      return await attempt();
    } catch (error) {
      await onFailure(error);
      await pause(delayAfter(failures));
    }
  }
}
