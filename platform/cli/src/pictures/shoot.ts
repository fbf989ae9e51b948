import { expect, test, type Page } from 'playwright/test';

import { hydrationTitle, readJob } from './job.ts';

const { origin, urls, gallery, texts = {}, widths, hydrates } = readJob();

const named = (url: string) => url.slice(1).replaceAll(/[^\p{L}\d]+/gu, '-') || 'home';

/** Renders sections that are far off the screen. */
const style = ':root { --far: visible }';

/** Screenshots of a page until two in a row are equal, at most. */
const MAX_SHOTS = 6;

/** In ms. */
const HYDRATION_MAX_WAIT = 10_000;

/** Takes screenshots until two in a row are equal, because pictures are decoded after they have loaded. */
async function shoot(page: Page): Promise<Buffer> {
  const take = () => page.screenshot({ fullPage: true, animations: 'disabled', style });
  let last = await take();
  for (let count = 1; count < MAX_SHOTS; count += 1) {
    const next = await take();
    if (next.equals(last)) break;
    last = next;
  }
  return last;
}

/** Loads all images, also lazy ones. */
async function loadPictures() {
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
}

test.describe('pages', () => {
  // Without scripts, so that a page is always the same.
  test.use({ javaScriptEnabled: false });

  for (const url of urls) {
    test(url, async ({ page }) => {
      await page.goto(origin + url);
      expect(await shoot(page)).toMatchSnapshot(`${named(url)}.png`);
    });
  }
});

/**
 * Opens a page and touches each of its areas, so that all of it is hydrated.
 * @returns errors and warnings on the console, among them React's about HTML that it would not have made
 */
async function hydrate(page: Page, url: string): Promise<string[]> {
  const said: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(error.message));
  await page.goto(origin + url);
  await page.evaluate(() => {
    for (const area of document.querySelectorAll('[data-area]'))
      area.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  });
  await expect(page.locator('[data-area]:not([data-hydrated])')).toHaveCount(0, {
    timeout: HYDRATION_MAX_WAIT,
  });
  return said;
}

// At one width, because hydration does not depend on it.
test.describe('hydration', () => {
  test.skip(({ viewport }) => viewport?.width !== widths[0]);

  for (const url of hydrates ? urls : []) {
    test(hydrationTitle(url), async ({ page }) => {
      expect(await hydrate(page, url)).toEqual([]);
    });
  }
});

for (const lang of gallery ? ['es', 'en'] : []) {
  test(`gallery in ${lang}`, async ({ page }) => {
    await page.goto(`${gallery}/?lang=${lang}`);
    const links = page.locator('main a[href*="only="]');
    await links.first().waitFor();
    const alone = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    for (const state of [`?lang=${lang}`, ...alone]) {
      await page.goto(`${gallery}/${state}`);
      await page.waitForLoadState('networkidle');
      await page.evaluate(loadPictures);
      expect.soft(await shoot(page)).toMatchSnapshot(`gallery-${named(state)}.png`);
    }
  });
}

for (const [name, text] of Object.entries(texts)) {
  test(name, () => expect(text).toMatchSnapshot(name));
}
