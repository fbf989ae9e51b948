import { defineConfig } from 'vitest/config';

/** Tests of a micro-frontend outside the workspace run as they do inside. */
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
