import { visit } from '@tesela/testing/hydrated';

import { axeFindsNothingSerious } from './support/axe.ts';
import { expect, test } from './support/test.ts';

test('visitor goes from a problem to a routine for her skin, and orders all of it', async ({ page }) => {
  await visit(page, '/problemas/acne');
  const main = page.getByRole('main');
  await expect(
    main.getByRole('list', { name: 'Productos' }).getByRole('link', { name: 'Gel Limpiador Equilibrante' }),
  ).toHaveAttribute('href', '/tienda/producto/gel-limpiador-equilibrante');

  await main
    .getByRole('navigation', { name: 'Su rutina, paso a paso' })
    .getByRole('link', { name: 'Piel grasa' })
    .click();
  await expect(page).toHaveURL('/tienda/rutina/piel-grasa-acne');
  await main.getByRole('button', { name: /^Agregar los 5 productos/ }).click();
  await main.getByRole('button', { name: 'Ver carrito' }).click();

  const cart = page.getByRole('dialog', { name: 'Tu Carrito' });
  await expect(cart.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
    'href',
    /Gel%20Limpiador%20Equilibrante/,
  );
});

test(
  'a problem that no routine is for has none, and the shop’s products all the same',
  { tag: '@proof' },
  async ({ page }) => {
    await visit(page, '/en/problemas/rojeces');
    const main = page.getByRole('main');

    await expect(main.getByRole('list', { name: 'Products' }).getByRole('listitem')).toHaveCount(2);
    await expect(main.getByRole('navigation', { name: 'Your routine, step by step' })).toHaveCount(0);
  },
);

test(
  'visitor with ten minutes reads more steps and what goes with them, and prints all of it',
  { tag: '@proof' },
  async ({ page }) => {
    await visit(page, '/tienda/rutina/piel-grasa-arrugas');
    const main = page.getByRole('main');
    const acid = main.getByText(/^Loción Renovadora.*: use protector solar/);
    await expect(acid).toBeHidden();

    await main.getByText('10 min', { exact: true }).click();

    await expect(page).toHaveURL('/tienda/rutina/piel-grasa-arrugas?minutos=10');
    await expect(acid).toBeVisible();
    await expect(main.getByText(/^\d+ productos · \$/)).toBeVisible();
    await axeFindsNothingSerious(page, 'as it came', 'main');
    await page.emulateMedia({ media: 'print' });
    await expect(acid).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('contentinfo').getByText('Calle 10')).toBeVisible();
  },
);

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'visitor finds her routine by links, with every step and the minutes that it needs',
    { tag: '@proof' },
    async ({ page }) => {
      await page.goto('/en/tienda/rutina');
      const main = page.getByRole('main');

      await main.getByRole('radio', { name: /^Oily skin/ }).check({ force: true });
      await main
        .getByRole('navigation', { name: /^Oily skin/ })
        .getByRole('link', { name: 'Lines and firmness' })
        .click();

      await expect(main.getByText('If you have 10 minutes').first()).toBeVisible();
      await expect(main.getByText(/different nights/)).toBeVisible();
      await expect(main.getByText(/^\d products · \$/)).toBeVisible();
      await expect(main.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('href', /wa\.me/);
    },
  );
});
