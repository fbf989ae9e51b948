import { startDisposableSite, type DisposableSite } from '@tesela/testing/disposableSite';
import { hydrated, visit } from '@tesela/testing/hydrated';
import { listReleased } from '@tesela/testing/site';

import { chatOf } from './support/chat.ts';
import { expect, test } from './support/test.ts';

// These journeys cause missing files: the browser logs the file, the shell logs its remote.
test.use({
  expectedConsoleErrors: {
    patterns: [/Failed to load resource/, /^mfe-[a-z]+ \S+ failed\. FetchError/, /Refused to/],
  },
});

let site: DisposableSite;

test.beforeAll(async () => {
  site = await startDisposableSite();
});

test.afterEach(() => site.bringAllBack());

test.afterAll(() => site.close());

test('visitor reads the page of a remote that is down, uses the rest, and gets it back by itself', async ({
  page,
}) => {
  await site.takeDown('mfe-spa');

  await page.goto(`${site.url}/spa/facial`);
  await expect(page.getByRole('heading', { name: 'Hydra Reset Premium' }).first()).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Agendar Cita' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');

  await site.bringBack('mfe-spa');
  await hydrated(page);
  await page.getByRole('button', { name: 'Solicitar valoración rápida' }).first().click();
  await expect(page.getByRole('dialog')).toContainText('Glow Express 45');
});

test(
  'visitor who goes to a remote that is down reads its page, moves on, and finds it mended',
  { tag: '@proof' },
  async ({ page }) => {
    await visit(page, `${site.url}/faq`);
    await site.takeDown('mfe-services');

    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /estética/i })
      .click();
    await expect(page.getByRole('heading', { name: 'Equipamiento exclusivo' })).toBeVisible();
    await expect(page).toHaveURL(/\/dermatologia\/estetica$/);

    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /preguntas/i })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Preguntas frecuentes' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Equipamiento exclusivo' })).toBeVisible();

    await site.bringBack('mfe-services');
    // The tap waits for its code, as on a page that was loaded.
    await page.getByRole('button', { name: 'Saber más' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
);

test(
  'the site works without the assistant, which comes back by itself',
  { tag: '@proof' },
  async ({ page }) => {
    await site.takeDown('mfe-assistant');

    await visit(page, `${site.url}/faq`);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Preguntas frecuentes');

    await site.bringBack('mfe-assistant');
    await expect(async () => {
      await page
        .getByRole('button', { name: /asistente|chat/i })
        .first()
        .click({ timeout: 1_000 });
      await expect(page.getByRole('log')).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 30_000 });
  },
);

test('home keeps its own life when the shop is down', { tag: '@proof' }, async ({ page }) => {
  await site.takeDown('mfe-shop');

  await visit(page, `${site.url}/`);
  await page.getByRole('banner').getByRole('button', { name: 'Agendar Cita' }).first().click();

  await expect(page.getByRole('dialog')).toBeVisible();
});

test('with every remote down the pages read and the shell answers', async ({ page }) => {
  for (const folder of listReleased()) if (folder !== 'shell') await site.takeDown(folder);

  await page.goto(`${site.url}/nosotros`);
  await expect(page.getByText('2028').first()).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Agendar Cita' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByText('2028').first()).toBeVisible();
});

test(
  'the featured products of a home page that is reached while the shop is down are read, and work when it is back',
  { tag: '@proof' },
  async ({ page }) => {
    await visit(page, `${site.url}/faq`);
    await site.takeDown('mfe-shop');

    await page.getByRole('banner').getByRole('link', { name: 'Inicio' }).first().click();
    await expect(page.getByRole('heading', { name: 'Lo que se llevan de su visita' })).toBeVisible();
    const featured = page.locator('[data-area="featured-products"]');
    await expect(featured.getByRole('link').first()).toBeVisible();

    await site.bringBack('mfe-shop');
    await featured.getByRole('link').first().hover();
    await expect(page.locator('[data-area="featured-products"][data-hydrated]')).toHaveCount(1);
  },
);

test(
  'an answer of the chat that names a product keeps its link while the shop is down',
  { tag: '@proof' },
  async ({ page }) => {
    const chat = chatOf(page);
    const product = '/tienda/producto/suero-niacinamida-10-zinc';
    await page.route('**/api/chat', (route) =>
      route.fulfill({
        json: { response: `En nuestra tienda puede verlo en ${product}`, products: [product] },
      }),
    );
    await site.takeDown('mfe-shop');
    await chat.open(`${site.url}/faq`);

    await chat.ask('¿Tienen niacinamida?');

    await expect(chat.log.locator(`a[href="${product}"]`)).toHaveCount(1);
    await site.bringBack('mfe-shop');
    await expect(chat.log.getByRole('list', { name: 'Productos' })).toBeVisible({ timeout: 30_000 });
  },
);
