import path from 'node:path';

import { port } from '@tesela/testing/site';
import { defineConfig } from 'playwright/test';

import journeys from '../playwright.config.ts';

const galleryPort = port + 1;
export const galleryUrl = `http://localhost:${galleryPort}`;

/** `pnpm prove accessibility`: every page at both widths, with all menus, dialogs and disclosures open, and the gallery. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: ['openStates.ts', 'gallery.ts'],
  outputDir: '../../.reports/accessibility',
  timeout: 240_000,
  use: { ...journeys.use, trace: 'off' },
  projects: journeys.projects?.map(({ testMatch: _all, ...project }) => project),
  webServer: [
    journeys.webServer ?? [],
    {
      command: 'node_modules/.bin/rsbuild dev',
      cwd: path.resolve(import.meta.dirname, '../../tools/gallery'),
      env: { PORT: String(galleryPort) },
      url: galleryUrl,
    },
  ].flat(),
  reporter: [['dot'], ['json', { outputFile: '../../.reports/accessibility.json' }]],
});
