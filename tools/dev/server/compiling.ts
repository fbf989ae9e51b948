import path from 'node:path';
import { pathToFileURL } from 'node:url';

import type { RsbuildConfig, RsbuildInstance, Rspack } from '@rsbuild/core';

import { readableError, type PackageStates } from './packageStates.ts';
import { CHANGE_WINDOW } from './watch.ts';

/** @param dir absolute path of the package */
export async function loadConfig(dir: string): Promise<RsbuildConfig> {
  // On Windows an import takes no path.
  const file = pathToFileURL(path.join(dir, 'rsbuild.config.ts')).href;
  return ((await import(file)) as { default: RsbuildConfig }).default;
}

/** Options that hot updates need. */
export const forHotUpdates: Rspack.Configuration = {
  // Some editors empty a file before they write it, and the empty file must not be compiled.
  watchOptions: { aggregateTimeout: CHANGE_WINDOW },
  // One chunk, because the hot update of a chunk lacks modules that a change has moved there from another chunk.
  optimization: { splitChunks: false },
  module: { parser: { javascript: { dynamicImportMode: 'eager' } } },
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
      const { errors = [] } = stats.toJson({ all: false, errors: true });
      states.set({
        folder,
        status: errors.length > 0 ? 'failed' : 'ready',
        errors: errors.map((error) => readableError(error, rsbuild.context.rootPath)),
      });
      resolve();
    });
  });
}
