import { visit } from '@tesela/testing/hydrated';
import type { Page } from 'playwright/test';

import { axeFindsNothingSerious } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Solicitar valoración' });

const pressBookButton = (page: Page) => page.getByRole('button', { name: 'Agendar Cita' }).first().click();

async function openForm(page: Page): Promise<void> {
  await visit(page, '/');
  await pressBookButton(page);
}

async function fillRequired(page: Page, document = 'cc') {
  const form = dialog(page);
  await form.getByLabel('Nombre completo').fill('Ana María Ñáñez');
  await form.getByLabel('Tipo de documento').selectOption(document);
  await form.getByLabel('Número de documento').fill('1020304050');
  await form.getByLabel('Correo electrónico').fill('ana@correo.com');
  await form.getByLabel('Teléfono').fill('(604) 300-00-00');
  await form.getByRole('button', { name: 'Continuar' }).click();
  await form.getByLabel('Objetivo principal').selectOption('prevencion');
  await form
    .getByRole('radiogroup', { name: '¿Tiene orden médica?' })
    .getByLabel('No', { exact: true })
    .check();
  await form.getByRole('checkbox', { name: /autorizo/i }).check();
}

/** @returns the message that WhatsApp is opened with */
async function prepare(page: Page): Promise<string> {
  await dialog(page).getByRole('button', { name: 'Preparar el mensaje' }).click();
  const link = dialog(page).getByRole('link', { name: 'Enviar por WhatsApp' });
  return new URL((await link.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
}

for (const [area, tag, url, button, service, category] of [
  [
    'services',
    '@phone',
    '/dermatologia/estetica',
    /^Saber más/,
    'Toxina botulínica',
    'Dermatología Estética',
  ],
  ['spa', '@floor', '/spa/laser', 'Solicitar valoración rápida', 'Smooth Hair Free', 'Spa Láser'],
] as const) {
  test(`visitor asks for an assessment from ${area} and completes it`, { tag }, async ({ page }) => {
    await visit(page, url);

    await page.getByRole('main').getByRole('button', { name: button }).first().click();
    await expect(dialog(page)).toContainText(service);
    await expect(dialog(page)).toContainText(category);
    await fillRequired(page);
    await expect(dialog(page).getByLabel('Tratamiento de interés')).toHaveValue(new RegExp(service));
    const message = await prepare(page);

    await expect(dialog(page)).toContainText('Su solicitud está lista');
    expect(message).toContain('Ana María Ñáñez');
    expect(message).toContain(`Tratamiento de interés: ${service}`);
    expect(message).not.toContain('1020304050');
  });
}

test(
  'visitor of a doctor’s page asks for that doctor, and leaves the treatment open',
  { tag: '@proof' },
  async ({ page }) => {
    await visit(page, '/equipo/mariana-restrepo');

    await page
      .getByRole('main')
      .getByRole('button', { name: /^Agendar/ })
      .click();
    await expect(dialog(page)).toContainText('Con Dra. Mariana Restrepo');
    await fillRequired(page);
    await expect(dialog(page).getByLabel('Tratamiento de interés')).toHaveValue('');

    expect(await prepare(page)).toMatch(
      /^Hola, soy Ana María Ñáñez\..*\nCon: Dra\. Mariana Restrepo\nObjetivo/,
    );
  },
);

test('visitor who comes back from WhatsApp says yes, and reads what happens next', async ({
  page,
  context,
}) => {
  await context.route(/wa\.me/, (route) => route.fulfill({ body: 'WhatsApp' }));
  await openForm(page);
  await axeFindsNothingSerious(page, 'first screen', 'dialog[open]');
  await fillRequired(page);
  await axeFindsNothingSerious(page, 'second screen', 'dialog[open]');
  const message = await prepare(page);
  await axeFindsNothingSerious(page, 'ready to send', 'dialog[open]');

  const opened = context.waitForEvent('page');
  await dialog(page).getByRole('link', { name: 'Enviar por WhatsApp' }).click();
  await (await opened).close();
  await expect(dialog(page).getByRole('heading', { name: '¿La envió?' })).toBeFocused();
  await dialog(page).getByRole('button', { name: 'Corregir los datos' }).click();
  await expect(dialog(page).getByLabel('Número de documento')).toHaveValue('1020304050');
  await dialog(page).getByRole('button', { name: 'Continuar' }).click();
  expect(await prepare(page)).not.toBe(message);
  const again = context.waitForEvent('page');
  await dialog(page).getByRole('link', { name: 'Enviar por WhatsApp' }).click();
  await (await again).close();
  await dialog(page).getByRole('button', { name: 'Sí, la envié' }).click();

  await expect(dialog(page).getByRole('heading', { name: 'Solicitud enviada' })).toBeFocused();
  await expect(dialog(page)).toContainText('a más tardar el siguiente día hábil');
  await axeFindsNothingSerious(page, 'sent', 'dialog[open]');
});

test('an adult asks for a minor, and authorizes for both', { tag: '@proof' }, async ({ page }) => {
  await openForm(page);
  await dialog(page).getByLabel('Tipo de documento').selectOption('rc');
  await dialog(page).getByLabel('Padre, madre o representante legal').fill('Rosa Ñáñez');
  await fillRequired(page, 'rc');

  expect(await prepare(page)).toMatch(/^Hola, soy Rosa Ñáñez\. .* para Ana María Ñáñez, menor de edad\./);
});

test('a reload loses nothing but the document and the consent', async ({ page }) => {
  await openForm(page);
  await fillRequired(page);

  await page.reload();
  await pressBookButton(page);

  await expect(dialog(page).getByLabel('Nombre completo')).toHaveValue('Ana María Ñáñez');
  await expect(dialog(page).getByLabel('Número de documento')).toHaveValue('');
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toContain('1020304050');
});

test('each of the two screens fits a telephone @phone', { tag: '@proof' }, async ({ page }) => {
  await visit(page, '/equipo/mariana-restrepo');
  const heights: number[] = [];
  const measure = async () =>
    heights.push(await dialog(page).evaluate((box) => (box.firstElementChild ?? box).scrollHeight));

  await page
    .getByRole('main')
    .getByRole('button', { name: /^Agendar/ })
    .click();
  await expect(dialog(page).getByText('Paso 1 de 2')).toBeVisible();
  await measure();
  await fillRequired(page);
  await measure();

  expect(Math.max(...heights), heights.join(' and ')).toBeLessThanOrEqual(844);
});

test(
  'the button of the first screen is in sight, too, when it asks for the adult of a minor @phone',
  { tag: '@proof' },
  async ({ page }) => {
    await openForm(page);
    await dialog(page).getByLabel('Tipo de documento').selectOption('ti');
    await expect(dialog(page).getByLabel('Padre, madre o representante legal')).toBeVisible();

    const next = await dialog(page).getByRole('button', { name: 'Continuar' }).boundingBox();

    expect((next?.y ?? Infinity) + (next?.height ?? 0)).toBeLessThanOrEqual(844);
  },
);

test(
  'visitor who chose an experience is asked about it by the button in the bar',
  { tag: '@proof' },
  async ({ page }) => {
    await visit(page, '/spa/laser');

    await page.getByRole('main').getByRole('link', { name: 'Clear Skin Laser' }).click();
    await expect(page).toHaveURL(/#clear-skin-laser$/);
    await page.getByRole('banner').getByRole('button', { name: 'Agendar Cita' }).click();

    await expect(dialog(page)).toContainText('Clear Skin Laser · Spa Láser');
    await expect(dialog(page).getByRole('heading').locator(':focus')).toBeVisible();
    await fillRequired(page);
    await expect(dialog(page).getByLabel('Tratamiento de interés')).toHaveValue('Clear Skin Laser');
  },
);

test(
  'visitor who forgets fields is led to each of them, and keeps what was typed',
  { tag: '@proof' },
  async ({ page }) => {
    await openForm(page);
    await dialog(page).getByLabel('Nombre completo').fill('Ana');

    await dialog(page).getByRole('button', { name: 'Continuar' }).click();

    const summary = dialog(page).getByRole('group', { name: /Revise 4 datos/ });
    await expect(summary).toBeFocused();
    await summary.getByRole('link', { name: 'Escriba su teléfono' }).click();
    await expect(dialog(page).getByLabel('Teléfono')).toBeFocused();
    await expect(dialog(page).getByLabel('Nombre completo')).toHaveValue('Ana');
  },
);

test(
  'the name of the doctor is asked for, and required, only with a medical order',
  { tag: '@proof' },
  async ({ page }) => {
    await openForm(page);
    await fillRequired(page);
    const doctorName = dialog(page).getByLabel('Nombre del médico que la expidió');
    await expect(doctorName).toBeHidden();

    await dialog(page)
      .getByRole('radiogroup', { name: '¿Tiene orden médica?' })
      .getByLabel('Sí', { exact: true })
      .check();
    await dialog(page).getByRole('button', { name: 'Preparar el mensaje' }).click();
    await expect(doctorName).toHaveAccessibleDescription(/Escriba el nombre del médico que expidió la orden/);
    await doctorName.fill('Dra. Ruiz');
    await dialog(page).getByRole('button', { name: 'Preparar el mensaje' }).click();

    await expect(dialog(page)).toContainText('Su solicitud está lista');
  },
);

test('Escape does not lose what was typed by accident; closing resets the form', async ({ page }) => {
  await visit(page, '/dermatologia/clinica');
  const opener = page
    .getByRole('main')
    .getByRole('button', { name: /^Saber más/ })
    .first();
  await opener.click();
  await dialog(page).getByLabel('Nombre completo').fill('Ana');

  await page.keyboard.press('Escape');
  await expect(page.getByText('¿Cerrar y borrar lo escrito?')).toBeVisible();
  await page.getByRole('button', { name: 'Seguir escribiendo' }).click();
  await expect(dialog(page).getByLabel('Nombre completo')).toHaveValue('Ana');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Cerrar y borrar' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();

  await pressBookButton(page);
  await expect(dialog(page).getByLabel('Nombre completo')).toHaveValue('');
  await fillRequired(page);
  await expect(dialog(page).getByLabel('Tratamiento de interés')).toHaveValue('');
});

test('the form works with the keyboard alone', async ({ page }) => {
  await visit(page, '/faq');
  const opener = page.getByRole('button', { name: 'Agendar Cita' }).first();
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();

  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(() => {
      const active = document.activeElement;
      return active === document.body || Boolean(active?.closest('dialog'));
    });
    expect(isInside, `after ${presses + 1} presses of Tab`).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
});
