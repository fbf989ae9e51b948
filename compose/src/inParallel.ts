/** Items worked on at once: thousands of open files, or of brotli's encoders, are more than a machine has room for. */
const width = 16;

/**
 * Works on every item, some at a time; an item that is made only when its turn comes never waits in memory.
 * @throws the first error of `work` or of the items; nothing new is begun after it
 */
export async function inParallel<T>(
  items: Iterable<T> | AsyncIterable<T>,
  work: (item: T) => Promise<void>,
): Promise<void> {
  // One iterator for all: each worker takes what is next.
  const queue = (async function* () {
    yield* items;
  })();
  async function takeTurns(): Promise<void> {
    for await (const item of queue) await work(item);
  }
  await Promise.all(Array.from({ length: width }, takeTurns));
}
