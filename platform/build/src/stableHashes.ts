import type { Rspack } from '@rsbuild/core';

/** The hashes of the chunks in the runtime, as the minifier leaves them. */
const hashes = /\.(?:sriHashes|sriExtractCssHashes)=\{([^{}]+)\}/g;

/** Where the code lists the hashes of chunks, and the same list in the order of their names. */
export const sortHashes = (code: string): { start: number; end: number; sorted: string }[] =>
  [...code.matchAll(hashes)].map(({ 0: all, 1: list = '', index }) => {
    const end = index + all.length - 1;
    return { start: end - list.length, end, sorted: list.split(',').toSorted().join(',') };
  });

/**
 * Gives the same build the same bytes: Rspack lists the hashes of chunks in an order that differs now and then, and a
 * file with other bytes is another release.
 */
export class StableHashesPlugin {
  apply(compiler: Rspack.Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('StableHashes', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: 'StableHashes', stage }, (assets) => {
        for (const name of Object.keys(assets).filter((file) => file.endsWith('.js')))
          compilation.updateAsset(name, (asset) => {
            const lists = sortHashes(asset.source().toString());
            if (lists.length === 0) return asset;
            const source = new sources.ReplaceSource(asset);
            for (const { start, end, sorted } of lists) source.replace(start, end - 1, sorted);
            return source;
          });
      });
    });
  }
}
