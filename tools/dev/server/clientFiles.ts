import type { RequestHandler } from '@rsbuild/core';
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the page finds the development client. */
export const CLIENT_PATH = '/__dev/client/client.ts';
export const OUTLINES_PATH = '/__dev/client/outlineAreas.ts';

/** The outlines of all areas, which `clinic dev` has, too. */
const outlineAreas = fileURLToPath(import.meta.resolve('@clinic/build/dev/outlineAreas'));

/** Serves `client/*.ts` as JavaScript, apart from any bundle: it must work when no bundle does. */
export const serveClient: RequestHandler = (request, response, next) => {
  const name = /^\/__dev\/client\/(\w+\.ts)$/.exec(request.url ?? '')?.[1];
  if (!name) return next();
  const file = name === 'outlineAreas.ts' ? outlineAreas : path.join(import.meta.dirname, '../client', name);
  const source = readFileSync(file, 'utf8');
  response.setHeader('content-type', 'text/javascript').end(stripTypeScriptTypes(source));
};
