import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import type { RequestHandler } from '@rsbuild/core';

/** The files are TypeScript in the workspace and JavaScript in the packages. */
const ending = path.extname(import.meta.filename);

const pathOf = (name: string) => `/__dev/client/${name}${ending}`;

/** Loads the development client into a page. */
export const clientTags = ['client', 'outlineAreas']
  .map((name) => `<script type="module" src="${pathOf(name)}"></script>`)
  .join('\n');

/** Outlines all areas on the page. */
const outlineAreas = fileURLToPath(import.meta.resolve('@tesela/gateway/outlineAreas'));

/** Serves the files of `client/` as JavaScript without a bundler, so that they work when a build is broken. */
export const serveClient: RequestHandler = (request, response, next) => {
  const name = /^\/__dev\/client\/(\w+)\.[jt]s$/.exec(request.url ?? '')?.[1];
  if (!name) return next();
  const own = path.join(import.meta.dirname, '../client', name + ending);
  const source = readFileSync(name === 'outlineAreas' ? outlineAreas : own, 'utf8');
  const script = ending === '.ts' ? stripTypeScriptTypes(source) : source;
  response.setHeader('content-type', 'text/javascript').end(script);
};
