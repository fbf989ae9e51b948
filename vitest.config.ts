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
  'compose',
  'cli',
  'gateway',
  'scripts',
];

/** Packages whose tests need no page. */
const inNode = new Set(['compose', 'cli', 'gateway', 'mocks', 'scripts']);

export default defineConfig({
  test: {
    projects: packages.map((name) => ({
      test: {
        name,
        root: name,
        include: ['{src,preset,eval,bench}/**/*.test.{ts,tsx}'],
        environment: inNode.has(name) ? 'node' : 'jsdom',
        setupFiles: inNode.has(name) ? [] : ['../shared/src/testing/setup.ts'],
        restoreMocks: true,
      },
    })),
  },
});
