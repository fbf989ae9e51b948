import path from 'node:path';

import { defineConfig } from 'playwright/test';

import { findChromium, readJob } from './pictures.ts';

const { widths, pictures, report } = readJob();

/** The one that `tesela diff`, `pnpm prove pictures` and `pnpm make screens` run with. */
export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: /shoot\.[jt]s$/,
  outputDir: path.join(pictures, '.results'),
  snapshotPathTemplate: path.join(pictures, '{arg}-{projectName}{ext}'),
  updateSnapshots: report ? 'none' : 'all',
  fullyParallel: true,
  workers: 2,
  timeout: 1_200_000,
  reporter: [
    ['dot'],
    ['json', { outputFile: path.join(pictures, 'results.json') }],
    ...(report ? [['html', { outputFolder: report, open: 'never' }] as const] : []),
  ],
  use: {
    // The style that freezes a page is not allowed by its policy.
    bypassCSP: true,
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'es-CO',
    launchOptions: {
      executablePath: findChromium(),
      args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    },
  },
  projects: widths.map((width) => ({
    name: String(width),
    use: { viewport: { width, height: width < 600 ? 844 : 900 } },
  })),
});
