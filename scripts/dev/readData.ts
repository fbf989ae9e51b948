// Runs in a worker of the development server: posts the documents that a remote's source or release makes in one
// language.
import type { RemoteData, RemoteName } from '@clinic/shared/contract';
import type { Lang } from '@clinic/shared/lang';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';

import { loadModules } from '../../compose/src/prerender/loadModules.ts';
import { readRemoteSettings } from '../../compose/src/prerender/readSettings.ts';
import type { Release } from '../../compose/src/releases/release.ts';
import { settingsDir } from './settings.ts';

export type DataTask = { folder: string; lang: Lang } & (
  | { file: string }
  | { name: RemoteName; release: Release; shell: Release }
);

async function readData(task: DataTask): Promise<RemoteData> {
  if ('file' in task) return (await import(pathToFileURL(task.file).href)) as RemoteData;
  const { data } = await loadModules(task.shell, new Map([[task.name, task.release]]));
  return data.get(task.name) ?? {};
}

// What `pages.ts` passes.
const task = workerData as DataTask;
const { folder, lang } = task;
const data = await readData(task);
const settings = await readRemoteSettings(settingsDir, folder, data);
// A port between threads has no origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.postMessage(data.documents?.({ lang, settings }) ?? {});
