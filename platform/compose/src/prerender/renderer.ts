import path from 'node:path';

import { Piscina } from 'piscina';

import type { ComposedPage } from './prerenderPages.ts';
import type { Described, Outline, RenderTask } from './renderWorker.ts';

/** Longest time that one page, or loading everything, may take, in ms. */
const defaultTimeout = Number(process.env.CLINIC_RENDER_TIMEOUT ?? 20_000);

/** Renders the pages of one composed site in a worker of its own. */
export type Renderer = {
  describe: () => Promise<Record<string, Described>>;
  outline: () => Promise<Outline>;
  /** @param label names the page in the message when it never comes */
  render: (url: string, label: string) => Promise<ComposedPage>;
  close: () => Promise<void>;
};

/**
 * @param timeout ms that one page may take
 * @throws Error that says what could not be loaded
 */
export async function startRenderer(task: RenderTask, timeout = defaultTimeout): Promise<Renderer> {
  const pool = new Piscina({
    filename: path.join(import.meta.dirname, `renderWorker${path.extname(import.meta.filename)}`),
    workerData: task,
    // One: modules are loaded once, and pages are made in one order.
    minThreads: 1,
    maxThreads: 1,
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

  /** A page whose content never comes, or that never lets go of the processor, ends the worker, by name. */
  async function call<T>(name: string, label: string, argument?: string): Promise<T> {
    const signal = AbortSignal.timeout(timeout);
    const task = pool.run(argument, { name, signal });
    running.add(task);
    try {
      return (await task) as T; // the worker's functions are typed by the caller
    } catch (error) {
      if (signal.aborted) {
        throw new Error(
          `${label} did not come within ${timeout / 1000} s: something that it waits for never ends.`,
          { cause: error },
        );
      }
      const [, code] = /^worker exited with code: (\d+)$/.exec(String((error as Error).message)) ?? [];
      throw code ? new Error(`The code of a release ended the rendering with code ${code}.`) : error;
    } finally {
      running.delete(task);
    }
  }

  const remotes = task.remotes.map(([, { name, version }]) => `${name} ${version}`).join(', ');
  try {
    await call('load', `The node builds of shell ${task.shell.version}, ${remotes}`);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    describe: () => call('describe', 'The description of the remotes'),
    outline: () => call('outline', 'The documents of the remotes'),
    render: (url, label) => call('render', label, url),
    close,
  };
}
