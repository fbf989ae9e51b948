// Runs in a worker of the development server: posts what a remote's exposed/data.ts gives in one language.
import type { MakeDocuments, RemoteData, RemoteDocuments } from '@clinic/shared/contract';
import type { RemoteLinks } from '@clinic/shared/frame';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';

type Task = { file: string } & Parameters<MakeDocuments>[0];

export type DevData = { documents: RemoteDocuments; links: RemoteLinks };

// What `readData` in documents.ts passes.
const { file, ...context } = workerData as Task;
const data = (await import(pathToFileURL(file).href)) as RemoteData;
const answer: DevData = {
  documents: data.documents?.(context) ?? {},
  links: data.links?.[context.lang] ?? {},
};
// A port between threads has no origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.postMessage(answer);
