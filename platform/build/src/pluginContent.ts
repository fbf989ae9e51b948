import { statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { chunkMark, type MarkedChunks } from '@clinic/content/chunks';
import { tellWhatIsRead } from '@clinic/content/sourcesRead';
import type { RsbuildPlugin } from '@rsbuild/core';

let evaluations = 0;

/** Runs a module as it is now: Node keeps what it once imported, and the files may have changed since. */
const evaluate = (file: string) =>
  tellWhatIsRead(async () => {
    evaluations += 1;
    return (await import(`${pathToFileURL(file).href}?${evaluations}`)) as Record<string, unknown>;
  });

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
 * modules as they are. They do not import each other, since what they import is evaluated once. A change of what one has
 * read evaluates it again, and no other.
 */
export const pluginContent = (): RsbuildPlugin => ({
  name: 'clinic:content',
  setup(api) {
    // A module and the chunks that it is parted into are of one evaluation.
    const evaluated = new Map<string, ReturnType<typeof evaluate>>();
    api.onBeforeEnvironmentCompile(() => evaluated.clear());
    api.transform({ test: /\.data\.ts$/ }, async (context) => {
      const { resourcePath, resourceQuery } = context;
      const evaluation = evaluated.get(resourcePath) ?? evaluate(resourcePath);
      evaluated.set(resourcePath, evaluation);
      const { made, read } = await evaluation;
      for (const each of read) {
        if (statSync(each, { throwIfNoEntry: false })?.isDirectory()) context.addContextDependency(each);
        else context.addDependency(each);
      }
      // Watched all the same: what is mended is evaluated again.
      if (made.status === 'rejected') throw made.reason;
      const values = made.value;
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
