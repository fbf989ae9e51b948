import { defineConfig } from 'vitest/config';
/** The editor in Chromium, then a build and a composed site of what it saved: minutes. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.proof.ts'],
    testTimeout: 300000,
    hookTimeout: 300000,
  },
});
