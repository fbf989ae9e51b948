import { hydrated, visit } from '@tesela/testing/hydrated';
import { listChunkFiles } from '@tesela/testing/site';
import type { Locator, Page } from 'playwright/test';

import { expect, test } from './support/test.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const count = (page: Page) => page.getByRole('main').getByRole('status').first();
const search = (page: Page) => page.getByRole('searchbox');
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024;

/** Filters for brand and order, beside the products or in a sheet. */
async function inFilters(page: Page, act: (fields: Locator) => Promise<void>) {
  if (!isPhone(page)) return act(page.getByRole('search'));
  await page.getByRole('button', { name: /^Filtrar/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filtrar productos' });
  await act(sheet);
  await sheet.getByRole('button', { name: /^Ver \d+ producto/ }).click();
  await expect(sheet).toBeHidden();
}

test(
  'what the visitor chose survives a reload, the way back and the other language',
  { tag: '@widths' },
  async ({ page }) => {
    await visit(page, '/tienda');

    await page.getByRole('radio', { name: 'Antiacné' }).check();
    await inFilters(page, async (fields) => {
      await fields.getByLabel('Marca').selectOption('Yarumé');
      await fields.getByLabel('Ordenar por').selectOption({ label: 'Nombre, de la A a la Z' });
    });
    await search(page).fill('matifcante');
    await expect(cards(page)).toHaveCount(1);
    const chosen = '/tienda?categoria=Antiacne&marca=Yarum%C3%A9&buscar=matifcante&orden=nombre';
    await expect(page).toHaveURL(chosen);
    await expect(count(page)).toHaveText('1 producto');

    await page.reload();
    await hydrated(page);
    await expect(search(page)).toHaveValue('matifcante');
    await expect(cards(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Quitar filtro: Búsqueda «matifcante»' }).click();
    await page.getByRole('button', { name: 'Quitar filtro: Marca Yarumé' }).click();
    await expect(cards(page)).toHaveCount(9);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(chosen);
    await expect(cards(page)).toHaveCount(1);

    if (isPhone(page)) await page.getByRole('button', { name: /menú/i }).click();
    await page.getByRole('link', { name: 'English' }).first().click();
    await expect(page).toHaveURL(`/en${chosen}`);
    await expect(page.getByRole('radio', { name: 'Anti-acne' })).toBeChecked();
    await expect(search(page)).toHaveValue('matifcante');
    await expect(cards(page)).toHaveCount(1);
  },
);

test('without a match the visitor reads so and finds ways out', async ({ page }) => {
  await visit(page, '/tienda?categoria=capilar&marca=%3Cscript%3E&buscar=retinol&orden=');
  await expect(page.getByText(/un filtro que no existe en la tienda/)).toBeVisible();
  await expect(count(page)).toHaveText('No se encontraron productos con los filtros seleccionados.');
  await expect(page.getByRole('link', { name: 'Preguntar a la clínica' })).toHaveAttribute('href', /wa\.me/);

  await page.getByRole('button', { name: 'Buscar en toda la tienda' }).click();
  await expect(cards(page)).toHaveCount(1);
  await search(page).fill('zzzz');
  await page.getByRole('button', { name: 'Limpiar filtros' }).click();

  await expect(page).toHaveURL('/tienda');
  await expect(count(page)).toHaveText(`${await cards(page).count()} productos`);
  await expect(count(page)).toBeFocused();
});

/** Prices in pesos, in either language, without unconfirmed ones. */
const pricesOf = async (page: Page) =>
  (await cards(page).allInnerTexts()).flatMap((text) =>
    [...(/\$([\d.,]+)[.,]00/.exec(text)?.slice(1) ?? [])].map((price) => Number(price.replaceAll(/\D/g, ''))),
  );

test(
  'visitor compares what a millilitre costs, and reads it on the product',
  { tag: '@proof' },
  async ({ page }) => {
    await visit(page, '/tienda');
    await inFilters(page, (fields) =>
      fields
        .getByLabel('Ordenar por')
        .selectOption({ label: 'Precio por ml o g, de menor a mayor' })
        .then(() => {}),
    );
    await expect(page).toHaveURL('/tienda?orden=precio-medida');

    await visit(page, '/tienda/producto/suero-antioxidante-vitamina-c-15');
    await expect(page.getByText('IVA incluido · $6.300 por ml')).toBeVisible();
  },
);

for (const [width, columns, heightOfOne, url] of [
  // The line below the list that leads to the guide, and the way to the routine, among it.
  [390, 2, 204, '/tienda'],
  [390, 2, 204, '/en/tienda'],
  [768, 3, 224, '/tienda'],
  [768, 3, 224, '/en/tienda'],
] as const) {
  const tag = width === 390 && url === '/tienda' ? [] : '@proof';
  test(
    `${url} at ${width} px: the products by price stand ${columns} in a row, and the page is soon walked through`,
    { tag },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await visit(page, `${url}?orden=precio`);

      await expect(async () => {
        const prices = await pricesOf(page);
        expect(prices, 'by price').toEqual(prices.toSorted((a, b) => a - b));
      }).toPass();
      const tops = await cards(page).evaluateAll((all) =>
        all.map((card) => card.getBoundingClientRect().top),
      );
      const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight);

      await expect(page.getByRole('main').getByRole('radio')).toHaveCount(5);
      expect(tops.filter((top) => Math.abs(top - (tops[0] ?? 0)) < 2)).toHaveLength(columns);
      // All of the page, shared among the products.
      expect(pageHeight / tops.length).toBeLessThanOrEqual(heightOfOne);
    },
  );
}

test('what is typed and chosen before the page is alive is not lost', { tag: '@proof' }, async ({ page }) => {
  let wake = () => {};
  const alive = new Promise<void>((resolve) => (wake = resolve));
  await page.route('**/mfe-shop/**/*.js', async (route) => {
    await alive;
    await route.continue();
  });
  await page.goto('/tienda?orden=nombre', { waitUntil: 'commit' });
  await search(page).fill('vitamina');
  await page.getByLabel('Marca').selectOption('Frailuma');

  wake();
  await hydrated(page);

  await expect(page).toHaveURL(/orden=nombre/);
  await expect(page).toHaveURL(/buscar=vitamina/);
  await expect(search(page)).toHaveValue('vitamina');
  await expect(page).toHaveURL(/marca=Frailuma/);
  await expect(count(page)).toHaveText(/^\d+ productos$/);
  await expect(cards(page).first()).toContainText(/vitamina/i);
});

test.describe('when the search cannot be fetched', () => {
  test.use({ expectedConsoleErrors: { patterns: [/Failed to load resource|ChunkLoadError|Loading chunk/] } });

  test('the visitor is told, keeps the text and tries again', { tag: '@proof' }, async ({ page }) => {
    const isSearch = (url: URL) => listChunkFiles('mfe-shop', /^searchIndex$/).includes(url.pathname);
    await visit(page, '/tienda');
    await page.route(isSearch, (route) => route.abort());

    await search(page).fill('retinol');
    await expect(count(page)).toHaveText(/^No pudimos cargar/);
    await page.unroute(isSearch);
    await page.getByRole('main').getByRole('button', { name: 'Reintentar' }).click();

    await expect(cards(page)).toHaveCount(1);
    await expect(search(page)).toHaveValue('retinol');
  });
});

test('visitor filters by keyboard alone', { tag: '@proof' }, async ({ page }) => {
  await visit(page, '/tienda');
  await search(page).focus();

  await page.keyboard.type('suero');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Borrar la búsqueda' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL('/tienda?categoria=Rejuvenecimiento&buscar=suero');
  // Past skin and need.
  for (let field = 0; field < 3; field += 1) await page.keyboard.press('Tab');
  await page.keyboard.type('Ce');
  await expect(page).toHaveURL(/marca=Cedrelva/);

  const chip = page.getByRole('button', { name: 'Quitar filtro: Marca Cedrelva' });
  await chip.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Quitar filtro: Búsqueda «suero»' })).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the shop shows every product with its price and leads to its page', async ({ page }) => {
    await page.goto('/tienda');

    const all = await cards(page).count();
    expect(all).toBeGreaterThan(0);
    await expect(cards(page).filter({ hasText: /\$\d|Precio por confirmar/ })).toHaveCount(all);
    await expect(cards(page).getByRole('link')).toHaveCount(all);
    await expect(cards(page).getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('search')).toBeHidden();
    await page
      .getByRole('navigation', { name: 'Categorías de la tienda' })
      .getByRole('link', { name: 'Capilar' })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Capilar');
    expect(await cards(page).count()).toBeLessThan(all);
  });
});
