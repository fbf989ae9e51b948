import path from 'node:path';

import { executablePath, launchArgs } from '@tesela/testing/chromium';
import { baseUrl, port } from '@tesela/testing/site';
import { journeyWorkers } from '@tesela/testing/workers';
import { defineConfig, devices } from 'playwright/test';

export default defineConfig({
  testDir: '.',
  // Files named .test.ts run in Vitest.
  testMatch: '*.spec.ts',
  outputDir: '../.reports/e2e',
  fullyParallel: true,
  workers: journeyWorkers,
  forbidOnly: Boolean(process.env.CI),
  // A busy machine may be late once; the report then says flaky.
  retries: process.env.CI ? 1 : 0,
  // Nobody measures time here, and the unit tests run beside: a limit ends only what no longer moves.
  timeout: 120_000,
  expect: { timeout: 60_000 },
  reporter: [['dot'], ['json', { outputFile: '../.reports/e2e.json' }]],
  use: {
    baseURL: baseUrl,
    locale: 'es-CO',
    // A recording takes a third of a journey's time, so only a retry has one.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath,
      args: launchArgs,
    },
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: process.env.TESELA_PROOFS ? /@phone/ : /@phone|@proof/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      grep: process.env.TESELA_PROOFS ? /@phone|@widths/ : /@phone/,
      grepInvert: process.env.TESELA_PROOFS ? undefined : /@proof/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
  webServer: {
    command: 'node platform/gateway/src/server/cli.ts',
    cwd: path.resolve(import.meta.dirname, '..'),
    // All journeys have one address, and the browsers leave little of the machine to the server.
    env: { PORT: String(port), CHAT_RATE_LIMIT: '10000', MAX_EVENT_LOOP_DELAY: '0' },
    url: `${baseUrl}/healthz`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
