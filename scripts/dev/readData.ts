// Runs in a worker of the development server: posts what a remote's exposed/data.ts gives in one language.
import type { RemoteData, RemoteDocuments } from '@clinic/shared/contract';
import type { RemoteLinks } from '@clinic/shared/frame';
import type { Lang } from '@clinic/shared/lang';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';

import { readRemoteSettings } from '../../compose/src/readSettings.ts';

const settingsDir = path.resolve(import.meta.dirname, '../../settings');

type Task = { folder: string; file: string; lang: Lang };

export type DevData = { documents: RemoteDocuments; links: RemoteLinks };

// What `readData` in documents.ts passes.
const { folder, file, lang } = workerData as Task;
const data = (await import(pathToFileURL(file).href)) as RemoteData;
const answer: DevData = {
  documents: data.documents?.({ lang, settings: await readRemoteSettings(settingsDir, folder, data) }) ?? {},
  links: data.links?.[lang] ?? {},
};
// A port between threads has no origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.postMessage(answer);
