import { defineConfig } from 'vitest/config';

const packages = [
  'shared',
  'shell',
  'mfe-marketing',
  'mfe-services',
  'mfe-spa',
  'mfe-shop',
  'mfe-assistant',
  'mocks',
  'gateway',
];

/** Packages whose tests need no page. */
const inNode = new Set(['gateway', 'mocks']);

export default defineConfig({
  test: {
    projects: packages.map((name) => ({
      test: {
        name,
        root: name,
        include: ['{src,preset,eval}/**/*.test.{ts,tsx}'],
        environment: inNode.has(name) ? 'node' : 'jsdom',
        setupFiles: inNode.has(name) ? [] : ['../shared/src/testing/setup.ts'],
        restoreMocks: true,
      },
    })),
  },
});
