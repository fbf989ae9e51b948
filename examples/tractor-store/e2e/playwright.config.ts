import path from 'node:path';

import { executablePath, launchArgs } from '@tesela/testing/chromium';
import { journeyWorkers } from '@tesela/testing/workers';
import { defineConfig, devices } from 'playwright/test';

// `pnpm prove faults` serves the clinic's site, too.
const port = Number(process.env.E2E_TRACTOR_PORT ?? process.env.E2E_PORT ?? 3230);
const root = path.resolve(import.meta.dirname, '..');

export default defineConfig({
  testDir: '.',
  // Files named .test.ts run in Vitest.
  testMatch: '*.spec.ts',
  outputDir: '../../../.reports/tractor',
  fullyParallel: true,
  workers: journeyWorkers,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  expect: { timeout: 60_000 },
  reporter: [['dot'], ['json', { outputFile: '../../../.reports/tractor.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    trace: 'on-first-retry',
    launchOptions: { executablePath, args: [...launchArgs] },
  },
  webServer: {
    command: 'pnpm run serve',
    cwd: root,
    env: { PORT: String(port), LOG_LEVEL: 'warn', MAX_EVENT_LOOP_DELAY: '0' },
    url: `http://localhost:${port}/healthz`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
