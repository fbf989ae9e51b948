import { contentHashedName } from '@clinic/shared/preset/contentHashedName';
import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

export default defineConfig({
  plugins: [pluginReact()],
  source: { entry: { index: './src/index.tsx' } },
  html: { title: 'UI kit', meta: { viewport: 'width=device-width, initial-scale=1' } },
  server: { port: 3200, strictPort: true },
  tools: {
    cssLoader: {
      modules: { auto: true, exportLocalsConvention: 'camelCase', getLocalIdent: contentHashedName },
    },
  },
});
