import { visit } from '@clinic/testing/hydrated';

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

test('a problem that no routine is for has none, and the shop’s products all the same', async ({ page }) => {
  await visit(page, '/en/problemas/rojeces');
  const main = page.getByRole('main');

  await expect(main.getByRole('list', { name: 'Products' }).getByRole('listitem')).toHaveCount(2);
  await expect(main.getByRole('navigation', { name: 'Your routine, step by step' })).toHaveCount(0);
});
