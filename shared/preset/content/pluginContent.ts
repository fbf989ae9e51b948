import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import type { RsbuildPlugin } from '@rsbuild/core';

/** Folder of the package that a file belongs to. */
function packageOf(file: string): string {
  const folder = path.dirname(file);
  return existsSync(path.join(folder, 'package.json')) || folder === file ? folder : packageOf(folder);
}

let evaluations = 0;

/**
 * Runs modules that are called `*.data.ts` when the site is built, and puts what they export in their place: content
 * is read and checked then, and a visitor downloads neither the reader nor the schemas. Node and Vitest run the same
 * modules as they are.
 */
export const pluginContent = (): RsbuildPlugin => ({
  name: 'clinic:content',
  setup(api) {
    api.transform({ test: /\.data\.ts$/ }, async ({ resourcePath, addContextDependency }) => {
      const dir = packageOf(resourcePath);
      for (const read of ['content', 'pictures']) {
        if (existsSync(path.join(dir, read))) addContextDependency(path.join(dir, read));
      }
      // Node keeps what it once imported, and the files may have changed since.
      evaluations += 1;
      const url = `${pathToFileURL(resourcePath).href}?${evaluations}`;
      const values = (await import(url)) as Record<string, unknown>;
      return Object.entries(values)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    });
  },
});
