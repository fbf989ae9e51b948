import { existsSync } from 'node:fs';
import path from 'node:path';

import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { contentHashedName } from '@tesela/build/contentHashedName';
import { listRemotes } from '@tesela/build/workspace';
import { servePictures } from '@tesela/cli/dev/pictures';

import { readDocuments } from './src/readDocuments.ts';

const root = path.resolve(import.meta.dirname, '../..');

export default defineConfig({
  plugins: [pluginReact()],
  // The global styles come first because they declare the order of the cascade layers.
  source: {
    entry: {
      index: [
        '@clinic/shared/styles/global.css',
        ...[path.join(root, 'shell'), ...listRemotes(root).map(({ dir }) => dir)]
          .map((dir) => path.join(dir, 'src/gallery.tsx'))
          .filter((file) => existsSync(file)),
        './src/index.tsx',
      ],
    },
  },
  html: { title: 'Gallery', meta: { viewport: 'width=device-width, initial-scale=1' } },
  server: {
    port: Number(process.env.PORT ?? 3200),
    strictPort: true,
    allowedHosts: [],
    publicDir: { name: path.join(root, 'shell/public') },
    setup: ({ server }) => {
      server.middlewares.use(servePictures(listRemotes(root)));
      const documents = readDocuments(root).then((read) => JSON.stringify(read));
      server.middlewares.use('/documents.json', (_request, response, next) => {
        documents.then((text) => response.setHeader('content-type', 'application/json').end(text), next);
      });
    },
  },
  tools: {
    cssLoader: {
      modules: { auto: true, exportLocalsConvention: 'camelCase', getLocalIdent: contentHashedName },
    },
  },
});
