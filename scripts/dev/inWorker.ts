import path from 'node:path';
import { Worker } from 'node:worker_threads';

/**
 * Runs a file of this folder in a worker and returns the one message that it posts.
 * @throws what the worker throws
 */
export function inWorker<T>(file: string, workerData: unknown): Promise<T> {
  const worker = new Worker(path.join(import.meta.dirname, file), { workerData });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
