import type { RemoteDocuments } from '@clinic/shared/contract';
import { languages, type Lang } from '@clinic/shared/lang';
import { documentFile } from '@clinic/shared/registry';
import type { Prices } from '@clinic/shared/settings';
import { listRemotes } from '@clinic/shared/workspace';
import type { RequestHandler } from '@rsbuild/core';
import path from 'node:path';
import { Worker } from 'node:worker_threads';

import { root } from './remotes.ts';

/** Makes a remote's documents from its sources as they are now: a worker has no modules of an earlier one. */
function makeDocuments(folder: string, lang: Lang, prices: Prices): Promise<RemoteDocuments> {
  const worker = new Worker(path.join(import.meta.dirname, 'makeDocuments.ts'), {
    workerData: { file: path.join(root, folder, 'src/exposed/data.ts'), lang, prices },
  });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

/** What compose would write as files, made anew for each request. */
export function serveDocuments(readPrices: () => Prices): RequestHandler {
  return (request, response, next) => {
    const [, folder, code, file] =
      /^\/data\/([\w-]+)\/dev\/(\w+)\/([\w/.-]+)\.json$/.exec(request.url ?? '') ?? [];
    const lang = languages.find((item) => item === code);
    if (!folder || !lang || !file || !listRemotes(root).some((remote) => remote.folder === folder))
      return next();
    makeDocuments(folder, lang, readPrices()).then(
      (documents) => {
        const found = Object.entries(documents).find(
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
}
