import type { Rspack } from '@rsbuild/core';

/** What Rspack hands to the hook; its types say less. */
type RuntimeSource = { source?: { source: string | Buffer } };

/** Asks the shell for scripts; a shell from before that leaves them to the bundler's own loading. */
const loadScript = `
var ownLoadScript = __webpack_require__.l;
__webpack_require__.l = function (url, done, key, chunkId) {
  var loader = globalThis.teselaLoader;
  if (!loader) return ownLoadScript(url, done, key, chunkId);
  var integrity = (__webpack_require__.sriHashes || {})[chunkId];
  loader.loadScript(url, integrity).then(
    function () { done({ type: 'load', target: { src: url } }); },
    function () { done({ type: 'error', target: { src: url } }); },
  );
};`;

const loadStylesheet = `
var ownCreateStylesheet = extractCssCreateStylesheet;
extractCssCreateStylesheet = function (chunkId, url, oldTag, resolve, reject, fetchPriority) {
  var loader = globalThis.teselaLoader;
  if (!loader) return ownCreateStylesheet(chunkId, url, oldTag, resolve, reject, fetchPriority);
  var integrity = (__webpack_require__.sriExtractCssHashes || {})[chunkId];
  loader.loadStylesheet(url, integrity).then(resolve, reject);
};`;

/** Whether the package has stylesheets to fetch; without any the runtime module is nearly empty. */
const createsStylesheets = (module: Rspack.RuntimeModule): boolean =>
  String((module as unknown as RuntimeSource).source?.source).includes('extractCssCreateStylesheet');

function append(module: Rspack.RuntimeModule, code: string): void {
  const { source } = module as unknown as RuntimeSource;
  if (!source) throw new Error(`Rspack gives no source of its runtime module "${module.name}".`);
  source.source = Buffer.from(source.source.toString() + code);
}

/** Makes a build fetch its chunks through the shell's `ChunkLoader` (`platform/core/src/contract/chunkLoader.ts`). */
export class ChunkLoadingPlugin {
  apply(compiler: Rspack.Compiler): void {
    // Development servers replace scripts and stylesheets in their own way.
    if (compiler.options.mode !== 'production') return;
    compiler.hooks.thisCompilation.tap('ChunkLoading', (compilation) => {
      compilation.hooks.runtimeModule.tap('ChunkLoading', (module) => {
        if (module.name === 'load_script') append(module, loadScript);
        if (module.name === 'css loading' && createsStylesheets(module)) append(module, loadStylesheet);
      });
    });
  }
}
