import type { Page } from 'playwright/test';

import { visit } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';

const add = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`Agregar al carrito.*${name}`) })
    .first();
const toggle = (page: Page) =>
  page
    .getByRole('complementary')
    .getByRole('button', { name: /carrito/i })
    .first();
const cart = (page: Page) => page.getByRole('dialog', { name: 'Tu Carrito' });
const order = (page: Page) => cart(page).getByRole('link', { name: /Comprar por WhatsApp/ });

const orderText = async (page: Page) =>
  new URL((await order(page).getAttribute('href')) ?? '').searchParams.get('text') ?? '';

test('the cart is there in the shop, in both languages, and nowhere else', async ({ page }) => {
  await visit(page, '/tienda/capilar');
  await expect(toggle(page)).toBeVisible();
  await visit(page, '/en/tienda');
  await expect(page.getByRole('complementary').getByRole('button', { name: /cart/i }).first()).toBeVisible();

  await visit(page, '/blog');
  await expect(page.getByRole('button', { name: 'Abrir el asistente virtual' })).toBeVisible();
  await expect(toggle(page)).toHaveCount(0);
});

test('visitor fills a cart and sends the order to the clinic’s WhatsApp', async ({ page, context }) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  await visit(page, '/tienda');

  await add(page, 'Vitamina C').click();
  await add(page, 'Vitamina C').click();
  await add(page, 'Fluido Solar').click();
  await expect(toggle(page)).toContainText('2');
  await toggle(page).click();
  await expect(cart(page)).toContainText('$506.000,00');

  const text = await orderText(page);
  expect(text).toMatch(/Vitamina C.*2/);
  expect(text).toContain('506.000,00');
  const popup = context.waitForEvent('page');
  await order(page).click();
  expect((await popup).url()).toContain('wa.me/573000000000');

  await expect(cart(page)).toBeHidden();
});

test('an order is never lost: after buying it can be brought back', async ({ page, context }) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  await visit(page, '/tienda');
  await add(page, 'Vitamina C').click();
  await toggle(page).click();
  await order(page).click();
  await page.bringToFront();

  await page
    .getByRole('button', { name: /Deshacer|Recuperar/ })
    .first()
    .click();
  if (!(await cart(page).isVisible())) await toggle(page).click();

  await expect(cart(page)).toContainText('Vitamina C');
});

test('visitor changes quantities, removes a line and empties the cart', async ({ page }) => {
  await visit(page, '/tienda');
  await add(page, 'Vitamina C').click();
  await add(page, 'Fluido Solar').click();
  await toggle(page).click();

  await cart(page)
    .getByRole('button', { name: /Agregar una unidad de Suero.*Vitamina C/ })
    .click();
  await expect(cart(page)).toContainText('$506.000,00');
  await cart(page)
    .getByRole('button', { name: /Quitar una unidad de Fluido Solar/ })
    .click();
  await expect(cart(page).getByRole('listitem')).toHaveCount(1);
  await cart(page).getByRole('button', { name: 'Vaciar Carrito' }).click();

  await toggle(page).click();
  await expect(cart(page)).toContainText('El carrito está vacío.');
});

test('buying with an empty cart says so', async ({ page }) => {
  await visit(page, '/tienda');
  await toggle(page).click();
  const alert = page.waitForEvent('dialog');

  const press = cart(page)
    .getByRole('button', { name: /Comprar por WhatsApp/ })
    .click();
  const shown = await alert;
  expect(shown.message()).toBe('Tu carrito está vacío.');
  await shown.accept();
  await press;
});

test('the cart closes on a press outside and on Escape', async ({ page }) => {
  await visit(page, '/tienda');
  await toggle(page).click();
  await expect(cart(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cart(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();

  await toggle(page).click();
  await page.mouse.move(20, 200);
  await page.mouse.down();
  await expect(cart(page)).toBeHidden();
});

test('the cart survives a reload, a visit elsewhere, and is the same in another tab', async ({
  page,
  context,
}) => {
  await visit(page, '/tienda');
  await add(page, 'Vitamina C').click();
  await page.reload();
  await expect(toggle(page)).toContainText('1');

  const other = await context.newPage();
  await visit(other, '/tienda');
  await add(other, 'Fluido Solar').click();
  await expect(toggle(page)).toContainText('2');

  await visit(page, '/faq');
  await visit(page, '/tienda/capilar');
  await expect(toggle(page)).toContainText('2');
});

test('a broken cart in the browser’s storage neither crashes the shop nor goes unsaid', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('clinic.cart', '{"version":1,"lines":[{"quantity":-3}]'),
  );
  await visit(page, '/tienda');

  await toggle(page).click();

  await expect(cart(page)).toContainText('El carrito está vacío.');
  await expect(cart(page).getByText(/no (?:se )?pud/i)).toBeVisible();
});

test('every product has a price or says that it is to be confirmed, and an enquiry of its own', async ({
  page,
}) => {
  await visit(page, '/tienda');

  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(41);
  await expect(page.getByText('Precio por confirmar')).toHaveCount(3);
  const link = cards.first().getByRole('link', { name: /Consultar por WhatsApp/ });
  const text = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text');
  expect(text).toMatch(/^Hola, estoy interesado\/a en el producto Suero Antioxidante Vitamina C 15\s%$/);
});
