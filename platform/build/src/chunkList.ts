import type { Rspack } from '@rsbuild/core';

/**
 * Files of a named chunk and of the chunks that it needs, as paths from the build's root.
 * `late`: styles of what no prerendered page shows.
 */
export type ChunkFiles = { js: string[]; css: string[]; late: string[] };
export type ChunkList = Record<string, ChunkFiles>;

/** Chunk of the stylesheets that are called `….late.module.css`: the code waits for it, the page does not carry it. */
const lateChunk = 'late';

export const lateStyles = {
  name: lateChunk,
  test: /\.late\.module\.css$/,
  type: 'css/mini-extract',
  enforce: true,
};

/**
 * Writes `chunks.json`: for every named chunk group the files that its `import()` fetches.
 * Compose writes the styles of a route's chunks into the page and lets the browser preload the rest.
 */
export class ChunkListPlugin {
  apply(compiler: Rspack.Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ChunkList', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ChunkList', stage }, () => {
        const stats = compilation.getStats().toJson({ all: false, chunkGroups: true });
        const isLate = (file: string) => compilation.namedChunks.get(lateChunk)?.files.has(file) ?? false;
        const list: ChunkList = {};
        for (const [name, group] of Object.entries(stats.namedChunkGroups ?? {})) {
          const files = (group.assets ?? []).map((asset) => asset.name);
          const css = files.filter((file) => file.endsWith('.css'));
          list[name] = {
            js: files.filter((file) => file.endsWith('.js')),
            css: css.filter((file) => !isLate(file)),
            late: css.filter(isLate),
          };
        }
        compilation.emitAsset('chunks.json', new sources.RawSource(JSON.stringify(list, null, 1)));
      });
    });
  }
}
