import { defineConfig } from 'playwright/test';

import journeys from '../playwright.config.ts';

/** `pnpm prove faults`: the whole matrix. Several cells run at a time, because a cell mostly waits. */
process.env.FAULTS_ALL = '1';

const { launchOptions } = journeys.use ?? {};

export default defineConfig({
  ...journeys,
  testDir: '..',
  testMatch: 'faults.spec.ts',
  outputDir: '../../.reports/faults',
  workers: 3,
  retries: 1,
  timeout: 90_000,
  use: {
    ...journeys.use,
    trace: 'off',
    // No fault concerns pictures, and hundreds of pages are loaded.
    launchOptions: {
      ...launchOptions,
      args: [...(launchOptions?.args ?? []), '--blink-settings=imagesEnabled=false'],
    },
  },
  projects: journeys.projects?.filter(({ name }) => name === 'desktop'),
  reporter: [['dot'], ['./report.ts']],
});
