import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import type { RequestHandler } from '@rsbuild/core';

/** Paths of the development client. */
export const CLIENT_PATH = '/__dev/client/client.ts';
export const OUTLINES_PATH = '/__dev/client/outlineAreas.ts';

/** Outlines all areas on the page; `tesela dev` uses it as well. */
const outlineAreas = fileURLToPath(import.meta.resolve('@tesela/gateway/outlineAreas'));

/** Serves `client/*.ts` as JavaScript without a bundler, so that they work when a build is broken. */
export const serveClient: RequestHandler = (request, response, next) => {
  const name = /^\/__dev\/client\/(\w+\.ts)$/.exec(request.url ?? '')?.[1];
  if (!name) return next();
  const file = name === 'outlineAreas.ts' ? outlineAreas : path.join(import.meta.dirname, '../client', name);
  const source = readFileSync(file, 'utf8');
  response.setHeader('content-type', 'text/javascript').end(stripTypeScriptTypes(source));
};
