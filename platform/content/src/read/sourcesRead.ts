import { existsSync } from 'node:fs';
import path from 'node:path';

/** What the evaluation under way has read so far. */
let paths = new Set<string>();

/** Notes a folder or file that a package's data is made of; of what is not there yet, the folder in which it would be. */
export function noteRead(file: string): void {
  if (existsSync(file)) paths.add(file);
  else noteRead(path.dirname(file));
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Does one thing after the other, so that each can be told from what it read.
 * @returns what it made or how it failed, and what it has read of until then
 */
export function tellWhatIsRead<T>(
  make: () => Promise<T>,
): Promise<{ made: PromiseSettledResult<T>; read: ReadonlySet<string> }> {
  const mine = last.then(async () => {
    paths = new Set();
    const [made] = await Promise.allSettled([make()]);
    return { made, read: paths };
  });
  last = mine;
  return mine;
}
