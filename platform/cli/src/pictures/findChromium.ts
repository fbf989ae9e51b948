import { existsSync } from 'node:fs';

import { chromium } from 'playwright';

/** @throws Error that says what to install */
export function findChromium(): string {
  const files = [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    chromium.executablePath(),
  ];
  const file = files.find((each) => each && existsSync(each));
  if (file) return file;
  throw new Error('There is no Chromium: npx playwright install chromium, or set CHROMIUM_PATH.');
}
