// Pictures of every route at four widths in .reports/screens, from the composed site: `pnpm screens`
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';

import { chromium, type Page } from 'playwright';

import { executablePath, sandboxArgs } from '@clinic/testing/chromium';
import { onePerRoute } from '@clinic/testing/composedRoutes';
import { serveSite } from '@clinic/testing/gateway';
import { listUrls, root } from '@clinic/testing/site';

const target = path.join(root, '.reports/screens');

/** Widths in px, and how much of its size a picture keeps: enough to judge a layout. */
const widths = { 390: 0.75, 768: 0.5, 1440: 0.4, 1920: 0.3 };

/** Longest picture in px of the page; what is below repeats itself. */
const maxHeight = 9000;

const urls = onePerRoute(listUrls());

/** Shows what waits until it comes near the screen. */
async function loadEverything(page: Page): Promise<number> {
  const height = await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    // What is skipped off the screen would be missing in a picture that is longer than it.
    document.documentElement.style.setProperty('--far', 'visible');
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    return document.documentElement.scrollHeight;
  });
  return Math.min(height, maxHeight);
}

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
const server = await serveSite();

const browser = await chromium.launch({
  executablePath,
  args: [...sandboxArgs],
});
for (const [key, deviceScaleFactor] of Object.entries(widths)) {
  const width = Number(key);
  const page = await browser.newPage({
    viewport: { width, height: 900 },
    deviceScaleFactor,
    reducedMotion: 'reduce',
  });
  for (const url of [...urls, '/404']) {
    await page.goto(server.url + url);
    await page.waitForLoadState('networkidle');
    const height = await loadEverything(page);
    const name = url === '/' ? 'inicio' : url.slice(1).replaceAll('/', '-');
    await page.screenshot({
      path: path.join(target, `${name}-${width}.jpg`),
      type: 'jpeg',
      quality: 45,
      fullPage: true,
      clip: { x: 0, y: 0, width, height },
    });
  }
  await page.close();
}
await browser.close();
await server.end();
console.log(`${(urls.length + 1) * Object.keys(widths).length} pictures in .reports/screens`);
