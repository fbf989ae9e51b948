import type { Rspack } from '@rsbuild/core';

import type { RemoteName } from '../../../../shared/src/contract/contract.ts';
import { findForeignStyles } from './foreignStyles.ts';

/** Fails the build of a remote whose styles reach beyond it, as a release of it would be refused. */
export class OwnStylesPlugin {
  readonly #name: RemoteName;

  constructor(name: RemoteName) {
    this.#name = name;
  }

  apply(compiler: Rspack.Compiler): void {
    const { Compilation, WebpackError } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('OwnStyles', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'OwnStyles', stage }, (assets) => {
        for (const [file, asset] of Object.entries(assets)) {
          if (!file.endsWith('.css')) continue;
          for (const mistake of findForeignStyles(asset.source().toString(), this.#name))
            compilation.errors.push(new WebpackError(`${file}: ${mistake}`));
        }
      });
    });
  }
}
