import path from 'node:path';
import { Worker } from 'node:worker_threads';

import type { ComposedPage } from './prerenderPages.ts';
import type { Answer, Call, Described, Outline, RenderTask } from './renderWorker.ts';

/** Longest time that one page, or loading everything, may take, in ms. */
const defaultPatience = Number(process.env.CLINIC_RENDER_TIMEOUT ?? 20_000);

/** Renders the pages of one composition in a worker of its own. */
export type Renderer = {
  describe: () => Promise<Record<string, Described>>;
  outline: () => Promise<Outline>;
  /** @param label names the page in the message when it never comes */
  render: (url: string, label: string) => Promise<ComposedPage>;
  close: () => Promise<void>;
};

/** An error that says what the worker's said, and why. */
function rebuild([message = 'It failed without a message.', ...causes]: readonly string[]): Error {
  return new Error(message, causes.length > 0 ? { cause: rebuild(causes) } : {});
}

/**
 * @param patience ms that one page may take
 * @throws Error that says what could not be loaded
 */
export async function startRenderer(task: RenderTask, patience = defaultPatience): Promise<Renderer> {
  const worker = new Worker(
    path.join(import.meta.dirname, `renderWorker${path.extname(import.meta.filename)}`),
    {
      workerData: task,
      // React picks its build when it is first imported.
      env: { ...process.env, NODE_ENV: 'production' },
    },
  );
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  let ended: Error | undefined;
  let count = 0;

  function end(error: Error): void {
    ended ??= error;
    for (const { reject } of waiting.values()) reject(ended);
    waiting.clear();
  }

  worker.on('error', (cause) =>
    end(new Error('A node build failed while it was loaded or rendered.', { cause })),
  );
  worker.on('exit', (code) => end(new Error(`The code of a release ended the rendering with code ${code}.`)));
  worker.on('message', (answer: Answer | 'ready') => {
    if (answer === 'ready') return waiting.get(0)?.resolve(undefined);
    const { id, result, error } = answer;
    const call = waiting.get(id);
    waiting.delete(id);
    if (error) call?.reject(rebuild(error));
    else call?.resolve(result);
  });

  /** A page whose content never comes, or that never lets go of the processor, ends the worker, by name. */
  async function within<T>(work: Promise<T>, label: string): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        reject(
          new Error(
            `${label} did not come within ${patience / 1000} s: something that it waits for never ends.`,
          ),
        );
        void worker.terminate();
      }, patience);
    });
    return Promise.race([work, tooLong]).finally(() => clearTimeout(timer));
  }

  function call<T>(method: Call['method'], label: string, url = ''): Promise<T> {
    if (ended) return Promise.reject(ended);
    const id = (count += 1);
    const answer = new Promise<unknown>((resolve, reject) => waiting.set(id, { resolve, reject }));
    // A port between threads has no origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    worker.postMessage({ id, method, url } satisfies Call);
    // The worker's methods are typed by the same table.
    return within(answer as Promise<T>, label);
  }

  const remotes = task.remotes.map(([, { name, version }]) => `${name} ${version}`).join(', ');
  const ready = new Promise((resolve, reject) => waiting.set(0, { resolve, reject }));
  await within(ready, `The node builds of shell ${task.shell.version}, ${remotes}`);
  return {
    describe: () => call('describe', 'The description of the remotes'),
    outline: () => call('outline', 'The documents of the remotes'),
    render: (url, label) => call('render', label, url),
    close: async () => void (await worker.terminate()),
  };
}
