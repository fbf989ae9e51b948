import type { RequestHandler } from '@rsbuild/core';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { stripVTControlCharacters } from 'node:util';

import type { PackageError } from './packageStates.ts';
import { root } from './remotes.ts';

/** What the page threw, read in the sources. */
export type Fault = { folder: string; error: PackageError };

/** Lines around the one that threw. */
const around = 2;

/** Longest wait for a source map of a development server, in ms. */
const patience = 2_000;

const place = /(http:\/\/localhost:\d+\/[^\s()]+?\.js)(?:\?[^\s:()]*)?:(\d+):(\d+)/g;

async function readMap(script: string): Promise<SourceMapPayload | undefined> {
  const response = await fetch(`${script}.map`, { signal: AbortSignal.timeout(patience) }).catch(() => {});
  return response?.ok ? ((await response.json()) as SourceMapPayload) : undefined;
}

function excerpt(source: string, line: number): string {
  const lines = source.split('\n');
  const first = Math.max(0, line - 1 - around);
  return lines
    .slice(first, line + around)
    .map(
      (code, at) => `${first + at + 1 === line ? '>' : ' '} ${String(first + at + 1).padStart(4)}  ${code}`,
    )
    .join('\n');
}

/** The first line of a stack that lies in this repository: what others threw for us is ours. */
async function locate(stack: string): Promise<{ file: string; code: string } | undefined> {
  for (const [, script = '', line, column] of stack.matchAll(place)) {
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

async function readFault(stack: string): Promise<Fault> {
  const [message = ''] = stack.split('\n');
  const found = await locate(stack).catch(() => undefined);
  if (!found) return { folder: 'the page', error: { message: stack.split('\n').slice(0, 4).join('\n') } };
  const folder = found.file.split('/')[0] ?? '';
  return { folder, error: { message: `${message}\n\n${found.code}`, file: found.file } };
}

/** A page tries again and again: what it throws is told once, before something else is. */
let told = '';

/** Reads what a page threw in the sources, tells it in the terminal, and gives it back for the overlay. */
export const serveFaults: RequestHandler = (request, response, next) => {
  if (request.url !== '/__dev/fault' || request.method !== 'POST') return next();
  void (async () => {
    const fault = await readFault(
      stripVTControlCharacters(await text(request)).replaceAll(/[^\P{Cc}\n]/gu, ''),
    );
    const { file, message } = fault.error;
    const line = `${fault.folder} ${message}`;
    if (line !== told)
      console.error(`\n  ${fault.folder} threw on the page${file ? ` in ${file}` : ''}: ${message}`);
    told = line;
    response.setHeader('content-type', 'application/json').end(JSON.stringify(fault));
  })();
};
