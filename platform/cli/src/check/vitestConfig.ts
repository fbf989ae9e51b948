import { readFileSync } from 'node:fs';

import { defineConfig } from 'vitest/config';

const { name } = JSON.parse(readFileSync('package.json', 'utf8')) as { name: string };

/** Configuration for tests of a micro-frontend in its own repository, the same as in the workspace. */
export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    setupFiles: ['@tesela/core/testing/setup'],
    restoreMocks: true,
    // The site's own packages import CSS, which Node alone does not read.
    server: { deps: { inline: [/@tesela\//, new RegExp(`${name.split('/')[0]}/`)] } },
  },
});
