import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { RsbuildPlugin } from '@rsbuild/core';

import { cacheOf, makePictures } from './pictures.ts';

/**
 * Releases what was made of the photos in a package's `pictures/`, beside the pictures of art/. The list of pictures gets
 * them as data, because a release has neither the photos nor the tools that measure them.
 */
export const pluginPictures = (dir: string): RsbuildPlugin => ({
  name: 'tesela:pictures',
  setup(api) {
    api.transform({ test: /[\\/]src[\\/]pictures\.data\.ts$/ }, async (context) => {
      context.addContextDependency(path.join(dir, 'pictures'));
      const photos = (await makePictures(dir)).map(({ name, asset }) => [name, asset] as const);
      return `import { pictures as made } from './pictures.gen.ts';
const all = { ...made, ...${JSON.stringify(Object.fromEntries(photos))} };
export const pictures = Object.fromEntries(Object.entries(all).map(([name, asset]) => [name, { name, ...asset }]));`;
    });
    api.processAssets({ stage: 'additional', environments: ['web'] }, async ({ compilation, sources }) => {
      const made = await makePictures(dir);
      for (const file of made.flatMap(({ files }) => files)) {
        compilation.emitAsset(
          `pictures/${file}`,
          new sources.RawSource(await readFile(path.join(cacheOf(dir), file))),
        );
      }
    });
  },
});
