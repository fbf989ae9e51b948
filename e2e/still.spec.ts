import { hydrated } from '@tesela/testing/hydrated';
import type { Page } from 'playwright/test';

import { nothingHasMoved, watchLayout } from './support/layoutShifts.ts';
import { test } from './support/test.ts';

const urls = [
  '/',
  '/tienda',
  '/blog',
  '/dermatologia/estetica',
  '/tratamientos/acido-hialuronico',
  '/spa/facial',
  '/tienda/anti-acne',
];
const widths = [390, 768, 1024, 1120, 1440];

/** All of these pages at all widths in both languages, by `pnpm prove journeys still.spec`. */
const all = ['', '/en'].flatMap((lang) =>
  urls.flatMap((url) => widths.map((width) => [lang + url, width] as const)),
);

const some = [
  ['/', 390],
  ['/tienda/anti-acne', 1440],
] as const;

/** Turns the wheel as soon as there is something to scroll, until the page is whole and at its end. */
async function scrollDownAtOnce(page: Page): Promise<void> {
  const isAtEnd = () =>
    document.readyState === 'complete' && scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
  while (!(await page.evaluate(isAtEnd))) await page.mouse.wheel(0, 700);
}

for (const [url, width] of process.env.TESELA_PROOFS ? all : some) {
  test(`${url} moves nothing on a slow machine at ${width} px while the visitor scrolls down at once`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript(watchLayout);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });

    await page.goto(url, { waitUntil: 'commit' });
    await scrollDownAtOnce(page);
    await hydrated(page);

    await nothingHasMoved(page, 0.02);
  });
}
