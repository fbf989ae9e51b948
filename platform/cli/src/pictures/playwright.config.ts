import path from 'node:path';

import { defineConfig } from 'playwright/test';

import { findChromium } from './findChromium.ts';
import { readJob, resultsOf } from './job.ts';

const { browser = 'chromium', widths, pictures, report } = readJob();

export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: /shoot\.[jt]s$/,
  outputDir: path.join(pictures, '.results'),
  snapshotPathTemplate: path.join(pictures, '{arg}-{projectName}{ext}'),
  updateSnapshots: report ? 'none' : 'all',
  fullyParallel: true,
  workers: 2,
  timeout: 1_200_000,
  reporter: report
    ? [
        ['dot'],
        ['html', { outputFolder: report, open: 'never' }],
        ['json', { outputFile: resultsOf(pictures) }],
      ]
    : [['dot']],
  use: {
    // The style that freezes a page is not allowed by its policy.
    bypassCSP: true,
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'es-CO',
    browserName: browser,
    launchOptions:
      browser === 'chromium'
        ? {
            executablePath: findChromium(),
            args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
          }
        : {},
  },
  projects: widths.map((width) => ({
    name: String(width),
    use: { viewport: { width, height: width < 600 ? 844 : 900 } },
  })),
});
