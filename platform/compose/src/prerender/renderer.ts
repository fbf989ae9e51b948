import { availableParallelism } from 'node:os';
import path from 'node:path';

import { pMapIterable } from 'p-map';
import { Piscina } from 'piscina';

import type { ComposedPage } from './prerenderPages.ts';
import type { Described, Outline, RenderTask } from './renderWorker.ts';

/** Longest time that one page, or loading everything, may take, in ms. */
const defaultTimeout = Number(process.env.TESELA_RENDER_TIMEOUT ?? 20_000);

/**
 * Workers that render a whole site. More than four would wait for the main thread: it takes 5 ms a page, and a worker 8.
 * Tests set it, since a worker takes longer to start than to render a few pages.
 */
export const workers = { count: Math.min(4, availableParallelism()) };

/** Pages that wait for the one before them, per worker, while the others go on. */
const backlog = 8;

/** Renders the pages of one composed site in workers of its own. */
export type Renderer = {
  describe: () => Promise<Record<string, Described>>;
  outline: () => Promise<Outline>;
  /**
   * Renders pages in all workers. They come in the order of their URLs.
   * @param labelOf names a page in the message when it never comes
   */
  pages: (urls: readonly string[], labelOf: (url: string) => string) => AsyncIterable<ComposedPage>;
  close: () => Promise<void>;
};

/**
 * @param options.timeout ms that one page may take
 * @param options.threads number of workers
 * @throws Error that says what could not be loaded
 */
export async function startRenderer(
  task: RenderTask,
  { timeout = defaultTimeout, threads = 1 }: { timeout?: number | undefined; threads?: number } = {},
): Promise<Renderer> {
  const pool = new Piscina({
    filename: path.join(import.meta.dirname, `renderWorker${path.extname(import.meta.filename)}`),
    workerData: task,
    minThreads: threads,
    maxThreads: threads,
    // Code of a remote may go on with what it began between two calls.
    atomics: 'disabled',
    // React picks its build when it is first imported.
    env: { ...(process.env as Record<string, string>), NODE_ENV: 'production' },
  });

  const running = new Set<Promise<unknown>>();
  /** What still runs must end first: an answer that nobody waits for any more is an uncaught error of the pool. */
  async function close(): Promise<void> {
    await Promise.allSettled(running);
    await pool.destroy();
  }

  /**
   * A page whose content never comes, or that never lets go of the processor, ends its worker, by name. The time begins
   * here, so there may be no more calls than workers.
   */
  async function call<T>(name: string, label: string, url?: string, limit = timeout): Promise<T> {
    const signal = AbortSignal.timeout(limit);
    const task = pool.run(url, { name, signal });
    running.add(task);
    try {
      return (await task) as T; // the worker's functions are typed by the caller
    } catch (error) {
      if (signal.aborted) {
        throw new Error(
          `${label} did not come within ${limit / 1000} s: something that it waits for never ends, or the machine is busy (TESELA_RENDER_TIMEOUT, in ms).`,
          { cause: error },
        );
      }
      const [, code] = /^worker exited with code: (\d+)$/.exec(String((error as Error).message)) ?? [];
      throw code ? new Error(`The code of a release ended the rendering with code ${code}.`) : error;
    } finally {
      running.delete(task);
    }
  }

  /** Every worker is idle, so each gets one call. All at once may take as long as one after the other. */
  async function callAll<T>(name: string, label: string, others = name): Promise<T> {
    const limit = timeout * threads;
    const more = Array.from({ length: threads - 1 }, () => call(others, label, undefined, limit));
    const [answer] = await Promise.all([call<T>(name, label, undefined, limit), ...more]);
    return answer;
  }

  const remotes = task.remotes.map(([, { name, version }]) => `${name} ${version}`).join(', ');
  try {
    await callAll('load', `The node builds of shell ${task.shell.version}, ${remotes}`);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    describe: () => call('describe', 'The description of the remotes'),
    outline: () => callAll('outline', 'The documents of the remotes', 'prepare'),
    pages: (urls, labelOf) =>
      pMapIterable(urls, (url) => call<ComposedPage>('render', labelOf(url), url), {
        concurrency: threads,
        backpressure: threads * backlog,
      }),
    close,
  };
}
