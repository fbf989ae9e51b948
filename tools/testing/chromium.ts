import { chromium } from 'playwright';
import { existsSync } from 'node:fs';

const firstOf = (...files: (string | undefined)[]) => files.find((file) => file && existsSync(file));

const systemBrowser = firstOf(process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome');

/** A whole browser, with tabs and windows; undefined where there is none. */
export const browserPath = systemBrowser ?? firstOf(chromium.executablePath());

/**
 * The browser of the journeys; undefined for the one that Playwright installed. The headless shell comes first: a whole
 * browser draws a window for every visitor, as pages of its own, though nobody looks at it.
 */
export const executablePath = firstOf(
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  systemBrowser,
);

/** Chromium's sandbox does not start for root. */
export const sandboxArgs: readonly string[] = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** How every browser of the journeys is started. */
export const launchArgs = [
  '--disable-gpu',
  '--disable-background-networking',
  '--no-first-run',
  ...sandboxArgs,
];

// Playwright's workers would say it again.
if (!executablePath && !browserPath && process.env.TEST_WORKER_INDEX === undefined)
  console.warn(
    'There is no Chromium here. As root on Debian `npm test` installs it; elsewhere: pnpm exec playwright install chromium',
  );
