import type { Rspack } from '@rsbuild/core';

/** Files of a named chunk and of the chunks that it needs, as paths from the build's root. */
export type ChunkFiles = { js: string[]; css: string[] };
export type ChunkList = Record<string, ChunkFiles>;

/**
 * Writes `chunks.json`: for every named chunk group the files that its `import()` fetches.
 * Compose turns the chunk names of a route into `<link rel="preload">` and stylesheet links.
 */
export class ChunkListPlugin {
  apply(compiler: Rspack.Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ChunkList', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ChunkList', stage }, () => {
        const stats = compilation.getStats().toJson({ all: false, chunkGroups: true });
        const list: ChunkList = {};
        for (const [name, group] of Object.entries(stats.namedChunkGroups ?? {})) {
          const files = (group.assets ?? []).map((asset) => asset.name);
          list[name] = {
            js: files.filter((file) => file.endsWith('.js')),
            css: files.filter((file) => file.endsWith('.css')),
          };
        }
        compilation.emitAsset('chunks.json', new sources.RawSource(JSON.stringify(list, null, 1)));
      });
    });
  }
}
