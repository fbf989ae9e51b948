import { hydrated } from '@tesela/testing/hydrated';
import type { Page } from 'playwright/test';

import { expect, test } from './support/test.ts';

const book = (page: Page) => page.getByRole('banner').getByRole('button', { name: /Agendar|Book/ });

test.describe('what others put into the page stops no script of it', () => {
  test.use({
    expectedConsoleErrors: { patterns: [/FontFace/, /TrustedTypePolicy/, /getEntriesByType/] },
  });

  test('a policy, fonts and measurements that somebody else has changed', async ({ page }) => {
    await page.addInitScript(() => {
      // It has no rule for addresses of scripts, so the default policy refuses them all.
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy: (...given: unknown[]) => void };
      };
      trustedTypes.createPolicy('default', { createHTML: (html: string) => html });
      Object.defineProperty(globalThis, 'FontFace', { value: undefined });
      Object.defineProperty(performance, 'getEntriesByType', { value: undefined });
    });
    await page.goto('/faq');
    await book(page).click();

    await expect(page.getByRole('dialog', { name: /valoración|cita/i })).toBeVisible();
  });

  test('a stylesheet of another origin', { tag: '@proof' }, async ({ page, baseURL }) => {
    const elsewhere = `${baseURL?.replace('localhost', '127.0.0.1')}/theme.css`;
    await page.route(elsewhere, (route) =>
      route.fulfill({ contentType: 'text/css', body: 'a { color: red }' }),
    );
    await page.route('/faq', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      // An extension is not bound by the policy of the page.
      const policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/;
      await route.fulfill({
        response,
        body: html.replace(policy, `<link rel="stylesheet" href="${elsewhere}">`),
      });
    });
    await page.goto('/faq');
    expect(await page.evaluate(() => document.styleSheets[0]?.href)).toBe(elsewhere);

    await hydrated(page);
  });
});

const note = (page: Page) => page.getByRole('alert').filter({ hasText: 'JavaScript' });

for (const [url, call] of [
  ['/pqrs', 'Llamar'],
  ['/en/pqrs', 'Call'],
] as const) {
  const tag = url === '/pqrs' ? [] : '@proof';
  test(
    `a visitor whose scripts do not come is told how to book, until they come (${url})`,
    { tag },
    async ({ page }) => {
      await page.clock.install();
      const arrival = Promise.withResolvers<void>();
      await page.route(/\.js$/, async (route) => {
        await arrival.promise;
        await route.continue();
      });
      await page.goto(url, { waitUntil: 'domcontentloaded' });
      const field = page.getByRole('main').getByRole('textbox').first();
      const before = await field.boundingBox();
      await field.fill('Ana');
      await expect(note(page)).toBeHidden();
      await page.clock.runFor(6_000);

      await expect(note(page)).toBeInViewport();
      await expect(note(page).getByRole('link', { name: call })).toHaveAttribute('href', /^tel:/);
      await expect(note(page).getByRole('link', { name: 'WhatsApp' })).toBeVisible();
      expect(await field.boundingBox()).toEqual(before);

      await page.clock.resume();
      arrival.resolve();
      await expect(note(page)).toBeHidden({ timeout: 20_000 });
    },
  );
}

test('a browser that lacks what the scripts need is told so at once, and its links lead to pages', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'findLast'));
  await page.goto('/tienda/capilar');
  await expect(note(page)).toBeInViewport();

  const product = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  const name = (await product.textContent()) ?? '';
  await product.click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  expect(scripts).toEqual([]);
});

test('the script that says so has no syntax from after 2015', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const scripts = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, source]) => source);

  expect(scripts[0]).toContain('noscript');
  expect(scripts[0]).not.toMatch(/\?\.|\?\?|\.\.\.|\*\*|\basync\b|\bawait\b|catch ?\{/);
});
