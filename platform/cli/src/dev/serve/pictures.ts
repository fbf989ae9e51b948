import { createReadStream, existsSync } from 'node:fs';
import path from 'node:path';

import type { RequestHandler } from '@rsbuild/core';
import { cacheOf } from '@tesela/build/pictures';

const pictureTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
  '.svg': 'image/svg+xml',
};

/** Serves pictures from the folders of the micro-frontends. */
export const servePictures =
  (remotes: readonly { dir: string }[]): RequestHandler =>
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
