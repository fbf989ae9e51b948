import { defineConfig } from 'vitest/config';

/** Configuration for tests of a micro-frontend in its own repository, the same as in the workspace. */
export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    setupFiles: ['@clinic/shared/testing/setup'],
    restoreMocks: true,
    // The kit imports CSS, which Node alone does not read.
    server: { deps: { inline: [/@clinic\//] } },
  },
});
