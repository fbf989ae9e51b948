import { defineConfig } from 'vitest/config';

/** Real servers and processes on one machine: one file after the other. */
export default defineConfig({
  test: { root: import.meta.dirname, include: ['*.test.ts'], fileParallelism: false },
});
