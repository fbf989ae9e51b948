import { existsSync } from 'node:fs';

/**
 * Chromium of the system where there is one; undefined for the one that Playwright installed. The headless shell comes
 * first: a whole browser draws a window for every visitor, as pages of its own, though nobody looks at it.
 */
export const executablePath = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
].find((file) => file && existsSync(file));

/** Chromium's sandbox does not start for root. */
export const sandboxArgs: readonly string[] = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
