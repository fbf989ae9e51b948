import type { RsbuildPlugin } from '@rsbuild/core';

/** `import()` of a file. A name within a comment would end the comment. */
const importedFile = /(?<!^\s*(?:\/?\*|\/\/).*)\bimport\(\s*(["'])([^"']*?([\w-]+)\.(?:tsx?|js))\1\s*\)/gm;
const lazyFile = new RegExp(`\\(\\)\\s*=>\\s*${importedFile.source}`, 'gm');

/** Names the chunk of every file that is loaded with `import()` after the file. */
export const nameChunks = (code: string): string =>
  code.replaceAll(
    importedFile,
    (_all, _quote, file: string, name: string) => `import(/* webpackChunkName: "${name}" */ "${file}")`,
  );

/** Gives the loader of each page and slot the name of its chunk, since compose preloads chunks by their names. */
export const noteChunks = (code: string): string =>
  code.replaceAll(
    lazyFile,
    (loader: string, _quote, _file, name: string) => `Object.assign(${loader}, { chunk: "${name}" })`,
  );

export const pluginChunkNames = (): RsbuildPlugin => ({
  name: 'tesela:chunk-names',
  setup(api) {
    // Sources, and the packed host.
    api.transform(
      { test: /[\\/]src[\\/].*\.tsx?$|[\\/]js[\\/]src[\\/].*\.js$/ },
      ({ code, resourcePath }) => {
        // It is a buffer where no other loader has read the file.
        const text = String(code);
        return nameChunks(
          /[\\/]src[\\/]exposed[\\/]remote\.ts$/.test(resourcePath) ? noteChunks(text) : text,
        );
      },
    );
  },
});
