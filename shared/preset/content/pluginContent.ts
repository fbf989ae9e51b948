import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import type { RsbuildPlugin } from '@rsbuild/core';

import { chunkMark, type MarkedChunks } from './chunks.ts';

/** Folder of the package that a file belongs to. */
function packageOf(file: string): string {
  const folder = path.dirname(file);
  return existsSync(path.join(folder, 'package.json')) || folder === file ? folder : packageOf(folder);
}

let evaluations = 0;

/** Runs a module as it is now: Node keeps what it once imported, and the files may have changed since. */
async function evaluate(file: string): Promise<Record<string, unknown>> {
  evaluations += 1;
  return (await import(`${pathToFileURL(file).href}?${evaluations}`)) as Record<string, unknown>;
}

const chunksOf = (value: unknown) =>
  typeof value === 'object' && value !== null ? (value as MarkedChunks)[chunkMark] : undefined;

/** The code that stands for an exported value: itself, or loaders of the chunks that it is put into. */
function codeOf(file: string, name: string, value: unknown): string {
  const marked = chunksOf(value);
  if (!marked) return JSON.stringify(value);
  const loaders = Object.keys(marked.values).map((id) => {
    const module = JSON.stringify(`./${path.basename(file)}?${name}=${id}`);
    const chunk = `/* webpackChunkName: ${JSON.stringify(`${marked.name}.${id}`)} */`;
    return `${JSON.stringify(id)}: () => import(${chunk} ${module}).then((m) => m.value)`;
  });
  return `{ ${loaders.join(', ')} }`;
}

/**
 * Runs modules that are called `*.data.ts` when the site is built, and puts what they export in their place: content
 * is read and checked then, and a visitor downloads neither the reader nor the schemas. Node and Vitest run the same
 * modules as they are. They do not import each other, since what they import is evaluated once.
 */
export const pluginContent = (): RsbuildPlugin => ({
  name: 'clinic:content',
  setup(api) {
    api.transform({ test: /\.data\.ts$/ }, async ({ resourcePath, resourceQuery, addContextDependency }) => {
      const dir = packageOf(resourcePath);
      for (const read of ['content', 'pictures']) {
        if (existsSync(path.join(dir, read))) addContextDependency(path.join(dir, read));
      }
      const values = await evaluate(resourcePath);
      const [part] = new URLSearchParams(resourceQuery);
      if (part) {
        const [name, id] = part;
        return `export const value = ${JSON.stringify(chunksOf(values[name])?.values[id])};`;
      }
      return Object.entries(values)
        .map(([name, value]) => `export const ${name} = ${codeOf(resourcePath, name, value)};`)
        .join('\n');
    });
  },
});
