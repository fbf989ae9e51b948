import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { RsbuildPlugin } from '@rsbuild/core';

import { cacheOf, makePictures } from './pictures.ts';

/** Releases what was made of the photos in a package's `pictures/`, beside the pictures of art/. */
export const pluginPictures = (dir: string): RsbuildPlugin => ({
  name: 'clinic:pictures',
  setup(api) {
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
