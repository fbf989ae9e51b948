import { visit } from '@tesela/testing/hydrated';

import { axeFindsNothingSerious } from './support/axe.ts';
import { expect, test } from './support/test.ts';

test(
  'visitor compares a product with two similar ones, changes one, and orders it',
  { tag: '@floor' },
  async ({ page }) => {
    await visit(page, '/tienda/producto/suero-niacinamida-10-zinc');
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Comparar con similares' }).click();
    await expect(main.getByRole('columnheader')).toHaveCount(3);
    await expect(main.getByRole('columnheader').first()).toHaveText(/^Suero Niacinamida/);

    await main.getByLabel('Producto 3').selectOption({ label: 'Gel Solar Toque Seco FPS 50' });
    await expect(page).toHaveURL(/productos=suero-niacinamida-10-zinc,[\w-]+,gel-solar-toque-seco-fps-50$/);
    await expect(main.getByRole('row', { name: /^Precio por 100/ })).toContainText('$208.000 por 100 ml');
    await axeFindsNothingSerious(page, 'three products', 'main');

    await page.reload();
    await main.getByRole('button', { name: /^Agregar ?: Gel Solar/ }).click();
    await page.getByRole('button', { name: /^Carrito, 1 producto/ }).click();
    await expect(page.getByRole('dialog', { name: 'Tu Carrito' })).toContainText('Gel Solar Toque Seco');
  },
);

test(
  'three products are read at 320 px, and their names stay in sight',
  { tag: '@proof' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await visit(page, '/tienda/comparar');
    const main = page.getByRole('main');
    await main.getByRole('link', { name: /^Comparar ?: Protección solar/ }).click();

    await main.getByRole('row', { name: /^Disponibilidad/ }).scrollIntoViewIfNeeded();

    await expect(main.getByRole('columnheader')).toHaveCount(3);
    for (const name of await main.getByRole('columnheader').all())
      await expect(name).toBeInViewport({ ratio: 1 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  },
);

test('what is chosen before the page is alive is not lost', { tag: '@proof' }, async ({ page }) => {
  let wake = () => {};
  const alive = new Promise<void>((resolve) => (wake = resolve));
  await page.route('**/mfe-shop/**/*.js', async (route) => {
    await alive;
    await route.continue();
  });
  await page.goto('/en/tienda/comparar', { waitUntil: 'commit' });
  const choice = page.getByLabel('Product 2');
  // As a visitor who chooses does; without a sign of a visitor the page runs nothing.
  await choice.focus();
  await choice.selectOption('gel-crema-matificante');

  wake();

  await expect(page).toHaveURL('/en/tienda/comparar?productos=,gel-crema-matificante,');
  await expect(page.getByRole('columnheader')).toHaveCount(1);
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what it cannot do, and leads to the products', { tag: '@proof' }, async ({ page }) => {
    await page.goto('/tienda/comparar?productos=gel-crema-matificante');
    const main = page.getByRole('main');

    await expect(main.getByText(/^Para comparar aquí se necesita JavaScript/)).toBeVisible();
    await expect(main.getByRole('combobox')).toHaveCount(0);
    await expect(main.getByRole('link', { name: 'Ver todos los productos' })).toBeVisible();
    await main.getByRole('link', { name: 'Gel Solar Toque Seco FPS 50' }).click();
    await expect(page).toHaveURL('/tienda/producto/gel-solar-toque-seco-fps-50');
  });
});
