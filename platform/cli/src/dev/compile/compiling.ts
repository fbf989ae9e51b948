import type { RsbuildInstance, Rspack } from '@rsbuild/core';

import { CHANGE_WINDOW } from '#dev/source/watch.ts';

import { readableError, type PackageError, type PackageStates } from './packageStates.ts';

/** Options that hot updates need. */
export const forHotUpdates: Rspack.Configuration = {
  // Some editors empty a file before they write it, and the empty file must not be compiled.
  watchOptions: { aggregateTimeout: CHANGE_WINDOW },
  // One chunk, because the hot update of a chunk lacks modules that a change has moved there from another chunk.
  optimization: { splitChunks: false },
  module: { parser: { javascript: { dynamicImportMode: 'eager' } } },
};

/** @param dir folder of the package, absolute */
export const errorsOf = (stats: Rspack.Stats | Rspack.MultiStats, dir: string): PackageError[] => {
  const { errors = [] } = stats.toJson({ all: false, errors: true });
  return errors.map((error) => readableError(error, dir));
};

/**
 * Updates the state of a package while its compiler runs.
 * @returns resolves when the first compilation has ended, even with errors
 */
export function reportCompiling(
  folder: string,
  rsbuild: RsbuildInstance,
  states: PackageStates,
): Promise<void> {
  states.set({ folder, status: 'building', errors: [] });
  rsbuild.onBeforeDevCompile(() => states.set({ folder, status: 'building', errors: [] }));
  return new Promise((resolve) => {
    rsbuild.onAfterDevCompile(({ stats }) => {
      const errors = errorsOf(stats, rsbuild.context.rootPath);
      states.set({ folder, status: errors.length > 0 ? 'failed' : 'ready', errors });
      resolve();
    });
  });
}
