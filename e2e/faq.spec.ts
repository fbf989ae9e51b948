import { visit } from '@tesela/testing/hydrated';
import type { Page } from 'playwright/test';

import { expect, test } from './support/test.ts';

const item = (page: Page, id: string) => page.locator(`details#${id}`);

test('visitor opens questions independently of each other', { tag: '@proof' }, async ({ page }) => {
  await visit(page, '/faq');

  await page.getByRole('heading', { name: /remisión/ }).click();
  await page.getByRole('heading', { name: /medios de pago/ }).click();

  await expect(item(page, 'sin-remision')).toHaveAttribute('open');
  await expect(item(page, 'pagos')).toHaveAttribute('open');
  await expect(item(page, 'dolor')).not.toHaveAttribute('open');
});

test(
  'the index stays beside the questions when the assistant opens, and headings take no focus',
  { tag: '@proof' },
  async ({ page }) => {
    await visit(page, '/faq');
    const index = page.getByRole('navigation', { name: 'Temas' });
    await page.getByRole('button', { name: 'Abrir el asistente virtual' }).click();
    await expect(page.getByRole('log')).toBeVisible();

    const beside = (await index.boundingBox())?.width ?? 0;
    expect((await item(page, 'dolor').boundingBox())?.x).toBeGreaterThan(beside);

    await index.getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(page.locator('summary:focus h3')).toBeVisible();
  },
);

test('a link to a question opens it, from outside and from another page of the site', async ({ page }) => {
  await visit(page, '/faq#pagos');
  await expect(item(page, 'pagos')).toHaveAttribute('open');
  await expect(item(page, 'pagos')).toBeInViewport();

  await visit(page, '/nosotros');
  await page.getByRole('button', { name: 'Abrir el asistente virtual' }).click();
  await page.getByRole('textbox', { name: 'Su mensaje' }).fill('¿Qué medios de pago reciben?');
  await page.keyboard.press('Enter');
  await page.getByRole('log').getByRole('link', { name: 'Preguntas frecuentes' }).click();
  await expect(item(page, 'pagos')).toHaveAttribute('open');
});

test('visitor on a phone opens a subject, then a question; a link to a question opens both', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/faq');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(3500);

  await page.getByRole('heading', { name: 'Antes de su primera visita' }).click();
  await page.getByRole('heading', { name: /medios de pago/ }).click();
  await expect(item(page, 'pagos').getByText(/tarjetas de crédito/)).toBeVisible();

  await visit(page, '/faq#dolor');
  await expect(item(page, 'dolor').getByText(/anestesia tópica/)).toBeInViewport();
});

test('visitor with a keyboard opens a question', { tag: '@proof' }, async ({ page }) => {
  await visit(page, '/faq');

  await item(page, 'dolor').locator('summary').focus();
  await page.keyboard.press('Enter');

  await expect(item(page, 'dolor')).toHaveAttribute('open');
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('visitor opens a question', { tag: '@proof' }, async ({ page }) => {
    await page.goto('/faq');

    await item(page, 'resultados').locator('summary').click();

    await expect(item(page, 'resultados')).toHaveAttribute('open');
  });
});
