import type { Page } from 'playwright/test';

import { visit } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';

const log = (page: Page) => page.getByRole('log');
const input = (page: Page) => page.getByRole('textbox', { name: 'Su mensaje' });
const failure = 'Lo siento, hubo un error al conectar con el chatbot.';

async function openChat(page: Page, url = '/') {
  await visit(page, url);
  await page.getByRole('button', { name: 'Abrir el asistente virtual' }).click();
  await expect(input(page)).toBeVisible();
}

test('visitor asks for the opening hours and is answered by the real service', async ({ page }) => {
  await openChat(page);

  await input(page).fill('¿A qué hora abren los sábados?');
  await page.keyboard.press('Enter');

  await expect(log(page)).toContainText('¿A qué hora abren los sábados?');
  await expect(log(page)).toContainText('8:00');
  await expect(input(page)).toHaveValue('');
});

test('visitor follows the page that an answer names, and the conversation stays', async ({ page }) => {
  await openChat(page);
  await input(page).fill('¿Qué medios de pago reciben?');
  await page.keyboard.press('Enter');

  await log(page).getByRole('link', { name: /faq/ }).first().click();

  await expect(page).toHaveURL(/\/faq/);
  await expect(log(page)).toContainText('¿Qué medios de pago reciben?');
});

test('empty and blank messages are not sent', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/chat')) requests.push(request.url());
  });
  await openChat(page);

  await input(page).fill('   ');
  await page.keyboard.press('Enter');
  await input(page).fill('Hola');
  await page.keyboard.press('Enter');
  await expect(log(page).getByText('Hola', { exact: true })).toBeVisible();

  expect(requests).toHaveLength(1);
});

test.describe('when the service fails', () => {
  test.use({ expectedComplaints: { patterns: [/chat/i, /Failed to load resource/, /Failed to fetch/] } });

  for (const [kind, fulfil] of [
    ['an error status', { status: 500, body: 'no' }],
    [
      'a reply that is not the contract’s',
      { status: 200, contentType: 'application/json', body: '{"reply":1}' },
    ],
    ['no connection', null],
  ] as const) {
    test(`${kind}: visitor is told, and tries again without typing again`, async ({ page }) => {
      await openChat(page);
      await page.route('**/api/chat', (route) => (fulfil ? route.fulfill(fulfil) : route.abort()));
      await input(page).fill('¿Dónde quedan?');
      await page.keyboard.press('Enter');
      await expect(log(page)).toContainText(failure);

      await page.unroute('**/api/chat');
      await page.getByRole('button', { name: 'Reintentar' }).click();

      await expect(log(page)).toContainText('Medellín');
    });
  }
});

test('Escape closes the chat and returns the focus; the conversation is kept', async ({ page }) => {
  await openChat(page);
  await input(page).fill('gracias');
  await page.keyboard.press('Enter');
  await expect(log(page).getByText('gracias')).toBeVisible();

  await page.keyboard.press('Escape');
  const launcher = page.getByRole('button', { name: 'Abrir el asistente virtual' });
  await expect(launcher).toBeFocused();
  await launcher.press('Enter');

  await expect(log(page).getByText('gracias')).toBeVisible();
});

test('an answer is shown as text: markup in it does nothing', async ({ page }) => {
  await openChat(page);
  await page.route('**/api/chat', (route) =>
    route.fulfill({
      json: { response: '<img src=x onerror="document.title=1"> javascript:alert(1) https://evil.example' },
    }),
  );

  await input(page).fill('hola');
  await page.keyboard.press('Enter');

  await expect(log(page)).toContainText('<img src=x');
  await expect(log(page).locator('img')).toHaveCount(0);
  await expect(log(page).getByRole('link')).toHaveCount(0);
});

test('visitor is answered in English on an English page', async ({ page }) => {
  await visit(page, '/en/faq');
  await page.getByRole('button', { name: 'Open the virtual assistant' }).click();
  await page.getByRole('textbox', { name: 'Your message' }).fill('What are your opening hours?');
  await page.keyboard.press('Enter');

  await expect(log(page)).toContainText('Saturdays');
});
