import { defineConfig } from 'vitest/config';

/** Files run one after the other, because they start real servers on one machine. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    fileParallelism: false,
    // A busy machine is no fault: a limit ends only what no longer moves.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
