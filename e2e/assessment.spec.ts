import type { Page } from 'playwright/test';

import { visit } from '@clinic/testing/hydrated';
import { expect, test } from './support/test.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Solicitar valoración' });

async function fillRequired(page: Page) {
  const form = dialog(page);
  await form.getByLabel('Nombre completo').fill('Ana María Ñáñez');
  await form.getByLabel('Tipo de documento').selectOption('cc');
  await form.getByLabel('Número de documento').fill('1020304050');
  await form.getByLabel('Correo electrónico').fill('ana@correo.com');
  await form.getByLabel('Teléfono').fill('(604) 300-00-00');
  await form.getByLabel('Objetivo principal').selectOption('prevencion');
  await form
    .getByRole('radiogroup', { name: '¿Tiene orden médica?' })
    .getByLabel('No', { exact: true })
    .check();
  await form.getByRole('checkbox', { name: /Autorizo/ }).check();
}

for (const [area, url, button, service, category] of [
  ['services', '/dermatologia/estetica', /^Saber más/, 'Toxina botulínica', 'Dermatología Estética'],
  ['spa', '/spa/laser', 'Solicitar valoración rápida', 'Smooth Hair Free', 'Spa Laser'],
  ['marketing', '/equipo/mariana-restrepo', /^Agendar/, 'Mariana Restrepo', ''],
] as const) {
  test(`visitor asks for an assessment from ${area} and completes it`, async ({ page }) => {
    await visit(page, url);

    await page.getByRole('main').getByRole('button', { name: button }).first().click();
    await expect(dialog(page)).toContainText(service);
    await expect(dialog(page)).toContainText(category);
    await expect(dialog(page).getByLabel('Tratamiento de interés')).toHaveValue(new RegExp(service));
    await fillRequired(page);
    await dialog(page).getByRole('button', { name: 'Continuar' }).click();

    await expect(dialog(page)).toContainText('Su solicitud está lista');
    const link = dialog(page).getByRole('link', { name: /Enviar por WhatsApp/ });
    const href = decodeURIComponent((await link.getAttribute('href')) ?? '');
    expect(href).toContain('Ana María Ñáñez');
    expect(href).not.toContain('1020304050');
  });
}

test('visitor who chose an experience is asked about it by the button in the bar', async ({ page }) => {
  await visit(page, '/spa/laser');

  await page.getByRole('main').getByRole('link', { name: 'Clear Skin Laser' }).click();
  await expect(page).toHaveURL(/#clear-skin-laser$/);
  await page.getByRole('banner').getByRole('button', { name: 'Agendar Cita' }).click();

  await expect(dialog(page)).toContainText('Clear Skin Laser · Spa Laser');
  await expect(dialog(page).getByLabel('Tratamiento de interés')).toHaveValue('Clear Skin Laser');
  await expect(dialog(page).getByRole('heading').locator(':focus')).toBeVisible();
});

test('visitor who forgets fields is led to each of them, and keeps what was typed', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('button', { name: 'Agendar Cita' }).first().click();
  await dialog(page).getByLabel('Nombre completo').fill('Ana');

  await dialog(page).getByRole('button', { name: 'Continuar' }).click();

  const summary = dialog(page).getByRole('group', { name: /Faltan 7 datos/ });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: 'Escriba su teléfono' }).click();
  await expect(dialog(page).getByLabel('Teléfono')).toBeFocused();
  await expect(dialog(page).getByLabel('Nombre completo')).toHaveValue('Ana');
});

test('the name of the doctor is asked for, and required, only with a medical order', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('button', { name: 'Agendar Cita' }).first().click();
  await fillRequired(page);
  const doctorName = dialog(page).getByLabel('Nombre del médico que la expidió');
  await expect(doctorName).toBeHidden();

  await dialog(page)
    .getByRole('radiogroup', { name: '¿Tiene orden médica?' })
    .getByLabel('Sí', { exact: true })
    .check();
  await dialog(page).getByRole('button', { name: 'Continuar' }).click();
  await expect(doctorName).toHaveAccessibleDescription('Escriba el nombre del médico que expidió la orden');
  await doctorName.fill('Dra. Ruiz');
  await dialog(page).getByRole('button', { name: 'Continuar' }).click();

  await expect(dialog(page)).toContainText('Su solicitud está lista');
});

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

  await page.getByRole('button', { name: 'Agendar Cita' }).first().click();
  await expect(dialog(page).getByLabel('Nombre completo')).toHaveValue('');
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
