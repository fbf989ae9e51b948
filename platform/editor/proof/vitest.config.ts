import { defineConfig } from 'vitest/config';

/** Uses the editor in Chromium, then builds and composes a site from its content. Takes minutes. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.proof.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
