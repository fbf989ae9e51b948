import { defineConfig } from 'playwright/test';

import journeys from '../playwright.config.ts';

/** Every page at both widths with everything open that opens, by `pnpm prove accessibility`. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: 'openStates.ts',
  outputDir: '../../.reports/accessibility',
  timeout: 120_000,
  use: { ...journeys.use, trace: 'off' },
  projects: journeys.projects?.map(({ testMatch: _all, ...project }) => project),
  reporter: [['dot'], ['json', { outputFile: '../../.reports/accessibility.json' }]],
});
