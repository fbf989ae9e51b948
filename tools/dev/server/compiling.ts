import type { RsbuildConfig, RsbuildInstance, Rspack } from '@rsbuild/core';
import path from 'node:path';

import { readableError, type PackageStates } from './packageStates.ts';
import { root } from './remotes.ts';
import { oneChange } from './watch.ts';

export async function loadConfig(folder: string): Promise<RsbuildConfig> {
  const module = (await import(path.join(root, folder, 'rsbuild.config.ts'))) as { default: RsbuildConfig };
  return module.default;
}

/** What lets a change be put into an open page. */
export const forHotUpdates: Rspack.Configuration = {
  // A file that is saved is emptied first and then written: the empty one is not compiled.
  watchOptions: { aggregateTimeout: oneChange },
  // One chunk: a module that a change brings from one chunk into another is missing in the update of the second.
  optimization: { splitChunks: false },
  module: { parser: { javascript: { dynamicImportMode: 'eager' } } },
};

/**
 * Tells how the compiler of a package is doing.
 * @returns resolves when the first compilation is done, failed or not
 */
export function reportCompiling(
  folder: string,
  rsbuild: RsbuildInstance,
  states: PackageStates,
): Promise<void> {
  const dir = path.join(root, folder);
  states.set({ folder, status: 'building', errors: [] });
  rsbuild.onBeforeDevCompile(() => states.set({ folder, status: 'building', errors: [] }));
  return new Promise((resolve) => {
    rsbuild.onAfterDevCompile(({ stats }) => {
      const { errors = [] } = stats.toJson({ all: false, errors: true });
      states.set({
        folder,
        status: errors.length > 0 ? 'failed' : 'ready',
        errors: errors.map((error) => readableError(error, dir)),
      });
      resolve();
    });
  });
}
