import path from 'node:path';

import { defineConfig } from 'playwright/test';

import tractorStore from '../../examples/tractor-store/e2e/playwright.config.ts';
import clinic from '../playwright.config.ts';

/** `pnpm prove faults`: the matrices of both sites. Several cells run at a time, because a cell mostly waits. */
process.env.FAULTS_ALL = '1';

const { launchOptions } = clinic.use ?? {};

export default defineConfig({
  ...clinic,
  testMatch: 'faults.spec.ts',
  outputDir: '../../.reports/faults',
  workers: 3,
  retries: 1,
  timeout: 90_000,
  use: {
    ...clinic.use,
    trace: 'off',
    // No fault concerns pictures, and hundreds of pages are loaded.
    launchOptions: {
      ...launchOptions,
      args: [...(launchOptions?.args ?? []), '--blink-settings=imagesEnabled=false'],
    },
  },
  projects: [
    { ...clinic.projects?.find(({ name }) => name === 'desktop'), name: 'clinic', testDir: '..' },
    {
      name: 'tractor-store',
      testDir: path.resolve(import.meta.dirname, '../../examples/tractor-store/e2e'),
      use: { baseURL: tractorStore.use?.baseURL, locale: 'en' },
    },
  ],
  webServer: [clinic.webServer ?? [], tractorStore.webServer ?? []].flat(),
  reporter: [['dot'], ['./report.ts']],
});
