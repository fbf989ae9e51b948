import { visit } from '@clinic/testing/hydrated';

import { expect, test } from './support/test.ts';

const serum = '/tienda/producto/suero-nocturno-retinol-03';

for (const [prefix, question, name, shop] of [
  ['', '¿Cómo se empieza con el retinol?', /^Suero Nocturno Retinol/, 'Tienda'],
  ['/en', 'How do I start with retinol?', /Retinol.*Serum/, 'Shop'],
] as const) {
  test(`visitor goes from a product to how it is used, back to it, and on to the shop (${prefix || 'es'})`, async ({
    page,
  }) => {
    const main = page.getByRole('main');
    await visit(page, prefix + serum);

    await main.getByRole('link', { name: question }).click();
    await expect(page).toHaveURL(`${prefix}/tienda/guia#retinol`);
    await expect(main.getByRole('heading', { level: 3, name: question })).toBeInViewport();

    await main.getByRole('region', { name: question }).getByRole('link', { name }).click();
    await expect(page).toHaveURL(prefix + serum);
    await page.goBack();
    await expect(main.getByRole('heading', { level: 3, name: question })).toBeInViewport();

    await main.getByRole('link', { name: shop, exact: true }).click();
    await expect(page).toHaveURL(`${prefix}/tienda`);
    await expect(main.locator('a[href$="/tienda/guia"]')).toBeVisible();
  });
}

test.describe('with JavaScript off', { tag: '@anyWidth' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the index leads to each answer by keyboard alone', async ({ page }) => {
    await page.goto('/tienda/guia');

    await page
      .getByRole('navigation', { name: 'En esta guía' })
      .getByRole('link', { name: 'Qué combina y qué no' })
      .focus();
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL('/tienda/guia#que-combina');
    await expect(
      page.getByRole('heading', { name: '¿Qué productos se pueden combinar y cuáles no?' }),
    ).toBeInViewport();
  });
});
