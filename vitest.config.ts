import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { listProjects } from '@clinic/build/workspace';
import { defineConfig } from 'vitest/config';

/** Whether tests of a package render components: only these need a page. */
function needsPage(folder: string): boolean {
  const file = path.join(import.meta.dirname, folder, 'package.json');
  return existsSync(file) && readFileSync(file, 'utf8').includes('"@testing-library/react"');
}

export default defineConfig({
  test: {
    projects: [
      ...listProjects(import.meta.dirname).map((folder) => ({
        test: {
          name: path.basename(folder),
          root: folder,
          include: ['**/*.test.{ts,tsx}'],
          // `pnpm prove operation` takes minutes and wants nginx and Redis.
          exclude: ['**/node_modules/**', 'operation/**', 'templates/**', '**/*.{integration,proof}.test.ts'],
          environment: needsPage(folder) ? 'jsdom' : 'node',
          setupFiles: needsPage(folder)
            ? [path.join(import.meta.dirname, 'shared/src/testing/setup.ts')]
            : [],
          restoreMocks: true,
          // The files of a package share a page and its modules: making both anew per file took most of the time.
          isolate: false,
          // Nobody measures time here, and the journeys run beside.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      })),
      // Other programs, a disk that fails: apart, since they take longer than all others. Proofs take minutes more, by
      // `pnpm prove releases`.
      {
        test: {
          name: 'integration',
          include: [
            `platform/*/src/**/*.${process.env.CLINIC_PROOFS ? '{integration,proof}' : 'integration'}.test.ts`,
          ],
          restoreMocks: true,
          testTimeout: 90_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
