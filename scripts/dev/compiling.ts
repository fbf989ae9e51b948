import type { RsbuildConfig, RsbuildInstance } from '@rsbuild/core';
import path from 'node:path';

import { readableError, type PackageStates } from './packageStates.ts';
import { root } from './remotes.ts';

export async function loadConfig(folder: string): Promise<RsbuildConfig> {
  const module = (await import(path.join(root, folder, 'rsbuild.config.ts'))) as { default: RsbuildConfig };
  return module.default;
}

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
