import { visit } from '@tesela/testing/hydrated';
import type { Page } from 'playwright/test';

import { axeFindsNothingSerious } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const number = /^PQRS-[CDFHJKMPRTWXY]{6}$/;

async function write(page: Page) {
  await page.getByLabel('¿Qué pasó?').fill('Esperé una hora.');
  await page.getByLabel('Nombre completo').fill('Ana María Ñáñez');
  await page.getByLabel('Correo o celular').fill('ana@correo.co');
}

const send = (page: Page) => page.getByRole('button', { name: 'Autorizar y enviar' }).click();

test('visitor complains in five taps from any page: WhatsApp gets text and number', async ({ page }) => {
  await visit(page, '/faq');

  // One: the footer. Two to four: three fields. Five: the button.
  await page.getByRole('contentinfo').getByRole('link', { name: /^PQRS/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Peticiones, quejas y reclamos');
  await write(page);
  await send(page);

  await expect(page.getByRole('heading', { name: 'Está lista. Falta enviarla' })).toBeFocused();
  const shown = (await page.getByText(number).textContent()) ?? '';
  const link = page.getByRole('main').getByRole('link', { name: 'Enviar por WhatsApp' });
  const text = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text');
  expect(text).toContain(`Queja ${shown}, `);
  expect(text).toContain('\n\nEsperé una hora.');
  await axeFindsNothingSerious(page, 'ready to send', 'main');
});

test(
  'visitor complains with the keyboard alone, and a reload loses nothing',
  { tag: '@proof' },
  async ({ page }) => {
    await visit(page, '/pqrs');
    const { keyboard } = page;

    await page.getByRole('radio', { name: 'Queja' }).focus();
    await keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Reclamo' })).toBeChecked();
    for (const text of ['Llegó roto.', 'Ana Ñáñez', '300 123 4567']) {
      await keyboard.press('Tab');
      await keyboard.type(text);
    }
    await page.reload();
    await expect(page.getByLabel('Correo o celular')).toHaveValue('300 123 4567');
    await page.getByLabel('Correo o celular').focus();
    await keyboard.press('Enter');

    await expect(page.getByRole('heading', { name: 'Está lista. Falta enviarla' })).toBeFocused();
  },
);

test.describe('where the clinic has an inbox', () => {
  test.use({ expectedConsoleErrors: { patterns: [/Failed to load resource/] } });

  test(
    'what did not arrive is sent again under the same number, and dated when it has',
    { tag: '@proof' },
    async ({ page }) => {
      await page.route('**/pqrs', async (route) => {
        const response = await route.fetch();
        const html = (await response.text()).replaceAll('"assessmentInbox":false', '"assessmentInbox":true');
        await route.fulfill({ response, body: html });
      });
      const ids: string[] = [];
      await page.route('**/api/complaints', async (route) => {
        ids.push(route.request().postDataJSON().id);
        await (ids.length === 1
          ? route.fulfill({ status: 502, json: { error: { code: 'undeliverable' } } })
          : route.fulfill({ json: { received: true, at: '2026-12-08T20:05:00.000Z' } }));
      });
      await visit(page, '/pqrs');
      await write(page);
      await send(page);
      await expect(page.getByRole('heading', { name: 'No pudimos confirmar que llegara' })).toBeFocused();
      const shown = await page.getByText(number).textContent();

      await page.getByRole('button', { name: 'Intentar de nuevo' }).click();

      await expect(page.getByRole('heading', { name: 'La recibimos' })).toBeFocused();
      await expect(page.getByText(number)).toHaveText(shown ?? '');
      await expect(page.getByText(/^Recibida/)).toContainText(/8 de diciembre de 2026.*3:05/);
      expect(ids[1]).toBe(ids[0]);
      await axeFindsNothingSerious(page, 'received', 'main');
    },
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'visitor reads how to complain without the form, and what follows',
    { tag: '@proof' },
    async ({ page }) => {
      await page.goto('/pqrs');

      await expect(page.getByRole('button', { name: 'Autorizar y enviar' })).toBeHidden();
      await expect(page.getByRole('main').getByRole('link', { name: 'Enviar por WhatsApp' })).toBeVisible();
      await expect(page.getByText(/a más tardar en quince días hábiles/).first()).toBeVisible();
    },
  );
});
