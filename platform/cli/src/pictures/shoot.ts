import { expect, test } from 'playwright/test';

import { readJob } from './pictures.ts';

const { origin, urls, gallery, widths, hydrates } = readJob();

const named = (url: string) => `${url.slice(1).replaceAll(/[^\p{L}\d]+/gu, '-') || 'home'}.png`;

test.describe('pages', () => {
  // Without scripts, so that a page is always the same.
  test.use({ javaScriptEnabled: false });

  for (const url of urls) {
    test(url, async ({ page }) => {
      await page.goto(origin + url);
      await expect(page).toHaveScreenshot(named(url), { fullPage: true });
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
      await expect.soft(page).toHaveScreenshot(`gallery-${named(state)}`, { fullPage: true });
    }
  });
}
