import { existsSync } from 'node:fs';

import { chromium } from 'playwright';

const firstOf = (...files: (string | undefined)[]) => files.find((file) => file && existsSync(file));

const systemBrowser = firstOf(process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome');

/** Path of a full Chromium with windows; undefined when there is none. */
export const browserPath = systemBrowser ?? firstOf(chromium.executablePath());

/**
 * Path of the browser of the journeys; undefined for the one that Playwright has installed. The headless shell is
 * preferred because it draws no windows.
 */
export const executablePath = firstOf(
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  systemBrowser,
);

/** Chromium's sandbox does not start for root. */
export const sandboxArgs: readonly string[] = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** Arguments of every browser of the journeys. */
export const launchArgs = [
  '--disable-gpu',
  '--disable-background-networking',
  '--no-first-run',
  ...sandboxArgs,
];

// Playwright's workers must not repeat the warning.
if (!executablePath && !browserPath && process.env.TEST_WORKER_INDEX === undefined)
  console.warn(
    'Chromium is not installed. As root on Debian `npm test` installs it; elsewhere: pnpm exec playwright install chromium',
  );
