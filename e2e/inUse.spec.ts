import { startFaultyServer } from '@tesela/testing/faults/faultyServer';
import { expectInteractive } from '@tesela/testing/faults/runCell';
import { hydrated, visit } from '@tesela/testing/hydrated';
import { baseUrl } from '@tesela/testing/site';
import type { Page } from 'playwright/test';

import { chatOf } from './support/chat.ts';
import { follow, place, readable, scrollDown } from './support/clicks.ts';
import { nothingHasMoved, watchLayout } from './support/layoutShifts.ts';
import { expect, test } from './support/test.ts';

/** What elements of the page say; of a select its choice. */
const textOf = (page: Page, selector: string): Promise<string> =>
  page
    .locator(selector)
    .filter({ visible: true })
    .evaluateAll((elements) =>
      elements.map((each) => (each instanceof HTMLSelectElement ? each.value : each.textContent)).join(' | '),
    );

/** Records what they say in every frame in which the visitor sees them. */
const watch = (page: Page, selector: string): Promise<void> =>
  page.evaluate((query) => {
    const seen = new Set<string>();
    Object.assign(globalThis, { seen });
    const look = () => {
      const says = [...document.querySelectorAll<HTMLElement>(query)]
        .filter((each) => each.checkVisibility({ visibilityProperty: true }))
        .map((each) => (each instanceof HTMLSelectElement ? each.value : each.textContent));
      if (says.length > 0) seen.add(says.join(' | '));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, selector);

test.describe('a page whose address says more than its HTML', () => {
  for (const [what, href, selector, asked] of [
    ['a filtered list', '/tienda?buscar=suero', 'main article h2', /^Suero Niacinamida/],
    [
      'a comparison',
      '/tienda/comparar?productos=suero-niacinamida-10-zinc,gel-crema-matificante',
      'main select',
      /^suero-niacinamida/,
    ],
    ['a chosen experience', '/spa/facial#clarity-antimanchas', 'main article h2', /^Clarity/],
  ] as const) {
    const tag = what === 'a filtered list' ? [] : '@proof';
    test(
      `${what} comes back as it was left, at its place, and shows nothing else meanwhile`,
      { tag },
      async ({ page }) => {
        await visit(page, href);
        // The search loads on demand, after the page is hydrated.
        await expect.poll(() => textOf(page, selector)).toMatch(asked);
        const left = await textOf(page, selector);
        await scrollDown(page, 300);
        await readable(page, '/terminos');
        await watch(page, selector);

        await page.goBack();
        await expect.poll(() => textOf(page, selector)).toBe(left);
        await hydrated(page);

        await expect.poll(() => place(page)).toBe(300);
        expect(await page.evaluate(() => [...(Reflect.get(globalThis, 'seen') as Set<string>)])).toEqual([
          left,
        ]);
      },
    );
  }

  test('the cart that a link names is open', async ({ page }) => {
    await visit(page, '/faq');

    await follow(page, '/tienda#carrito');

    await expect(page.getByRole('dialog', { name: 'Tu Carrito' })).toBeVisible();
  });
});

test.describe('a page of which this browser keeps more than its HTML', () => {
  test('marks what is in the cart, at its place, and moves nothing', { tag: '@proof' }, async ({ page }) => {
    await page.addInitScript(watchLayout);
    await visit(page, '/tienda');
    const main = page.getByRole('main');
    await main
      .getByRole('button', { name: /^Agregar.*Vitamina C/ })
      .first()
      .click();
    const mark = main.getByText(/en (?:el|su|tu) carrito/i).first();
    await expect(mark).toBeVisible();
    await scrollDown(page, 500);
    await readable(page, '/blog');

    await page.goBack();
    await expect(mark).toBeVisible();

    await expect.poll(() => place(page)).toBe(500);
    await nothingHasMoved(page);
  });

  test('shows the results in the tone that the visitor chose', { tag: '@proof' }, async ({ page }) => {
    await visit(page, '/');
    const tone = page.getByRole('radio', { name: 'Trigueña' });
    await tone.check();
    const left = await place(page);
    await readable(page, '/blog');

    await page.goBack();

    await expect(tone).toBeChecked();
    await expect.poll(() => place(page)).toBe(left);
  });
});

test.describe('what a visitor is doing outlives the page:', () => {
  test(
    'the chat keeps its talk and its draft over four pages and a language',
    { tag: '@proof' },
    async ({ page }) => {
      const chat = chatOf(page);
      await page.route('**/api/chat', (route) => route.fulfill({ json: { response: 'Con gusto.' } }));
      await chat.open('/tienda');
      await chat.ask('Hola');
      await expect(chat.log).toContainText('Con gusto.');
      await chat.input.fill('¿Y los sábados?');

      for (const href of ['/blog', '/spa/facial', '/tienda', '/en/tienda']) await readable(page, href);

      const english = chatOf(page, 'en');
      await expect(english.input).toHaveValue('¿Y los sábados?');
      await expect(english.log).toContainText('Con gusto.');
      await page.getByRole('complementary').getByRole('button', { name: /^Cart/ }).click();
      await expect(page.getByRole('dialog', { name: 'Your Cart' })).toBeVisible();
    },
  );

  test('the form keeps what is written when the visitor goes back below it', async ({ page }) => {
    await visit(page, '/faq');
    await readable(page, '/spa/facial');
    await page.getByRole('banner').getByRole('button', { name: 'Agendar Cita' }).first().click();
    const name = page.getByRole('textbox', { name: 'Nombre completo' });
    await name.fill('Ana Gó');

    await page.goBack();

    await expect(page.locator('main h1')).toHaveText('Preguntas frecuentes');
    await expect(name).toHaveValue('Ana Gó');
    await name.press('End');
    await name.pressSequentially('mez');
    await expect(name).toHaveValue('Ana Gómez');
  });

  test('an emptied cart can be had back', { tag: '@proof' }, async ({ page }) => {
    await visit(page, '/tienda');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Agregar.*Vitamina C/ })
      .first()
      .click();
    const corner = page.getByRole('complementary');
    await corner.getByRole('button', { name: 'Carrito, 1 producto' }).click();
    await corner.getByRole('button', { name: 'Vaciar carrito' }).click();

    await readable(page, '/tienda/capilar');
    await readable(page, '/en/tienda');

    await corner.getByRole('button', { name: 'Undo' }).click();
    await expect(corner.getByRole('button', { name: 'Cart, 1 product' })).toBeVisible();
  });
});

test.describe('without a connection', () => {
  test.use({ expectedConsoleErrors: { patterns: [/Failed to load resource/] } });

  test('the page stays, the phone is at hand, and the next page comes by itself', async ({
    page,
    context,
  }) => {
    await visit(page, '/nosotros');
    await readable(page, '/faq');
    await readable(page, '/spa/facial');
    await context.setOffline(true);
    // What this tab has read in the last half minute is there.
    await readable(page, '/faq');

    await follow(page, '/blog');
    await expect(page.getByRole('status').getByRole('link', { name: /\+57/ })).toBeVisible();
    await expect(page).toHaveURL('/faq');
    await context.setOffline(false);

    await expect(page).toHaveURL('/blog');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test('a release while three tabs are open: none of them mixes it with its own', async ({
  context,
  page: other,
}) => {
  const server = await startFaultyServer(baseUrl);
  const open = async (page: Page, path: string) => {
    await page.goto(server.url + path);
    await expectInteractive(page, 'main h1', 20_000);
    await page.evaluate(() => Object.assign(globalThis, { isFirstDocument: true }));
    return page;
  };
  const isFirstDocument = (page: Page) => page.evaluate(() => 'isFirstDocument' in globalThis);
  // The spa runs in two of them.
  const running = await open(await context.newPage(), '/spa/facial');
  const writing = await open(await context.newPage(), '/spa/facial');
  await writing.getByRole('banner').getByRole('button', { name: 'Agendar Cita' }).first().click();
  const name = writing.getByRole('textbox', { name: 'Nombre completo' });
  await name.fill('Ana');
  await open(other, '/faq');
  server.release('mfe-spa');

  for (const page of [running, writing, other]) await follow(page, '/spa/laser');

  for (const page of [running, writing, other]) {
    await expect(page).toHaveURL(/\/spa\/laser$/);
    await expect(page.locator('main h1')).toHaveText(/láser/i);
  }
  expect(await isFirstDocument(other)).toBe(true);
  await expect.poll(() => isFirstDocument(running)).toBe(false);
  await expect(name).toHaveValue('Ana');
  expect(await isFirstDocument(writing)).toBe(true);
  await writing.keyboard.press('Escape');
  await writing.getByRole('button', { name: 'Cerrar y borrar' }).click();
  await expect.poll(() => isFirstDocument(writing).catch(() => true)).toBe(false);
  for (const page of [running, writing, other]) await expectInteractive(page, 'main h1', 20_000);
  await server.close();
});
