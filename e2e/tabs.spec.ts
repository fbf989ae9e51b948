import { browserPath, launchArgs } from '@tesela/testing/chromium';
import { visit } from '@tesela/testing/hydrated';

import { expect, test } from './support/test.ts';

// Only a full browser opens tabs in the background. Requests to WhatsApp are blocked.
const args = [...launchArgs, '--host-resolver-rules=MAP wa.me ~NOTFOUND'];
test.skip(!browserPath, 'a whole Chromium is not installed here');
test.use({ launchOptions: { executablePath: browserPath, args } });

test(
  'a middle click on the order opens a tab and keeps the cart',
  { tag: '@proof' },
  async ({ page, context }) => {
    await visit(page, '/tienda');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Agregar.*Vitamina C/ })
      .first()
      .click();
    await page.getByRole('complementary').getByRole('button', { name: 'Carrito, 1 producto' }).click();
    const cart = page.getByRole('dialog', { name: 'Tu Carrito' });

    const opened = context.waitForEvent('page');
    await cart.getByRole('link', { name: 'Comprar por WhatsApp' }).click({ button: 'middle' });

    await opened;
    await expect(cart).toContainText('Vitamina C');
    expect(context.pages()).toHaveLength(2);
  },
);

test('a click with Ctrl opens the product’s own page in a new tab', async ({ page, context }) => {
  const name = /^Suero Antioxidante Vitamina C 15/;
  await visit(page, '/tienda');
  const opened = context.waitForEvent('page');
  await page
    .getByRole('main')
    .getByRole('link', { name })
    .click({ modifiers: ['ControlOrMeta'] });

  const tab = await opened;
  await expect(tab.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(tab).toHaveURL('/tienda/producto/suero-antioxidante-vitamina-c-15');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
