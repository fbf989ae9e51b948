import { defineConfig } from 'vitest/config';

/** Files run one after the other, because they start real servers on one machine. */
export default defineConfig({
  test: { root: import.meta.dirname, include: ['*.test.ts'], fileParallelism: false },
});
