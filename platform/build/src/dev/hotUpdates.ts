import path from 'node:path';

import type { Rspack } from '@rsbuild/core';

const hot = (file: string): string => path.join(import.meta.dirname, '../hot', file);

/** The first module of a shell's development bundle: it lends the refresh runtime to the remotes of the page. */
export const refreshRuntimeLender = hot('lender.js');

/** Makes a remote's bundle use the refresh runtime of the shell, and pass its changed module to the shell. */
export function shareRefreshRuntime(config: Rspack.Configuration): void {
  config.resolve = {
    ...config.resolve,
    alias: {
      ...config.resolve?.alias,
      'react-refresh/runtime$': hot('runtime.js'),
      'react-refresh': hot('.'),
    },
  };
  config.module = {
    ...config.module,
    rules: [
      ...(config.module?.rules ?? []),
      { test: /[\\/]src[\\/]exposed[\\/]remote\.ts$/, enforce: 'post', use: hot('remoteLoader.cjs') },
    ],
  };
}
