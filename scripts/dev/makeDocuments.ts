// Runs in a worker of the development server: posts the documents that a remote makes.
import type { MakeDocuments } from '@clinic/shared/contract';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';

type Task = { file: string } & Parameters<MakeDocuments>[0];

// What `makeDocuments` in documents.ts passes.
const { file, lang, prices } = workerData as Task;
const { documents } = (await import(pathToFileURL(file).href)) as { documents: MakeDocuments };
// A port between threads has no origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.postMessage(documents({ lang, prices }));
