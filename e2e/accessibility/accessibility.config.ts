import { defineConfig } from 'playwright/test';

import journeys from '../playwright.config.ts';

/** `pnpm prove accessibility`: every page at both widths, with all menus, dialogs and disclosures open. */
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
