import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { stripVTControlCharacters } from 'node:util';

import type { RequestHandler } from '@rsbuild/core';
import { listRemotes } from '@tesela/build/workspace';

import type { PackageError } from '#dev/compile/packageStates.ts';
import { packageOf, root } from '#dev/source/remotes.ts';

/** An error that the page has thrown, located in the sources. */
export type PageError = { folder: string; error: PackageError };

/** Lines of the excerpt before and after the error. */
const CONTEXT_LINES = 2;

/** Timeout for a source map, in ms. */
const SOURCE_MAP_TIMEOUT = 2_000;

const stackPosition = /(http:\/\/localhost:\d+\/[^\s()]+?\.js)(?:\?[^\s:()]*)?:(\d+):(\d+)/g;

async function readMap(script: string): Promise<SourceMapPayload | undefined> {
  const response = await fetch(`${script}.map`, { signal: AbortSignal.timeout(SOURCE_MAP_TIMEOUT) }).catch(
    () => {},
  );
  return response?.ok ? ((await response.json()) as SourceMapPayload) : undefined;
}

function excerpt(source: string, line: number): string {
  const lines = source.split('\n');
  const first = Math.max(0, line - 1 - CONTEXT_LINES);
  return lines
    .slice(first, line + CONTEXT_LINES)
    .map(
      (code, at) => `${first + at + 1 === line ? '>' : ' '} ${String(first + at + 1).padStart(4)}  ${code}`,
    )
    .join('\n');
}

/** Finds the first line of a stack that is in this repository and not in a library. */
async function locate(stack: string): Promise<{ file: string; code: string } | undefined> {
  for (const [, script = '', line, column] of stack.matchAll(stackPosition)) {
    const map = await readMap(script);
    if (!map) continue;
    const found = new SourceMap(map).findOrigin(Number(line), Number(column));
    if (!('fileName' in found) || found.fileName.includes('node_modules')) continue;
    const { fileName, lineNumber, columnNumber } = found;
    const file =
      path.relative(root, fileName.replace(/^(?:webpack:\/\/[^/]*\/|file:\/\/)/, '')).split('?')[0] ?? '';
    if (file.startsWith('..') || /^(?:webpack|\(?ignored)/.test(file)) continue;
    return {
      file: `${file}:${lineNumber}:${columnNumber}`,
      code: excerpt(map.sourcesContent[map.sources.indexOf(fileName)] ?? '', lineNumber),
    };
  }
  return undefined;
}

async function locateError(stack: string): Promise<PageError> {
  const [message = ''] = stack.split('\n');
  const found = await locate(stack).catch(() => undefined);
  if (!found) return { folder: 'the page', error: { message: stack.split('\n').slice(0, 4).join('\n') } };
  const folder = packageOf(found.file, listRemotes(root));
  return { folder, error: { message: `${message}\n\n${found.code}`, file: found.file } };
}

/** The last logged error, because a page that retries throws the same error again and again. */
let lastLogged = '';

/** Locates an error of a page in the sources, logs it, and responds with it for the overlay. */
export const servePageErrors: RequestHandler = (request, response, next) => {
  if (request.url !== '/__dev/error' || request.method !== 'POST') return next();
  void (async () => {
    const stack = stripVTControlCharacters(await text(request)).replaceAll(/[^\P{Cc}\n]/gu, '');
    const pageError = await locateError(stack);
    const { folder, error } = pageError;
    const line = `${folder} ${error.message}`;
    if (line !== lastLogged)
      console.error(
        `\n  ${folder} threw on the page${error.file ? ` in ${error.file}` : ''}: ${error.message}`,
      );
    lastLogged = line;
    response.setHeader('content-type', 'application/json').end(JSON.stringify(pageError));
  })();
};
