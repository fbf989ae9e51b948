import path from 'node:path';

import { listProjects } from '@tesela/build/workspace';
import { unitWorkers } from '@tesela/testing/workers';
import { defineConfig } from 'vitest/config';

const folders = listProjects(import.meta.dirname);

const all = {
  maxWorkers: unitWorkers,
  restoreMocks: true,
  unstubGlobals: true,
  unstubEnvs: true,
  // Nobody measures time here, and the journeys run beside: a limit ends only what no longer moves.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
};

/** Tests beside the code. Their files share a page and modules: making both anew per file took most of the time. */
const unit = {
  ...all,
  isolate: false,
  exclude: [
    '**/node_modules/**',
    'platform/cli/templates/**',
    // `pnpm prove operation` takes minutes and wants nginx and Redis.
    'platform/gateway/operation/**',
    '**/*.proof.test.ts',
  ],
};

export default defineConfig({
  test: {
    // One after the other, since Vitest gives a worker all files of one project at once.
    projects: [
      {
        test: {
          ...unit,
          name: 'page',
          sequence: { groupOrder: 0 },
          include: folders.map((folder) => `${folder}/**/*.test.tsx`),
          environment: 'jsdom',
          setupFiles: [path.join(import.meta.dirname, 'platform/core/src/testing/setup.ts')],
        },
      },
      {
        test: {
          ...unit,
          name: 'node',
          sequence: { groupOrder: 1 },
          include: folders.map((folder) => `${folder}/**/*.test.ts`),
        },
      },
      // Kills, full disks, real registries, all hostile texts: minutes each, by `pnpm prove releases` and `answers`.
      ...(process.env.TESELA_PROOFS
        ? [
            {
              test: {
                ...all,
                name: 'proof',
                include: ['{platform,services}/*/src/**/*.proof.test.ts', 'tools/kit/*.proof.test.ts'],
              },
            },
          ]
        : []),
    ],
  },
});
