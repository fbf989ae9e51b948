import { measured, readVisits, serveSite, type Gateway } from '@tesela/testing/gateway';
import { siteDir } from '@tesela/testing/site';
import type { Page } from 'playwright/test';

import { expect, test } from './support/test.ts';

let server: Gateway;

test.describe.configure({ mode: 'default' });
test.beforeEach(async ({ context }) => {
  server = await serveSite(siteDir, { ...measured, MEASURED_SHARE: '100' });
  await context.route(/wa\.me/, (route) => route.fulfill({ body: 'WhatsApp' }));
});
test.afterEach(() => server.end());

const counts = async (): Promise<string[]> =>
  (await readVisits(server))
    .flatMap((line) => {
      const [, route, what, count] =
        /^browser_counted_total\{.*route="(.*?)",what="(.*?)"\} (\d+)$/.exec(line) ?? [];
      return what === undefined ? [] : [`${what} ${route} ${count}`];
    })
    .toSorted();

/** What measures a visit comes when the browser is idle. */
const isMeasured = (page: Page) => page.waitForResponse(/\/reportPage\.[\w.]*js/);

test('staff see how many forms are begun and ready, and how often WhatsApp is opened, and nothing of whom', async ({
  page,
}) => {
  const measured = isMeasured(page);
  await page.goto(`${server.url}/faq`);
  await measured;
  await page.getByRole('button', { name: 'Agendar Cita' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Nombre completo').fill('Ana María Ñáñez');
  await form.getByLabel('Tipo de documento').selectOption('cc');
  await form.getByLabel('Número de documento').fill('1020304050');
  await form.getByLabel('Correo electrónico').fill('ana@correo.com');
  await form.getByLabel('Teléfono').fill('300 123 4567');
  await form.getByRole('button', { name: 'Continuar' }).click();
  await form.getByLabel('Objetivo principal').selectOption('prevencion');
  await form.getByLabel('No', { exact: true }).check();
  await form.getByRole('checkbox', { name: /Autorizo/ }).check();
  await form.getByRole('button', { name: 'Preparar el mensaje' }).click();
  await form.getByRole('link', { name: 'Enviar por WhatsApp' }).click();

  await expect.poll(counts).toEqual(['form-begun /faq 1', 'form-ready /faq 1', 'whatsapp /faq 1']);
  expect([...(await readVisits(server)), ...server.lines].join()).not.toMatch(/Ana|1020304050|correo\.com/);
  expect(await page.context().cookies()).toEqual([]);
});

test(
  'staff see how many orders are opened, and searches that find nothing',
  { tag: '@proof' },
  async ({ page }) => {
    const measured = isMeasured(page);
    await page.goto(`${server.url}/tienda`);
    await measured;
    await page
      .getByRole('button', { name: /^Agregar/ })
      .first()
      .click();
    await page.getByRole('button', { name: /^Carrito, 1/ }).click();
    await page.getByRole('link', { name: 'Comprar por WhatsApp' }).click();
    await page.getByRole('link', { name: 'Buscar', exact: true }).filter({ visible: true }).click();
    await page.getByRole('combobox', { name: '¿Qué busca?' }).fill('xqzwkj');

    await expect
      .poll(counts)
      .toEqual(['order-opened /tienda 1', 'search-empty /tienda 1', 'whatsapp /tienda 1']);
  },
);
