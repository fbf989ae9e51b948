import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

import { tellWhatIsRead } from '@clinic/content/sourcesRead';
import type { RsbuildPlugin } from '@rsbuild/core';

let evaluations = 0;

/** Runs a module as it is now: Node keeps what it once imported, and the files may have changed since. */
const evaluate = (file: string) =>
  tellWhatIsRead(async () => {
    evaluations += 1;
    return (await import(`${pathToFileURL(file).href}?${evaluations}`)) as Record<string, unknown>;
  });

/**
 * Runs modules that are called `*.data.ts` when the site is built, and puts what they export in their place: content
 * is read and checked then, and a visitor downloads neither the reader nor the schemas. Node and Vitest run the same
 * modules as they are. They do not import each other, since what they import is evaluated once. A change of what one has
 * read evaluates it again, and no other.
 */
export const pluginContent = (): RsbuildPlugin => ({
  name: 'clinic:content',
  setup(api) {
    api.transform({ test: /\.data\.ts$/ }, async (context) => {
      const { made, read } = await evaluate(context.resourcePath);
      for (const each of read) {
        if (statSync(each, { throwIfNoEntry: false })?.isDirectory()) context.addContextDependency(each);
        else context.addDependency(each);
      }
      // Watched all the same: what is mended is evaluated again.
      if (made.status === 'rejected') throw made.reason;
      return Object.entries(made.value)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    });
  },
});
