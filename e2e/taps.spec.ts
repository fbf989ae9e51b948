import { devices, type Locator, type Page } from 'playwright/test';

import { expect, test } from './support/test.ts';

const { viewport: _viewport, defaultBrowserType: _browser, ...phone } = devices['Pixel 7'];

test.use({ ...phone, viewport: { width: 390, height: 844 } });

type Tap = {
  url: string;
  what: string;
  target: (page: Page) => Locator;
  /** What shows at once, by whatever means. */
  answer: (page: Page, target: Locator) => Promise<void>;
  effect: (page: Page) => Promise<void>;
};

const isBusy = (_page: Page, target: Locator) => expect(target).toHaveAttribute('data-busy');

const taps: readonly Tap[] = [
  {
    url: '/blog',
    what: 'the menu',
    target: (page) => page.getByRole('banner').getByRole('button', { name: 'Menú' }),
    answer: (page) => expect(page.getByRole('banner').getByRole('link', { name: 'Blog' })).toBeVisible(),
    effect: (page) => expect(page.locator('main')).toHaveAttribute('inert'),
  },
  {
    url: '/blog/acne-adulto',
    what: 'the form',
    target: (page) => page.getByRole('banner').getByRole('button', { name: 'Agendar Cita' }),
    answer: isBusy,
    effect: (page) => expect(page.getByRole('dialog', { name: /valoración|cita/i })).toBeVisible(),
  },
  {
    url: '/tienda/capilar',
    what: '«Agregar»',
    target: (page) =>
      page
        .getByRole('main')
        .getByRole('button', { name: /^Agregar/ })
        .first(),
    answer: isBusy,
    effect: (page) => expect(page.getByRole('button', { name: /carrito.*\b1\b/i }).first()).toBeVisible(),
  },
  {
    url: '/tienda',
    what: 'a filter',
    target: (page) => page.getByRole('main').locator('label', { hasText: 'Capilar' }).first(),
    answer: (_page, target) => expect(target.getByRole('radio')).toBeChecked(),
    effect: (page) => expect(page).toHaveURL(/categoria=Capilar/),
  },
  {
    url: '/faq',
    what: 'a question',
    target: (page) => page.getByRole('main').locator('summary').first(),
    answer: (page) => expect(page.getByRole('main').locator('details[open]')).toHaveCount(1),
    effect: async (page) => {
      await expect(page.locator('main')).toHaveAttribute('data-hydrated');
      await expect(page.getByRole('main').locator('details[open]')).toHaveCount(1);
    },
  },
  {
    url: '/precios',
    what: 'the assistant',
    target: (page) => page.getByRole('button', { name: 'Abrir el asistente virtual' }),
    answer: isBusy,
    effect: (page) => expect(page.getByRole('log')).toBeVisible(),
  },
];

for (const { url, what, target, answer, effect } of taps) {
  test(`a tap on ${what} of ${url} that no script awaits shows at once, and has its effect`, async ({
    page,
  }) => {
    const release = Promise.withResolvers<void>();
    // The script that waits for the visitor is there, the others are late.
    await page.route(/\/async\/.*\.js$/, async (route) => {
      await release.promise;
      await route.continue();
    });
    await page.goto(url);
    await target(page).tap();

    await answer(page, target(page));
    release.resolve();
    await effect(page);
  });

  for (const seconds of [0.3, 1, 2, 4]) {
    test(
      `${seconds} s after the first paint of ${url} on a slow phone, ${what} answers a tap`,
      { tag: '@proof' },
      async ({ page, context }) => {
        const devtools = await context.newCDPSession(page);
        await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
        const speed = (1.6 * 1024 * 1024) / 8;
        await devtools.send('Network.emulateNetworkConditions', {
          offline: false,
          latency: 150,
          downloadThroughput: speed,
          uploadThroughput: speed,
        });
        await page.goto(url, { waitUntil: 'commit' });
        await page.waitForFunction(
          (ms) =>
            performance.now() >
            ms + (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity),
          seconds * 1000,
        );
        const tapped = Date.now();
        await target(page).tap();
        await effect(page);
        test.info().annotations.push({ type: 'effect', description: `${Date.now() - tapped} ms` });
      },
    );
  }
}

for (const url of ['/', '/blog', '/tratamientos/microneedling']) {
  test(`${url} runs no React until somebody touches it`, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.js')) scripts.push(request.url());
    });
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    // A share of the visits is measured.
    const isAhead = (script: string) => /\/(?:index|react|reportPage)\.\w+\.js$/.test(script);
    expect(scripts.filter((script) => !isAhead(script))).toEqual([]);
    await expect(page.locator('[data-hydrated]')).toHaveCount(0);

    await page.touchscreen.tap(200, 400);

    await expect(page.locator('#root')).toHaveAttribute('data-hydrated');
  });
}
