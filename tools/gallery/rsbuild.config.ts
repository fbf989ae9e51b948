import path from 'node:path';

import { contentHashedName } from '@clinic/build/contentHashedName';
import { listRemotes } from '@clinic/build/workspace';
import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

import { serveMockWorker, servePictures } from '../dev/server/files.ts';
import { findGalleries } from './src/findGalleries.ts';
import { serveDocuments } from './src/readDocuments.ts';

const root = path.resolve(import.meta.dirname, '../..');

export default defineConfig({
  plugins: [pluginReact()],
  // The global styles come first because they declare the order of the cascade layers.
  source: {
    entry: { index: ['@clinic/shared/styles/global.css', ...findGalleries(root), './src/index.tsx'] },
  },
  html: { title: 'Gallery', meta: { viewport: 'width=device-width, initial-scale=1' } },
  server: {
    port: Number(process.env.PORT ?? 3200),
    strictPort: true,
    allowedHosts: [],
    publicDir: [{ name: 'public' }, { name: path.join(root, 'shell/public') }],
    setup: ({ server }) => {
      for (const handler of [serveMockWorker, servePictures(listRemotes(root)), serveDocuments(root)])
        server.middlewares.use(handler);
    },
  },
  tools: {
    cssLoader: {
      modules: { auto: true, exportLocalsConvention: 'camelCase', getLocalIdent: contentHashedName },
    },
  },
});
