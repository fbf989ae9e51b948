import type { RequestHandler } from '@rsbuild/core';
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';

/** Where the page finds the development client. */
export const CLIENT_PATH = '/__dev/client/client.ts';

/** Serves `client/*.ts` as JavaScript, apart from any bundle: it must work when no bundle does. */
export const serveClient: RequestHandler = (request, response, next) => {
  const name = /^\/__dev\/client\/(\w+\.ts)$/.exec(request.url ?? '')?.[1];
  if (!name) return next();
  const source = readFileSync(path.join(import.meta.dirname, 'client', name), 'utf8');
  response.setHeader('content-type', 'text/javascript').end(stripTypeScriptTypes(source));
};
