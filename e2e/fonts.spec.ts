import { devices, type Page } from 'playwright/test';

import { hydrated } from '@clinic/testing/hydrated';
import { expect, test } from './support/test.ts';

const familyOfHeading = (page: Page) =>
  page.getByRole('heading', { level: 1 }).evaluate((heading) => getComputedStyle(heading).fontFamily);

test('a desktop asks for the fonts with its first page, before anything else', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/faq');
  expect(asked[0]).toBe('/faq');
  expect(asked.slice(1, 3).filter((path) => path.endsWith('.woff2'))).toHaveLength(2);
  expect(await familyOfHeading(page)).toMatch(/^"Fraunces Variable"/);
});

test.describe('on a phone', () => {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
  test.use(phone);

  test('the fonts wait for the first page, are used from the next one on, and at once in later visits', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/faq');
    await hydrated(page);
    expect(await familyOfHeading(page)).toMatch(/^"Fraunces fallback"/);
    await expect.poll(() => asked.filter((url) => url.endsWith('.woff2'))).toHaveLength(2);
    const firstOf = (pattern: RegExp) => asked.findIndex((url) => pattern.test(url));
    expect(firstOf(/\.woff2$/)).toBeGreaterThan(firstOf(/\.js$/));

    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /privacidad/i })
      .click();
    await expect(page).toHaveURL('/privacidad');
    await expect.poll(() => familyOfHeading(page)).toMatch(/^"Fraunces Variable"/);

    await page.reload();
    expect(await familyOfHeading(page)).toMatch(/^"Fraunces Variable"/);
  });

  test('storage that is refused leaves the page with the system’s fonts', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.getItem = () => {
        throw new DOMException('Denied', 'SecurityError');
      };
    });
    await page.goto('/faq');
    await hydrated(page);
    expect(await familyOfHeading(page)).toMatch(/^"Fraunces fallback"/);
  });
});
