import { expect, test, type Page } from 'playwright/test';

import { readJob } from './pictures.ts';

const { origin, urls, gallery, widths, hydrates } = readJob();

const named = (url: string) => `${url.slice(1).replaceAll(/[^\p{L}\d]+/gu, '-') || 'home'}.png`;

/** Sections that are far off the screen are rendered. */
const options = { fullPage: true, animations: 'disabled', style: ':root { --far: visible }' } as const;

/** Takes screenshots until two in a row are equal, five at most: pictures are decoded after they have loaded. */
async function shoot(page: Page): Promise<Buffer> {
  let last = await page.screenshot(options);
  for (let count = 1; count < 5; count += 1) {
    const next = await page.screenshot(options);
    if (next.equals(last)) break;
    last = next;
  }
  return last;
}

test.describe('pages', () => {
  // Without scripts, so that a page is always the same.
  test.use({ javaScriptEnabled: false });

  for (const url of urls) {
    test(url, async ({ page }) => {
      await page.goto(origin + url);
      // Playwright's own `toHaveScreenshot` tries a page that differs again until its time is over.
      expect(await shoot(page)).toMatchSnapshot(named(url));
    });
  }
});

// At one width, because hydration does not depend on it.
test.describe('hydration', () => {
  test.skip(({ viewport }) => viewport?.width !== widths[0]);

  for (const url of hydrates ? urls : []) {
    test(`hydration of ${url}`, async ({ page }) => {
      // Among them React's about HTML that it would not have made.
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
      await expect(page.locator('[data-area]:not([data-hydrated])')).toHaveCount(0, { timeout: 10_000 });
      expect(said).toEqual([]);
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
      expect.soft(await shoot(page)).toMatchSnapshot(`gallery-${named(state)}`);
    }
  });
}
