import { AxeBuilder } from '@axe-core/playwright';
import { visit } from '@tesela/testing/hydrated';
import type { Page } from 'playwright/test';

import { expect, test } from './support/test.ts';

const serum = 'suero-antioxidante-vitamina-c-15';
const serumPath = `/tienda/producto/${serum}`;
const serumName = /^Suero Antioxidante Vitamina C 15/;
const serumNameInEnglish = /^Vitamin C 15% Antioxidant Serum/;

const card = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('link', { name });
const quickView = (page: Page) => page.getByRole('dialog', { name: /Vitamina? C 15/ });
const quantity = (page: Page) => quickView(page).getByRole('spinbutton', { name: 'Cantidad' });
const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

test(
  'visitor looks at a product without leaving the list, adds three and goes on where they were',
  { tag: '@widths' },
  async ({ page }) => {
    await visit(page, '/tienda/antimanchas');
    await card(page, serumName).scrollIntoViewIfNeeded();
    const place = await scrollTop(page);
    await card(page, serumName).click();

    await expect(page).toHaveURL(serumPath);
    await expect(quickView(page)).toContainText('$189.000,00');
    await expect(quickView(page)).toContainText('Por la mañana, aplique');
    await expect(quantity(page)).toHaveValue('1');
    const enquiry = quickView(page).getByRole('link', { name: 'Consultar por WhatsApp' });
    expect(new URL((await enquiry.getAttribute('href')) ?? '').searchParams.get('text')).toMatch(
      /^Hola, estoy interesado\/a en el producto Suero Antioxidante Vitamina C 15\s%$/,
    );

    await quantity(page).fill('2');
    await quantity(page).press('Enter');
    await quickView(page).getByRole('button', { name: 'Una unidad más' }).click();
    await quickView(page).getByRole('button', { name: 'Agregar al carrito' }).click();
    await expect(quickView(page).getByText(/^Agregado: 3 × Suero/)).toBeVisible();
    await page.mouse.wheel(0, 2_000);
    await quickView(page).getByRole('button', { name: 'Seguir comprando' }).click();

    await expect(quickView(page)).toBeHidden();
    await expect(page).toHaveURL('/tienda/antimanchas');
    await expect(card(page, serumName)).toBeFocused();
    expect(await scrollTop(page)).toBe(place);
    await expect(page.getByRole('main').getByText('En su carrito: 3')).toBeVisible();
    await card(page, serumName).click();
    await expect(quantity(page)).toHaveValue('1');
  },
);

test(
  'axe finds nothing serious in the quick view, nor when its details do not come',
  { tag: '@proof' },
  async ({ page, expectedConsoleErrors }) => {
    expectedConsoleErrors.patterns.push(/Failed to load resource/, /^mfe-shop \S+ failed\. FetchError/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.route('**/data/mfe-shop/**', (route) => route.abort());
    await visit(page, '/en/tienda');
    await page.getByRole('main').getByRole('link', { name: serumNameInEnglish }).click();
    await expect(quickView(page)).toContainText('We could not load the other details');
    await expect(quickView(page).getByRole('button', { name: 'Add to cart' })).toBeVisible();
    await page.keyboard.press('Escape');

    await page.unroute('**/data/mfe-shop/**');
    await page.getByRole('main').getByRole('link', { name: serumNameInEnglish }).click();
    await expect(quickView(page)).toContainText('How to use');
    const { violations } = await new AxeBuilder({ page }).include('dialog[open]').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  },
);

test(
  'visitor adds two on the product’s page, in their language, and stays with the product in the other',
  { tag: '@proof' },
  async ({ page }) => {
    await visit(page, `/en${serumPath}`);
    await page.getByRole('button', { name: 'One more' }).click();
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click();

    await expect(page.getByText(/^Added: 2 × Vitamin C 15%/)).toBeVisible();
    await expect(page.getByText('In your cart: 2')).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click();
    await expect(page).toHaveURL(serumPath);
    await expect(page.getByText('En su carrito: 2')).toBeVisible();
  },
);

test.describe('whatever the screen', () => {
  test('the address of the quick view goes back, forward, through a reload and to a friend', async ({
    page,
  }) => {
    await visit(page, '/tienda');
    await card(page, serumName).focus();
    await page.keyboard.press('Enter');
    await expect(quickView(page)).toBeVisible();

    // The second Escape must not leave the shop.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(quickView(page)).toBeHidden();
    await expect(page).toHaveURL('/tienda');
    await page.goForward();
    await expect(quickView(page)).toBeVisible();
    await page.goBack();
    await expect(quickView(page)).toBeHidden();
    await expect(card(page, serumName)).toBeFocused();

    await page.goForward();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: serumName })).toBeVisible();
    await expect(page).toHaveTitle('Suero Antioxidante Vitamina C 15 % · Frailuma · Arrayán');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test(
    'visitor goes on to the full page, and one step back is the list',
    { tag: '@proof' },
    async ({ page }) => {
      await visit(page, '/tienda');
      await card(page, serumName).click();
      await quickView(page).getByRole('link', { name: 'Ver la página completa' }).click();

      await expect(page.getByRole('heading', { level: 1, name: serumName })).toBeFocused();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('');
      await page.goBack();
      await expect(page).toHaveURL('/tienda');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cuidado para continuar en casa');
    },
  );

  test(
    'a product whose data does not come is read from its prerendered page',
    { tag: '@proof' },
    async ({ page, expectedConsoleErrors }) => {
      expectedConsoleErrors.patterns.push(/Failed to load resource/, /^mfe-shop \S+ failed\. FetchError/);
      await page.route('**/data/mfe-shop/**', (route) => route.abort());
      await visit(page, serumPath);
      await page.getByRole('region', { name: 'Parecidos' }).getByRole('link').first().click();

      await expect(page).not.toHaveURL(serumPath);
      await expect(page.getByRole('main').getByRole('heading', { name: 'Modo de uso' })).toBeVisible();
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toHaveText(serumName);
    },
  );

  test(
    'an unknown product is a page that does not exist',
    { tag: '@proof' },
    async ({ page, request, expectedConsoleErrors }) => {
      expectedConsoleErrors.patterns.push(/404/);
      for (const path of ['/tienda/producto/nada', '/en/tienda/producto/nada']) {
        expect((await request.get(path)).status()).toBe(404);
      }

      await visit(page, '/tienda');
      // It has the effect of going back to an old history entry.
      await page.evaluate(() => {
        history.pushState({}, '', '/tienda/producto/nada');
        dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('No encontramos esta página');
    },
  );
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the list leads to the product, which can be asked about and not put into a cart',
    { tag: '@proof' },
    async ({ page }) => {
      await page.goto('/tienda');
      await card(page, serumName).click();

      await expect(page).toHaveURL(serumPath);
      await expect(page.getByRole('heading', { level: 1, name: serumName })).toBeVisible();
      await expect(page.getByText('$189.000,00').first()).toBeVisible();
      await expect(page.getByRole('link', { name: 'Consultar por WhatsApp', exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Agregar al carrito' })).toHaveCount(0);
      await expect(page.getByRole('spinbutton')).toBeHidden();
    },
  );
});

test(
  'who points at a product sees what is in the pack, and only then loads it',
  { tag: '@proof' },
  async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => request.url().includes('-texture-') && loaded.push(request.url()));
    await visit(page, '/tienda/antimanchas');
    await card(page, serumName).scrollIntoViewIfNeeded();
    expect(loaded).toEqual([]);

    const answer = page.waitForResponse(/-texture-/);
    await card(page, serumName).hover();

    expect((await answer).url()).toContain(`/${serum}.`);
    expect((await answer).ok()).toBe(true);
    expect(loaded).toHaveLength(1);
  },
);

for (const [language, prefix, says] of [
  ['Spanish', '', 'Textura de Suero Antioxidante Vitamina C 15 %: emulsión fluida y satinada'],
  ['English', '/en', 'Texture of Vitamin C 15% Antioxidant Serum: smooth, satiny emulsion'],
] as const) {
  test(
    `the page of a product shows its texture and says it in ${language}`,
    { tag: '@proof' },
    async ({ page }) => {
      await visit(page, prefix + serumPath);
      const texture = page.getByRole('img', { name: says });
      await texture.scrollIntoViewIfNeeded();

      await expect
        .poll(() => texture.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0);
    },
  );
}
