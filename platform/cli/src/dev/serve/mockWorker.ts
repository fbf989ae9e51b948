import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import type { RequestHandler } from '@rsbuild/core';

import { root } from '#dev/source/remotes.ts';

/** The folder of MSW, when the site's root depends on it. */
function findMocks(): string | undefined {
  try {
    return path.dirname(createRequire(path.join(root, 'package.json')).resolve('msw/package.json'));
  } catch {
    return undefined;
  }
}

/** Serves the worker of MSW, with which the site's `src/entry/dev.ts` may mock APIs, in the installed version. */
export const serveMockWorker: RequestHandler = (request, response, next) => {
  const msw = request.url === '/mockServiceWorker.js' && findMocks();
  if (!msw) return next();
  const file = path.join(msw, 'lib/mockServiceWorker.js');
  response.setHeader('content-type', 'text/javascript').end(readFileSync(file));
};
