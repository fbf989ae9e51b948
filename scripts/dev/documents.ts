import type { RemoteData, RemoteDocuments, RemoteName } from '@clinic/shared/contract';
import { FRAME, type Frame } from '@clinic/shared/frame';
import { languages, type Lang } from '@clinic/shared/lang';
import { documentFile } from '@clinic/shared/registry';
import { listRemotes, type RemotePackage } from '@clinic/shared/workspace';
import type { RequestHandler } from '@rsbuild/core';
import path from 'node:path';
import { Worker } from 'node:worker_threads';

import { makeFrame } from '../../compose/src/frame.ts';
import type { DevData } from './readData.ts';
import { dataFile, hasData, importRemote, root } from './remotes.ts';

/** Reads a remote's data from its sources as they are now: a worker has no modules of an earlier one. */
function readData({ folder, dir }: RemotePackage, lang: Lang): Promise<DevData> {
  const worker = new Worker(path.join(import.meta.dirname, 'readData.ts'), {
    workerData: { folder, file: dataFile(dir), lang },
  });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

async function readFrame(lang: Lang): Promise<Frame> {
  const all = await Promise.all(
    listRemotes(root).map(async (remote) => {
      const links = hasData(remote) ? (await readData(remote, lang)).links : {};
      return { name: remote.name, remote: await importRemote(remote), links };
    }),
  );
  const data = all.map(({ name, links }): [RemoteName, RemoteData] => [
    name,
    { links: { es: links, en: links } },
  ]);
  return makeFrame(
    { remotes: new Map(all.map(({ name, remote }) => [name, remote])), data: new Map(data) },
    lang,
  );
}

async function readDocuments(folder: string, lang: Lang): Promise<RemoteDocuments | null> {
  if (folder === 'shell') return { [FRAME]: await readFrame(lang) };
  const remote = listRemotes(root).find((item) => item.folder === folder);
  return remote ? (await readData(remote, lang)).documents : null;
}

/** What compose would write as files, made anew for each request. */
export const serveDocuments: RequestHandler = (request, response, next) => {
  const [, folder, code, file] =
    /^\/data\/([\w-]+)\/dev\/(\w+)\/([\w/.-]+)\.json$/.exec(request.url ?? '') ?? [];
  const lang = languages.find((item) => item === code);
  if (!folder || !lang || !file) return next();
  readDocuments(folder, lang).then(
    (documents) => {
      const found = Object.entries(documents ?? {}).find(
        ([name]) => documentFile(name, lang) === `${lang}/${file}.json`,
      );
      response.statusCode = found ? 200 : 404;
      response.setHeader('content-type', 'application/json').end(JSON.stringify(found?.[1] ?? null));
    },
    (error: unknown) => {
      response.statusCode = 500;
      response.setHeader('content-type', 'text/plain; charset=utf-8').end(String(error));
    },
  );
};
