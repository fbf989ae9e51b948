import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import type { RequestHandler } from '@rsbuild/core';
import { cacheOf } from '@tesela/build/pictures';

import type { DevRemote } from './remotes.ts';

const require = createRequire(import.meta.url);

const pictureTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
};

/** Serves pictures from the folders of the micro-frontends. */
export const servePictures =
  (remotes: readonly Pick<DevRemote, 'dir'>[]): RequestHandler =>
  (request, response, next) => {
    const name = /^\/pictures\/([\w/.-]+)$/.exec(request.url ?? '')?.[1];
    if (!name || name.includes('..')) return next();
    const file = remotes
      .flatMap(({ dir }) => [path.join(dir, 'pictures', name), path.join(cacheOf(dir), name)])
      .find(existsSync);
    if (!file) return next();
    response.setHeader('content-type', pictureTypes[path.extname(file)] ?? 'application/octet-stream');
    createReadStream(file).pipe(response);
  };

/** Serves MSW's worker from its package, so that it has the installed version. */
export const serveMockWorker: RequestHandler = (request, response, next) => {
  if (request.url !== '/mockServiceWorker.js') return next();
  const file = path.join(path.dirname(require.resolve('msw/package.json')), 'lib/mockServiceWorker.js');
  response.setHeader('content-type', 'text/javascript').end(readFileSync(file));
};
