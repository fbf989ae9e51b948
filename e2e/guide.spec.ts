import { visit } from '@tesela/testing/hydrated';

import { expect, test } from './support/test.ts';

const serum = '/tienda/producto/suero-nocturno-retinol-03';

for (const [prefix, question, name, shop] of [
  ['', '¿Cómo se empieza con el retinol?', /^Suero Nocturno Retinol/, 'Tienda'],
  ['/en', 'How do I start with retinol?', /Retinol.*Serum/, 'Shop'],
] as const) {
  test(
    `visitor goes from a product to how it is used, back to it, and on to the shop (${prefix || 'es'})`,
    { tag: '@proof' },
    async ({ page }) => {
      const main = page.getByRole('main');
      await visit(page, prefix + serum);

      await main.getByRole('link', { name: question }).click();
      await expect(page).toHaveURL(`${prefix}/tienda/guia#retinol`);
      await expect(main.getByRole('heading', { level: 3, name: question })).toBeInViewport();

      await main.locator('#retinol').getByRole('link', { name }).click();
      await expect(page).toHaveURL(prefix + serum);
      await page.goBack();
      await expect(main.getByRole('heading', { level: 3, name: question })).toBeInViewport();

      await main.getByRole('link', { name: shop, exact: true }).click();
      await expect(page).toHaveURL(`${prefix}/tienda`);
      await expect(main.locator('a[href$="/tienda/guia"]')).toBeVisible();
    },
  );
}

test('visitor on a phone sees the parts at once, and finds answers by a word', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/tienda/guia');
  const main = page.getByRole('main');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(5000);
  const question = main.getByRole('heading', { name: '¿Cómo se empieza con el retinol?' });
  await expect(question).toBeHidden();

  await main.getByRole('searchbox', { name: 'Buscar en la guía' }).fill('RETINOL noche');

  await expect(question).toBeVisible();
  await expect(main.getByRole('status')).toHaveText(/^\d+ preguntas lo mencionan$/);
  await expect(main.getByRole('heading', { name: 'Cabello' })).toBeHidden();
  await main.getByRole('searchbox').fill('xyz');
  await expect(main.getByRole('status')).toHaveText(/^Ninguna/);
  await main.getByRole('searchbox').fill('');
  await expect(main.getByRole('heading', { name: 'Cabello' })).toBeVisible();
  await expect(question).toBeHidden();
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the index leads to each part, and its answers open by keyboard alone',
    { tag: '@proof' },
    async ({ page }) => {
      await page.goto('/tienda/guia');

      await page
        .getByRole('navigation', { name: 'En esta guía' })
        .getByRole('link', { name: 'Qué combina con qué' })
        .focus();
      await page.keyboard.press('Enter');

      await expect(page).toHaveURL('/tienda/guia#parte-combinar');
      await page.locator('#que-combina > summary').focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText('No la misma noche: elija uno.')).toBeVisible();
    },
  );
});
