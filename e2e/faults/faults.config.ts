import { defineConfig } from 'playwright/test';

import journeys from '../playwright.config.ts';

/** The whole fault matrix, by `pnpm faults`. Most of a cell is waiting, so more of them run at a time. */
process.env.FAULTS_ALL = '1';

export default defineConfig({
  ...journeys,
  testDir: '..',
  testMatch: 'faults.spec.ts',
  outputDir: '../../.reports/faults',
  workers: Number(process.env.FAULTS_WORKERS ?? 3),
  retries: 1,
  timeout: 90_000,
  use: { ...journeys.use, trace: 'off' },
  projects: journeys.projects?.filter(({ name }) => name === 'desktop'),
  reporter: [['dot'], ['./report.ts']],
});
