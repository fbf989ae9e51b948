import { defineConfig } from 'vitest/config';

/** Each step stands on the one before: minutes, most of them npm's. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.proof.ts'],
    testTimeout: 1_800_000,
    hookTimeout: 300_000,
    bail: 1,
    disableConsoleIntercept: true,
  },
});
