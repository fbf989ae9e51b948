import { hydrated } from '@tesela/testing/hydrated';

import { holdScripts } from './support/holdScripts.ts';
import { expect, test } from './support/test.ts';

test('a tap on «Agendar Cita» before any script is there opens the form', async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto('/faq', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('button', { name: 'Agendar Cita' }).click();
  scripts.arrive();

  await expect(page.getByRole('dialog', { name: /valoración|cita/i })).toBeVisible();
});

test(
  'a tap on a remote’s button before any script is there opens the form for that treatment',
  { tag: '@proof' },
  async ({ page }) => {
    const scripts = await holdScripts(page);
    await page.goto('/spa/facial', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Solicitar valoración rápida' }).first().click();
    scripts.arrive();

    await expect(page.getByRole('dialog')).toContainText('Glow Express 45');
  },
);

test(
  'a tap on a button that opens the form asks for the form while its area still waits for its team',
  { tag: '@proof' },
  async ({ page }) => {
    const arrival = Promise.withResolvers<void>();
    await page.route(/\/mfe-spa\/.*\.js/, async (route) => {
      await arrival.promise;
      await route.continue();
    });
    await page.goto('/spa/facial');
    const form = page.waitForRequest(/\/AssessmentForm\.\w+\.js$/);

    await page.getByRole('button', { name: 'Solicitar valoración rápida' }).first().click();
    await form;
    arrival.resolve();

    await expect(page.getByRole('dialog')).toContainText('Glow Express 45');
  },
);

test('a tap on «Agregar» before any script is there puts one product into the cart', async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto('/tienda/capilar', { waitUntil: 'commit' });
  const add = page
    .locator('main')
    .getByRole('button', { name: /^Agregar/ })
    .first();
  await add.click();
  await add.click();
  scripts.arrive();

  // The second tap has no effect, as on the hydrated page: the first one puts other buttons in the place of this one.
  await expect(page.getByRole('button', { name: /carrito.*\b1\b/i }).first()).toBeVisible();
});

test(
  'a tap on a product before any script is there opens it over the shop',
  { tag: '@proof' },
  async ({ page }) => {
    const scripts = await holdScripts(page);
    await page.goto('/tienda/capilar', { waitUntil: 'commit' });
    const product = page.locator('main').getByRole('article').first();
    const name = await product.getByRole('heading').textContent();
    await product.getByRole('link', { name: name ?? '', exact: true }).click();
    scripts.arrive();

    await expect(page.getByRole('dialog', { name: name ?? '' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText('Capilar');
  },
);

test(
  'a second tap on a product, before any script is there, goes to its page',
  { tag: '@proof' },
  async ({ page }) => {
    const scripts = await holdScripts(page);
    await page.goto('/tienda/capilar', { waitUntil: 'commit' });
    const product = page.locator('main').getByRole('article').first().getByRole('link').first();
    const name = (await product.textContent()) ?? '';
    await product.click();
    await product.click();
    scripts.arrive();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  },
);

test(
  'what is typed into the search before any script is there is searched for',
  { tag: '@proof' },
  async ({ page }) => {
    const scripts = await holdScripts(page);
    await page.goto('/tienda', { waitUntil: 'commit' });
    await page.getByRole('searchbox').pressSequentially('vitamina');
    scripts.arrive();

    await expect(page).toHaveURL(/vitamina/);
    await expect(page.getByRole('searchbox')).toHaveValue('vitamina');
  },
);

test(
  'the bar over the home page is not bare over what the visitor scrolls below it before any script is there',
  { tag: '@proof' },
  async ({ page }) => {
    await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    const bar = page.getByRole('banner');
    await expect(bar).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');

    await page.mouse.wheel(0, 400);

    await expect(bar).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    expect(await page.evaluate(() => document.querySelectorAll('[data-hydrated]').length)).toBe(0);
  },
);

test(
  'a link that is followed before any script is there leads to its page',
  { tag: '@proof' },
  async ({ page }) => {
    const scripts = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /preguntas/i })
      .click();
    scripts.arrive();

    await expect(page.getByRole('heading', { level: 1, name: 'Preguntas frecuentes' })).toBeVisible();
  },
);

test(
  'the other language that is chosen before any script is there keeps the place',
  { tag: '@proof' },
  async ({ page }) => {
    const scripts = await holdScripts(page);
    await page.goto('/spa/facial?desde=correo#clarity-antimanchas', { waitUntil: 'commit' });
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
    scripts.arrive();

    await expect(page).toHaveURL(/\/en\/spa\/facial\?desde=correo#clarity-antimanchas$/);
  },
);

test('the assistant that is tapped before any script is there opens', { tag: '@proof' }, async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto('/faq', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Abrir el asistente virtual' }).click();
  scripts.arrive();

  await expect(page.getByRole('log')).toBeVisible();
});

test('a complaint that is sent before any script is there waits for them, and leaves nothing in an address', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(`${request.url()} ${request.postData() ?? ''}`));
  const scripts = await holdScripts(page);
  await page.goto('/pqrs', { waitUntil: 'commit' });
  await page.getByLabel('¿Qué pasó?').fill('Esperé una hora.');
  await page.getByLabel('Nombre completo').fill('Ana María Ñáñez');
  await page.getByLabel('Correo o celular').fill('ana@correo.co');
  await page.getByRole('button', { name: 'Autorizar y enviar' }).click();
  await page.getByLabel('Correo o celular').press('Enter');
  expect(new URL(page.url()).search).toBe('');
  scripts.arrive();

  await expect(page.getByRole('heading', { name: 'Está lista. Falta enviarla' })).toBeFocused();
  const link = page.getByRole('main').getByRole('link', { name: 'Enviar por WhatsApp' });
  expect(new URL((await link.getAttribute('href')) ?? '').searchParams.get('text')).toContain(
    'Esperé una hora.',
  );
  expect(requested.filter((request) => /una|correo\.co/i.test(request))).toEqual([]);
});

test('no letter is lost that is typed while the scripts arrive', async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto('/tienda', { waitUntil: 'commit' });
  const box = page.getByRole('main').getByRole('searchbox');
  await box.pressSequentially('crema ');
  scripts.arrive();
  const end = hydrated(page);
  const text = 'hidratante para la noche';
  await box.pressSequentially(text, { delay: 40 });
  await end;

  await expect(box).toHaveValue(`crema ${text}`);
});

for (const path of ['/tienda', '/buscar?q=laser', '/pqrs']) {
  const tag = path === '/pqrs' ? [] : '@proof';
  test(
    `a word that a phone’s keyboard is composing on ${path} when its scripts arrive goes on`,
    { tag },
    async ({ page }) => {
      const scripts = await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      const box = page.getByRole('main').locator('[type=search], textarea');
      const keyboard = await page.context().newCDPSession(page);
      const compose = (text: string) =>
        keyboard.send('Input.imeSetComposition', {
          text,
          selectionStart: text.length,
          selectionEnd: text.length,
        });
      await box.fill('crema ');
      await compose('hidra');
      scripts.arrive();
      await hydrated(page);
      await compose('hidratante');
      await keyboard.send('Input.insertText', { text: 'hidratante' });

      await expect(box).toHaveValue('crema hidratante');
    },
  );
}

test(
  'a search of the shop that is sent before any script is there is answered',
  { tag: '@proof' },
  async ({ page }) => {
    const scripts = await holdScripts(page);
    await page.goto('/tienda', { waitUntil: 'commit' });
    await page.getByRole('searchbox').fill('vitamina');
    await page.getByRole('searchbox').press('Enter');
    await page.waitForURL(/buscar=vitamina/);
    scripts.arrive();

    await expect(page.getByRole('list', { name: 'Filtros aplicados' })).toContainText('vitamina');
  },
);
