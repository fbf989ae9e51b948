import type { RsbuildPlugin } from '@rsbuild/core';

const lazyFile = /\(\)\s*=>\s*import\(\s*(["'])([^"']*?([\w-]+)\.tsx?)\1\s*\)/g;

/**
 * Calls the chunk of every file that `exposed/remote.ts` loads by the file's name, and notes the name where `page()` and
 * `slot()` read it: compose preloads chunks by their names.
 */
export const nameChunks = (code: string): string =>
  code.replaceAll(
    lazyFile,
    (_all, _quote, file: string, name: string) =>
      `Object.assign(() => import(/* webpackChunkName: "${name}" */ "${file}"), { chunk: "${name}" })`,
  );

export const pluginChunkNames = (): RsbuildPlugin => ({
  name: 'clinic:chunk-names',
  setup(api) {
    api.transform({ test: /[\\/]src[\\/]exposed[\\/]remote\.ts$/ }, ({ code }) => nameChunks(String(code)));
  },
});
