/** Waits between attempts, in ms: quick at first, then every 15 s for as long as it takes. */
const delays = [500, 1_000, 2_000, 4_000, 8_000, 15_000];

export const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** How often `attemptSoon` tries before it gives up. */
const promptAttempts = 3;

/** Longest wait of one attempt before it counts as failed, in ms. */
const attemptTimeout = 8_000;

function withTimeout<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`No answer within ${attemptTimeout} ms.`)),
      attemptTimeout,
    );
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Tries until it succeeds; never rejects. What is on the screen stays meanwhile. */
export async function attemptForever<T>(attempt: () => Promise<T>): Promise<T> {
  for (let count = 0; ; count += 1) {
    try {
      // One attempt may hang on a dead connection; the next one must still come.
      return await withTimeout(attempt());
    } catch {
      await wait(delays[Math.min(count, delays.length - 1)] ?? 15_000);
    }
  }
}

/** Tries a few times in quick succession, for a visitor who waits; rejects with the last error. */
export async function attemptSoon<T>(attempt: () => Promise<T>): Promise<T> {
  for (let count = 1; ; count += 1) {
    try {
      return await withTimeout(attempt());
    } catch (error) {
      if (count === promptAttempts) throw error;
      await wait(delays[count - 1] ?? 1_000);
    }
  }
}
