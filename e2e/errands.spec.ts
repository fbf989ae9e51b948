import { visit } from '@tesela/testing/hydrated';
import type { Locator, Page } from 'playwright/test';

import { expect, test } from './support/test.ts';

/** Errands of a patient on a phone, and the number of taps that they take. Scrolling and typing are not taps. */
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Taps a visible element: between the bars at the top and the bottom, and within the width of the screen. */
function countTaps() {
  let count = 0;
  return {
    count: () => count,
    tap: async (target: Locator) => {
      await target.scrollIntoViewIfNeeded();
      await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      const box = await target.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390);
      await target.tap();
      count += 1;
    },
  };
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Solicitar valoración' });

test('laser hair removal, from the home page to a request that is ready to send: 8 taps', async ({
  page,
}) => {
  const { tap, count } = countTaps();
  await visit(page, '/');

  await tap(page.getByRole('button', { name: 'Menú' }));
  await tap(page.getByRole('banner').getByRole('link', { name: 'Depilación láser' }));
  const panel = page.getByRole('main').getByRole('article').filter({ visible: true });
  await expect(panel.getByText('Depilación láser', { exact: true })).toBeVisible();
  await tap(panel.getByRole('button', { name: /Solicitar valoración rápida/ }).first());

  // The form begins at its heading; from the first field on, the keyboard's own key leads from one to the next.
  const form = dialog(page);
  await expect(form.getByRole('heading').locator(':focus')).toBeVisible();
  await tap(form.getByLabel('Nombre completo'));
  await page.keyboard.type('Ana María Ñáñez');
  await form.getByLabel('Tipo de documento').selectOption('cc');
  await form.getByLabel('Número de documento').fill('1020304050');
  await form.getByLabel('Correo electrónico').fill('ana@correo.com');
  await form.getByLabel('Teléfono').fill('300 123 4567');
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('Tratamiento de interés')).toHaveValue('Smooth Hair Free');
  await form.getByLabel('Objetivo principal').selectOption('mejora-estetica');
  await tap(form.getByRole('radio', { name: 'No' }));
  await tap(form.getByRole('checkbox', { name: /Autorizo/ }));
  await tap(form.getByRole('button', { name: 'Preparar el mensaje' }));

  await expect(form.getByRole('link', { name: 'Enviar por WhatsApp' })).toHaveAttribute(
    'href',
    /Smooth%20Hair%20Free/,
  );
  // Sending it is the eighth.
  expect(count()).toBeLessThanOrEqual(7);
});

test('the price of a product: 2 taps', { tag: '@proof' }, async ({ page }) => {
  const { tap, count } = countTaps();
  await visit(page, '/');

  await tap(page.getByRole('button', { name: 'Menú' }));
  await tap(page.getByRole('banner').getByRole('link', { name: 'Tienda', exact: true }));

  const card = page.getByRole('article').filter({ hasText: 'Suero Antioxidante' }).first();
  await expect(card.getByText(/^\$[\d.]+,00$/)).toBeVisible();
  expect(count()).toBeLessThanOrEqual(2);
});

test('the price of a treatment, and what it includes: 2 taps, whoever owns it', async ({ page }) => {
  const { tap, count } = countTaps();
  await visit(page, '/');

  await tap(page.getByRole('button', { name: 'Menú' }));
  await tap(page.getByRole('banner').getByRole('link', { name: 'Precios', exact: true }));

  await expect(page.getByRole('heading', { level: 1, name: /^Precios/ })).toBeVisible();
  for (const [name, part] of [
    ['Biopsia de piel', 'clinica'],
    ['Microneedling', 'estetica'],
    ['Clarity Antimanchas', 'spa'],
  ] as const) {
    const row = page.locator(`#${part}`).getByRole('listitem').filter({ hasText: name });
    await expect(row.getByText(/^\$[\d.]+ – \$[\d.]+$/)).toBeVisible();
    await expect(row).toContainText(/Incluye.+Sesiones.+Quién lo hace/);
  }
  expect(count()).toBeLessThanOrEqual(2);
});

test(
  'a treatment found with a search engine: its price without a tap, its form with one',
  { tag: '@proof' },
  async ({ page }) => {
    const { tap, count } = countTaps();
    await visit(page, '/tratamientos/acido-hialuronico');

    await expect(page.getByText(/^\$900\.000 – \$2\.200\.000$/).first()).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(/^Valoración: \$160\.000/).first()).toBeInViewport({ ratio: 1 });
    const ask = page
      .getByRole('main')
      .getByRole('button', { name: /^Solicitar valoración/ })
      .first();
    await expect(ask).toBeInViewport({ ratio: 1 });
    await tap(ask);

    await expect(dialog(page)).toContainText('Rellenos de ácido hialurónico');
    await expect(dialog(page)).toContainText('Dermatología Estética');
    expect(count()).toBe(1);
  },
);

test('all about a treatment, from the home page: 3 taps', { tag: '@proof' }, async ({ page }) => {
  const { tap, count } = countTaps();
  await visit(page, '/');

  await tap(page.getByRole('button', { name: 'Menú' }));
  await tap(page.getByRole('banner').getByRole('link', { name: 'Dermatología estética', exact: true }));
  await tap(page.getByRole('main').getByRole('link', { name: 'Skin booster' }));

  await expect(page.getByRole('heading', { level: 1, name: 'Skin booster' })).toBeVisible();
  await expect(page.getByText(/^\$850\.000 – \$1\.300\.000$/).first()).toBeInViewport();
  expect(count()).toBeLessThanOrEqual(3);
});

test('three products to WhatsApp, from the shop: 6 taps', async ({ page }) => {
  const { tap, count } = countTaps();
  await visit(page, '/tienda');

  for (const place of [0, 1, 2]) {
    await tap(
      page
        .getByRole('main')
        .getByRole('article')
        .nth(place)
        .getByRole('button', { name: /^Agregar/ }),
    );
  }
  await tap(page.getByRole('button', { name: /^Carrito,/ }));
  const order = page.getByRole('dialog', { name: 'Tu Carrito' }).getByRole('link', { name: /WhatsApp/ });

  await expect(order).toHaveAttribute('href', /wa\.me\/573000000000\?text=.*Vitamina/);
  await expect(order).toBeInViewport({ ratio: 1 });
  // Ordering is the fifth.
  expect(count()).toBeLessThanOrEqual(5);
});

test(
  'address and hours: read without a tap, in the visitor’s map with one',
  { tag: '@proof' },
  async ({ page }) => {
    await visit(page, '/');
    const footer = page.getByRole('contentinfo');

    await footer.scrollIntoViewIfNeeded();

    await expect(footer.getByText(/Lunes a viernes/)).toBeVisible();
    await expect(footer.getByText(/^(?:Abierto|Cerrado) ahora · /)).toBeVisible();
    await expect(footer.getByRole('link', { name: /Calle 10/ })).toHaveAttribute('href', /google\.com\/maps/);
    await expect(footer.getByRole('link', { name: 'Waze' })).toHaveAttribute('href', /waze\.com/);
  },
);

test('the way to the clinic, from any page: 2 taps', { tag: '@proof' }, async ({ page }) => {
  const { tap, count } = countTaps();
  await visit(page, '/tienda/capilar');

  await tap(page.getByRole('button', { name: 'Menú' }));
  const way = page.getByRole('banner').getByRole('link', { name: /^Cómo llegar: Calle 10/ });
  await way.scrollIntoViewIfNeeded();

  await expect(way).toBeInViewport({ ratio: 1 });
  await expect(way).toHaveAttribute('href', /google\.com\/maps/);
  // Following it is the second.
  expect(count()).toBeLessThanOrEqual(1);
});

test('acne in pregnancy: asked in 3 taps', { tag: '@proof' }, async ({ page }) => {
  const { tap, count } = countTaps();
  await visit(page, '/');

  await tap(page.getByRole('button', { name: 'Abrir el asistente virtual' }));
  await page.getByRole('textbox', { name: 'Su mensaje' }).fill('¿Puedo tratarme el acné en el embarazo?');
  await page.keyboard.press('Enter');

  const log = page.getByRole('log');
  await expect(log.getByText(/En consulta, sí: muchas molestias/)).toBeInViewport();
  // Its card opens in place, with the link to the page.
  await expect(log.getByText('¿Pueden atenderme si estoy embarazada o lactando?')).toBeInViewport();
  await expect(page.getByRole('link', { name: /^Hablar con una persona/ })).toBeInViewport();
  // One tap on the field opens the keyboard, one on WhatsApp sends the message.
  expect(count() + 2).toBeLessThanOrEqual(3);
});
