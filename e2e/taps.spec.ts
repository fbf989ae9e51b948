import { devices, type Locator, type Page } from 'playwright/test';

import { beSlow, note, noteInteractions, noteTap } from './support/slowPhone.ts';
import { expect, test } from './support/test.ts';

const { viewport: _viewport, defaultBrowserType: _browser, ...phone } = devices['Pixel 7'];

test.use({ ...phone, viewport: { width: 390, height: 844 } });

type Tap = {
  url: string;
  what: string;
  target: (page: Page) => Locator;
  /** Whether something shows that the tap was noticed, by whatever means. Both run in the page. */
  shows: () => boolean;
  /** Whether it has its effect, which needs React. */
  effect: () => boolean;
};

const isBusy = () => document.querySelector('[data-busy]') !== null;

const taps: readonly Tap[] = [
  {
    url: '/blog',
    what: 'the menu',
    target: (page) => page.getByRole('banner').getByRole('button', { name: 'Menú' }),
    // The page behind does not scroll.
    shows: () =>
      document.querySelector('nav[data-open]') !== null &&
      getComputedStyle(document.documentElement).overflowY === 'hidden',
    effect: () => document.querySelector('main[inert]') !== null,
  },
  {
    url: '/blog/acne-adulto',
    what: 'the form',
    target: (page) => page.getByRole('banner').getByRole('button', { name: 'Agendar Cita' }),
    shows: isBusy,
    effect: () => document.querySelector('dialog[open] form') !== null,
  },
  {
    url: '/tienda/capilar',
    what: '«Agregar»',
    target: (page) =>
      page
        .getByRole('main')
        .getByRole('button', { name: /^Agregar/ })
        .first(),
    shows: isBusy,
    effect: () => document.querySelector('button[aria-label^="Carrito, 1 "]') !== null,
  },
  {
    url: '/tienda',
    what: 'a filter',
    target: (page) => page.getByRole('main').locator('label', { hasText: 'Capilar' }).first(),
    shows: () =>
      document.querySelector('main label:has(input[type="radio"]:checked)')?.textContent === 'Capilar',
    effect: () => location.search === '?categoria=Capilar',
  },
  {
    url: '/faq',
    what: 'a question',
    target: (page) => page.getByRole('main').locator('summary').first(),
    shows: () => document.querySelector('main details[open]') !== null,
    effect: () => document.querySelectorAll('main[data-hydrated] details[open]').length === 1,
  },
  {
    url: '/precios',
    what: 'the assistant',
    target: (page) => page.getByRole('button', { name: 'Abrir el asistente virtual' }),
    shows: isBusy,
    effect: () => document.querySelector('[role="log"]') !== null,
  },
];

for (const { url, what, target, shows, effect } of taps) {
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

    await page.waitForFunction(shows);
    release.resolve();
    await page.waitForFunction(effect);
  });

  for (const seconds of [0.3, 1, 2, 4]) {
    test(
      `${seconds} s after the first paint of ${url} on a slow phone, ${what} answers a tap`,
      { tag: '@proof' },
      async ({ page, context }) => {
        await beSlow(page, context);
        await page.addInitScript(`(${noteTap})(${shows}, ${effect})`);
        await page.goto(url, { waitUntil: 'commit' });
        await page.waitForFunction(
          (ms) =>
            performance.now() >
            ms + (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity),
          seconds * 1000,
        );
        await target(page).tap();
        await page.waitForFunction(() => globalThis.tapTimes.effect !== undefined);
        note(await page.evaluate(() => globalThis.tapTimes));
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

test('ten interactions of a visit on a slow phone', { tag: '@proof' }, async ({ page, context }) => {
  await beSlow(page, context);
  await page.addInitScript(noteInteractions);
  await page.goto('/tienda');
  const banner = page.getByRole('banner');
  const menu = banner.getByRole('button', { name: 'Menú' });
  const close = page
    .getByRole('dialog')
    .getByRole('button', { name: /^Cerrar/ })
    .first();

  await menu.tap();
  await menu.tap();
  await page.getByRole('main').locator('label', { hasText: 'Capilar' }).first().tap();
  await expect(page).toHaveURL(/categoria=Capilar/);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Agregar/ })
    .first()
    .tap();
  await page.getByRole('button', { name: /^Carrito, 1/ }).tap();
  await close.tap();
  await page.getByRole('main').getByRole('article').nth(1).getByRole('link').first().tap();
  await close.tap();
  await banner.getByRole('button', { name: 'Agendar Cita' }).tap();
  await close.tap();

  await expect.poll(() => page.evaluate(() => performance.interactionCount)).toBeGreaterThanOrEqual(10);
  note({ inp: Math.max(...(await page.evaluate(() => [...globalThis.interactions.values()]))) });
});
