// Runs in a worker of the development server: posts the documents that a remote's exposed/data.ts makes in one
// language.
import type { RemoteData } from '@clinic/shared/contract';
import type { Lang } from '@clinic/shared/lang';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';

import { readRemoteSettings } from '../../compose/src/readSettings.ts';
import { settingsDir } from './settings.ts';

type Task = { folder: string; file: string; lang: Lang };

// What `pages.ts` passes.
const { folder, file, lang } = workerData as Task;
const data = (await import(pathToFileURL(file).href)) as RemoteData;
const settings = await readRemoteSettings(settingsDir, folder, data);
// A port between threads has no origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.postMessage(data.documents?.({ lang, settings }) ?? {});
