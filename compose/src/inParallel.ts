/** Items worked on at once: thousands of open files, or of brotli's encoders, are more than a machine has room for. */
const width = 16;

/**
 * Works on every item, some at a time; an item that is made only when its turn comes never waits in memory.
 * @throws the first error of `work` or of the items, once everything that was begun has ended; nothing new is begun
 * after it
 */
export async function inParallel<T>(
  items: Iterable<T> | AsyncIterable<T>,
  work: (item: T) => Promise<void>,
): Promise<void> {
  // One iterator for all: each worker takes what is next.
  const queue = (async function* () {
    yield* items;
  })();
  let failed = false;
  async function takeTurns(): Promise<void> {
    try {
      for await (const item of queue) {
        if (failed) return;
        await work(item);
      }
    } catch (error) {
      failed = true;
      throw error;
    }
  }
  const ended = await Promise.allSettled(Array.from({ length: width }, takeTurns));
  for (const end of ended) if (end.status === 'rejected') throw end.reason;
}
