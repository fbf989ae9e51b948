import { existsSync } from 'node:fs';

/** Chromium of the system where there is one; undefined for the one that Playwright installed. */
export const executablePath = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  (file) => file && existsSync(file),
);

/** Chromium's sandbox does not start for root. */
export const sandboxArgs: readonly string[] = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
