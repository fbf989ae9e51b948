import { defineConfig } from 'playwright/test';

import config from '../playwright.config.ts';
import type { ConsoleOptions } from '../support/test.ts';
import { oldChromium } from './oldChromium.ts';

const [desktop = {}] = config.projects ?? [];

/** The journeys with the tag `@floor`, in a browser of 2023. */
export default defineConfig<ConsoleOptions>({
  ...config,
  testDir: '..',
  grep: /@floor/,
  outputDir: '../../.reports/floor',
  reporter: [['list']],
  expect: { timeout: 20_000 },
  projects: [desktop],
  use: {
    ...config.use,
    launchOptions: { ...config.use?.launchOptions, executablePath: oldChromium },
    // It ignores the rules by which younger browsers prefetch pages.
    expectedConsoleErrors: { patterns: [/While parsing speculation rules/] },
  },
});
