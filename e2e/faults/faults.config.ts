import { defineConfig } from 'playwright/test';

import journeys from '../playwright.config.ts';

/** The whole fault matrix, by `pnpm prove faults`. Most of a cell is waiting, so more of them run at a time. */
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
    // Hundreds of pages are loaded, and no fault is about pictures.
    launchOptions: {
      ...launchOptions,
      args: [...(launchOptions?.args ?? []), '--blink-settings=imagesEnabled=false'],
    },
  },
  projects: journeys.projects?.filter(({ name }) => name === 'desktop'),
  reporter: [['dot'], ['./report.ts']],
});
