import { AxeBuilder } from '@axe-core/playwright';
import { visit } from '@tesela/testing/hydrated';
import type { BrowserContext, Page } from 'playwright/test';

import { expect, test } from './support/test.ts';

const add = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^Agregar.*${name}`) })
    .first();
const toggle = (page: Page) =>
  page
    .getByRole('complementary')
    .getByRole('button', { name: /^(?:Carrito|Cart),/ })
    .first();
const badge = (page: Page, products: number) =>
  expect(toggle(page)).toHaveAccessibleName(
    products === 1 ? 'Carrito, 1 producto' : `Carrito, ${products} productos`,
  );
const cart = (page: Page) => page.getByRole('dialog', { name: /Tu Carrito|Your cart/ });
const order = (page: Page) => cart(page).getByRole('link', { name: /Comprar por WhatsApp|Buy on WhatsApp/ });
const inCart = (page: Page, name: string | RegExp) => cart(page).getByRole('button', { name });
const undo = (page: Page) => page.getByRole('button', { name: 'Deshacer' });
const isEmpty = (page: Page) => expect(toggle(page)).toHaveAccessibleName('Carrito, vacío');

const orderText = async (page: Page) =>
  new URL((await order(page).getAttribute('href')) ?? '').searchParams.get('text') ?? '';

const answerWhatsapp = (context: BrowserContext) =>
  context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));

const line = (id: string, name: string, quantity: number) => ({ id, name, image: '', quantity });
const serum = line('suero-antioxidante-vitamina-c-15', 'Suero Antioxidante Vitamina C 15\u00a0%', 2);

/** Stores a text as the cart before the first page is loaded. */
const store = (page: Page, text: string) =>
  page.addInitScript((stored) => {
    if (sessionStorage.getItem('stored')) return;
    localStorage.setItem('clinic.cart', stored);
    sessionStorage.setItem('stored', 'yes');
  }, text);

const cartOf = (...lines: object[]) => JSON.stringify({ version: 1, lines });

test(
  'the cart is there in the shop, in both languages, and nowhere else',
  { tag: '@proof' },
  async ({ page }) => {
    await visit(page, '/tienda/capilar');
    await expect(toggle(page)).toBeVisible();
    await visit(page, '/en/tienda');
    await expect(toggle(page)).toBeVisible();

    await visit(page, '/blog');
    await expect(page.getByRole('button', { name: 'Abrir el asistente virtual' })).toBeVisible();
    await expect(toggle(page)).toHaveCount(0);
  },
);

test(
  'visitor fills a cart and sends the order to the clinic’s WhatsApp',
  { tag: ['@widths', '@floor'] },
  async ({ page, context }) => {
    await answerWhatsapp(context);
    await visit(page, '/tienda');
    await add(page, 'Vitamina C').click();
    await add(page, 'Vitamina C').click();
    await add(page, 'Fluido Solar').click();
    await badge(page, 2);
    await toggle(page).click();
    await expect(cart(page)).toContainText('$189.000,00 × 2');
    await expect(cart(page)).toContainText('Total: $506.000,00');

    expect((await orderText(page)).replace(/ref\. [A-Z]{6}/, 'ref. ABCDEF')).toBe(
      [
        'Hola, quiero hacer este pedido (ref. ABCDEF):',
        '- Suero Antioxidante Vitamina C 15\u00a0% x2, 30 ml, $189.000,00 c/u = $378.000,00',
        '- Fluido Solar Invisible FPS 50+ x1, 50 ml, $128.000,00',
        '',
        'Subtotal: $506.000,00',
        'Envío: gratis',
        'Total estimado: $506.000,00',
        '¿Me confirman la disponibilidad y el proceso de pago, por favor?',
      ].join('\n'),
    );
    const popup = context.waitForEvent('page');
    await order(page).click();
    expect((await popup).url()).toMatch(/^https:\/\/wa\.me\/573000000000\?text=Hola%2C/);
    await expect(cart(page)).toBeHidden();
    await isEmpty(page);
    await expect(toggle(page)).toBeFocused();
  },
);

test(
  'a double click sends one order and changes nothing else',
  { tag: '@proof' },
  async ({ page, context }) => {
    await answerWhatsapp(context);
    await store(page, cartOf(serum));
    await visit(page, '/tienda');
    await toggle(page).click();

    const opened = context.waitForEvent('page');
    await order(page).dblclick();
    await opened;
    await isEmpty(page);
    await expect(undo(page)).toBeVisible();
    expect(context.pages()).toHaveLength(2);
    expect(new URL(page.url()).pathname).toBe('/tienda');
  },
);

test(
  'an order is never lost: after a reload it can be brought back',
  { tag: '@proof' },
  async ({ page, context }) => {
    await answerWhatsapp(context);
    await store(page, cartOf(serum));
    await visit(page, '/tienda');
    await toggle(page).click();
    await order(page).click();
    await page.bringToFront();
    await isEmpty(page);

    await visit(page, '/tienda/capilar');
    await undo(page).click();

    await badge(page, 1);
    await expect(toggle(page)).toBeFocused();
    await toggle(page).click();
    await expect(cart(page)).toContainText('$189.000,00 × 2');
  },
);

test(
  'visitor has an order again in two taps, after a reload too',
  { tag: '@proof' },
  async ({ page, context }) => {
    await answerWhatsapp(context);
    await store(page, cartOf(serum));
    await visit(page, '/tienda');
    await toggle(page).click();
    const [reference = ''] = /[A-Z]{6}/.exec(await orderText(page)) ?? [];
    await order(page).click();
    await page.bringToFront();
    await expect(page.getByText(`¿Envió el pedido ${reference}?`).last()).toBeVisible();
    await page.getByRole('button', { name: 'Cerrar este aviso' }).click();
    await visit(page, '/tienda/capilar');

    await toggle(page).click();
    await inCart(page, `Repetir ${reference}`).click();

    await badge(page, 1);
    await expect(cart(page)).toContainText('$189.000,00 × 2');
    await cart(page).getByLabel('Entrega').selectOption('Recoger en la clínica');
    expect(await orderText(page)).toContain('\nRecojo en la clínica.\nTotal estimado: $378.000,00\n');
    expect(await orderText(page)).not.toContain(reference);
  },
);

test(
  'a cart travels by its link to another browser, which asks before it adds',
  { tag: '@proof' },
  async ({ page, browser }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await store(page, cartOf(serum));
    await visit(page, '/tienda');
    await toggle(page).click();
    await inCart(page, 'Copiar enlace del carrito').click();
    await expect(cart(page).getByText('Enlace copiado.')).toBeVisible();
    const { pathname, search } = new URL(await page.evaluate(() => navigator.clipboard.readText()));

    const other = await (await browser.newContext()).newPage();
    await visit(other, `${new URL(page.url()).origin}${pathname}${search.replace('carrito', 'rutina')}`);
    const dialog = other.getByRole('dialog', { name: 'Rutina sugerida' });
    await expect(dialog).toContainText('Suero Antioxidante Vitamina C 15\u00a0% x2 · 30 ml');
    await isEmpty(other);
    await dialog.getByRole('button', { name: 'Agregar al carrito' }).click();

    await badge(other, 1);
    await expect(cart(other)).toContainText('$189.000,00 × 2');
    await expect(other).toHaveURL(/\/tienda$/);
    await other.context().close();
  },
);

test('visitor changes quantities, removes a line and empties the cart, and undoes each', async ({ page }) => {
  await store(
    page,
    cartOf(serum, line('fluido-solar-invisible-fps-50', 'Fluido Solar Invisible FPS 50+', 1)),
  );
  await visit(page, '/tienda');
  await toggle(page).click();

  await inCart(page, /Agregar una unidad de Suero/).click();
  await expect(cart(page)).toContainText('Total: $695.000,00');
  await inCart(page, /Quitar una unidad de Fluido/).click();
  await expect(cart(page).getByRole('listitem')).toHaveCount(1);
  await expect(inCart(page, /Eliminar Suero/)).toBeFocused();
  await undo(page).click();
  await expect(cart(page)).toContainText('Total: $695.000,00');

  await inCart(page, /Eliminar Suero/).click();
  await expect(cart(page)).toContainText('Total: $142.000,00');
  await undo(page).click();
  await expect(cart(page).getByRole('listitem').first()).toContainText('$189.000,00 × 3');

  await inCart(page, 'Vaciar Carrito').click();
  await expect(cart(page)).toBeHidden();
  await isEmpty(page);
  await undo(page).click();
  await badge(page, 2);
});

test('buying with an empty cart says so', { tag: '@proof' }, async ({ page }) => {
  await visit(page, '/tienda');
  await toggle(page).click();
  await expect(cart(page)).toContainText('El carrito está vacío.');
  const alert = page.waitForEvent('dialog');

  const press = inCart(page, /Comprar por WhatsApp/).click();
  const shown = await alert;
  expect(shown.message()).toBe('Tu carrito está vacío.');
  await shown.accept();
  await press;
});

test(
  'the cart closes on a press outside, on Escape and with its buttons',
  { tag: '@widths' },
  async ({ page }) => {
    await visit(page, '/tienda');
    await toggle(page).click();
    await expect(page.getByRole('heading', { name: 'Tu Carrito' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(cart(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();

    await toggle(page).click();
    await inCart(page, 'Cerrar el carrito').click();
    await expect(cart(page)).toBeHidden();

    await toggle(page).click();
    await page.mouse.move(20, 200);
    await page.mouse.down();
    await expect(cart(page)).toBeHidden();
  },
);

test('the cart survives a reload and a visit elsewhere, and what one of two tabs adds the other has', async ({
  page,
  context,
}) => {
  await visit(page, '/tienda');
  const other = await context.newPage();
  await visit(other, '/tienda');

  await add(page, 'Vitamina C').click();
  await badge(other, 1);
  await add(other, 'Fluido Solar').click();
  await badge(page, 2);
  await badge(other, 2);

  await add(other, 'Crema Nocturna').click();
  await badge(page, 3);
  await toggle(page).click();
  await inCart(page, /Eliminar Suero/).click();
  await badge(other, 2);

  await other.reload();
  await badge(other, 2);
  await visit(page, '/faq');
  await visit(page, '/tienda/capilar');
  await badge(page, 2);
});

test.describe('when WhatsApp does not open', () => {
  test(
    'visitor copies the order, or its text where the browser forbids to copy',
    { tag: '@proof' },
    async ({ page, context }) => {
      await context.route('https://wa.me/**', (route) => route.abort());
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await store(page, cartOf(serum));
      await visit(page, '/tienda');
      await toggle(page).click();
      await order(page).click();
      await page.bringToFront();
      await expect(page.getByText(/¿Envió el pedido [A-Z]{6}\?/).last()).toBeVisible();

      const copy = page.getByRole('button', { name: 'Copiar el pedido' });
      await copy.click();
      await expect(page.getByText('Pedido copiado.')).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
        'x2, 30 ml, $189.000,00 c/u = $378.000,00\n\nSubtotal: $378.000,00\nEnvío: gratis\nTotal estimado: $378.000,00',
      );

      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new DOMException('Denied', 'NotAllowedError'));
      });
      await copy.click();
      const text = page.getByRole('textbox', { name: /No pudimos copiarlo/ });
      await expect(text).toHaveValue(/ x2, 30 ml.*\n\nSubtotal/);
      await expect(text).toBeFocused();
      expect(await page.evaluate(() => getSelection()?.toString())).toContain(
        'Hola, quiero hacer este pedido',
      );
    },
  );
});

test.describe('a browser that does not store', () => {
  const refusals = {
    forbids: () => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Denied', 'SecurityError');
        },
      });
    },
    'is full': () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full', 'QuotaExceededError');
      };
    },
  };
  for (const [what, refuse] of Object.entries(refusals)) {
    test(
      `visitor orders all the same and is told once, where storage ${what}`,
      { tag: '@proof' },
      async ({ page }) => {
        await page.addInitScript(refuse);
        await visit(page, '/tienda');

        await add(page, 'Vitamina C').click();
        await badge(page, 1);
        await toggle(page).click();
        await expect(cart(page).getByText('Este navegador no guarda el carrito.')).toBeVisible();
        expect(await orderText(page)).toContain('Vitamina C');

        await inCart(page, 'Cerrar este aviso').click();
        await inCart(page, /Agregar una unidad/).click();
        await expect(cart(page)).toContainText('Total: $378.000,00');
        await expect(cart(page)).not.toContainText('Este navegador no guarda el carrito.');
      },
    );
  }
});

test.describe('a damaged cart in the browser’s storage', () => {
  const huge = cartOf({ ...serum, name: 'x'.repeat(4_500_000) });
  const notice = 'No pudimos leer el carrito guardado';
  const damaged = [
    ['cut off', '{"version":1,"lines":[{"quantity":-3}]'],
    ['huge', huge],
    ['tampered with', cartOf(serum, { ...serum, name: 'B', quantity: -1 })],
    ['newer', '{"version":2,"lines":"?"}'],
  ] as const;
  for (const [what, text] of damaged) {
    test(`(${what}) neither crashes the shop nor goes unsaid`, { tag: '@proof' }, async ({ page }) => {
      await store(page, text);
      await visit(page, '/tienda');
      const shown = page.getByRole('complementary').getByText(notice).last();
      await expect(shown).toBeVisible();
      await page.reload();
      await expect(shown).toBeVisible();

      await toggle(page).click();

      await expect(cart(page).getByRole('listitem')).toHaveCount(0);
      await expect(cart(page).getByText(notice)).toBeVisible();
      const aside = await page.evaluate(() => localStorage.getItem('clinic.cart.rejected') ?? '');
      expect(text.startsWith(aside)).toBe(true);
      expect(aside).toHaveLength(Math.min(text.length, 50_000));
      await inCart(page, 'Cerrar este aviso').click();
      await page.reload();
      await toggle(page).click();
      await expect(cart(page)).not.toContainText(notice);
    });
  }
});

test(
  'a product that left the catalogue stays in sight and is not ordered',
  { tag: '@proof' },
  async ({ page }) => {
    await store(page, cartOf(serum, line('tonico-antiguo', 'Tónico Antiguo', 2)));
    await visit(page, '/tienda');
    await toggle(page).click();

    await expect(cart(page).getByRole('listitem').last()).toContainText('No disponible');
    await expect(cart(page)).toContainText('Total: $378.000,00');
    expect(await orderText(page)).not.toContain('Tónico');
    await inCart(page, /Eliminar Suero/).click();
    await expect(cart(page)).toContainText('Ninguno de estos productos está disponible ahora.');
    await expect(order(page)).toHaveCount(0);
  },
);

test.describe('prices that cannot be had', () => {
  test.use({ expectedConsoleErrors: { patterns: [/Failed to load resource/] } });

  test('hold up no order, and come when the cart is opened again', { tag: '@proof' }, async ({ page }) => {
    // Later attempts have a query.
    await page.route('**/data/**/product-cards.json*', (route) => route.abort());
    await store(page, cartOf(serum));
    await visit(page, '/tienda');
    await toggle(page).click();
    await expect(cart(page)).toContainText('Precio por confirmar × 2');
    await expect(cart(page)).toContainText('No pudimos consultar los precios');
    expect(await orderText(page)).toContain('Total estimado: por confirmar');

    await page.unroute('**/data/**/product-cards.json*');
    await page.keyboard.press('Escape');
    await toggle(page).click();

    await expect(cart(page)).toContainText('Total: $378.000,00');
  });
});

test('visitor does it all with the keyboard, and always sees where the focus is', async ({
  page,
  context,
}) => {
  await answerWhatsapp(context);
  await visit(page, '/tienda');
  for (const name of ['Vitamina C', 'Fluido Solar', 'Crema Nocturna', 'Bruma Tónica']) {
    await add(page, name).focus();
    await page.keyboard.press('Enter');
  }
  await toggle(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Tu Carrito' })).toBeFocused();
  // The size is wrong until the animation has ended.
  await cart(page).evaluate((window) =>
    Promise.allSettled(window.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );

  const names: string[] = [];
  for (let stop = 0; stop < 19; stop += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
      const atTop = document.elementFromPoint(x + width / 2, y + height / 2);
      return {
        name: element?.getAttribute('aria-label') ?? element?.textContent ?? '',
        isSeen: element?.contains(atTop) ?? false,
        // Rounding of the layout may give 43.99.
        isLarge: Math.round(Math.min(width, height)) >= 44,
      };
    });
    expect(focused, focused.name).toMatchObject({ isSeen: true, isLarge: true });
    names.push(focused.name);
  }
  expect(names.at(0)).toBe('Cerrar el carrito');
  expect(names.slice(-6)).toEqual([
    'Cambios y devoluciones',
    'Copiar enlace del carrito',
    'Entrega',
    'Comprar por WhatsApp',
    'Copiar el pedido',
    'Vaciar Carrito',
  ]);

  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  const popup = context.waitForEvent('page');
  await page.keyboard.press('Enter');
  expect((await popup).url()).toContain('wa.me/573000000000');
  await page.bringToFront();
  await expect(toggle(page)).toBeFocused();
  for (const next of ['Cerrar este aviso', 'Sí, lo envié']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: next })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(undo(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await badge(page, 4);

  await page.keyboard.press('Enter');
  await expect(cart(page)).toBeVisible();
  await inCart(page, 'Vaciar Carrito').focus();
  await page.keyboard.press('Tab');
  await expect(cart(page)).toBeHidden();
});

for (const width of [1440, 360]) {
  test(
    `at ${width} px the keyboard opens the cart ten Tabs from an added product at most`,
    { tag: '@proof' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await visit(page, '/tienda');
      await add(page, 'Vitamina C').focus();
      await page.keyboard.press('Enter');

      const focused = page.locator(':focus');
      let tabs = 0;
      while (!/^(?:Ver carrito|Carrito, 1 producto)$/.test(await focused.innerText().catch(() => ''))) {
        await page.keyboard.press('Tab');
        tabs += 1;
        expect(tabs).toBeLessThanOrEqual(10);
      }
      await expect(focused).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Enter');

      await expect(page.getByRole('heading', { name: 'Tu Carrito' })).toBeFocused();
    },
  );
}

test(
  '20 of every product fit the window and a link that WhatsApp takes',
  { tag: ['@widths', '@proof'] },
  async ({ page }) => {
    await visit(page, '/tienda');
    const { ids } = await page.evaluate(async () => {
      const url = document.documentElement.innerHTML.match(/\/data\/mfe-shop\/[0-9a-f]+/)?.[0];
      const response = await fetch(`${url}/es/product-cards.json`);
      const { products } = (await response.json()) as { products: { id: string; name: string }[] };
      return { ids: products };
    });
    const text = cartOf(...ids.map(({ id, name }) => line(id, name, 20)));
    await page.evaluate((stored) => localStorage.setItem('clinic.cart', stored), text);
    await page.reload();
    await badge(page, ids.length);
    await toggle(page).click();

    expect((await order(page).getAttribute('href'))?.length).toBeLessThan(2000);
    expect(await orderText(page)).toContain(`${ids.length} productos, que están en este enlace:`);
    await expect(cart(page).getByText(/un enlace con todos los productos/)).toBeVisible();
    await expect(order(page)).toBeInViewport({ ratio: 1 });
  },
);

for (const [lang, tag, path] of [
  ['es', '@phone', '/tienda'],
  ['en', '@proof', '/en/tienda'],
] as const) {
  test(
    `the open cart has nothing that axe finds, cuts nothing and fits 320 px (${lang})`,
    { tag },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const unpriced = line('suero-nocturno-retinol-03', 'Suero Nocturno Retinol 0,3\u00a0%', 99);
      await store(page, cartOf(serum, unpriced, line('tonico-antiguo', 'Tónico Antiguo', 1)));
      await visit(page, path);
      await toggle(page).click();
      await cart(page)
        .getByRole('button', { name: /Eliminar Suero Anti|Remove Suero Anti/ })
        .click();
      if (lang === 'en') await expect(cart(page).getByText('Tónico Antiguo')).toHaveAttribute('lang', 'es');

      const { violations } = await new AxeBuilder({ page }).include('dialog[open]').analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)).toEqual(
        [],
      );

      const height = page.viewportSize()?.height ?? 800;
      for (const size of [
        { width: page.viewportSize()?.width ?? 390, height },
        { width: 320, height: 568 },
        // 1440 × 900 at 200 %.
        { width: 720, height: 450 },
      ]) {
        await page.setViewportSize(size);
        const problems = () =>
          cart(page).evaluate((dialog) => {
            const box = dialog.getBoundingClientRect();
            const parts = [...dialog.querySelectorAll('p, button, a, h2')];
            const cut = parts.filter((part) => {
              const { left, right } = part.getBoundingClientRect();
              return left < box.left || right > box.right || part.scrollWidth > part.clientWidth + 1;
            });
            const isInside = box.top >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
            return { cut: cut.map(({ textContent }) => textContent), isInside };
          });
        await expect.poll(problems, { message: JSON.stringify(size) }).toEqual({ cut: [], isInside: true });
      }
    },
  );
}

test('the menu says on every page what is in the cart, before React, and leads there', async ({ page }) => {
  await store(page, cartOf(serum, line('fluido-solar-invisible-fps-50', 'Fluido Solar', 1)));
  await page.goto('/en/faq');
  await expect(page.getByRole('link', { name: 'Shop, 2 products in the cart' })).toHaveCount(1);
  await expect(page.locator('[data-hydrated]')).toHaveCount(0);

  await visit(page, '/');
  const menu = page.getByRole('navigation', { name: 'Principal' });
  await add(page, 'Crema Nocturna').click();
  await menu.getByRole('link', { name: 'Tienda, 3 productos en el carrito' }).click();
  await inCart(page, 'Cerrar el carrito').click();
  await menu.getByRole('link', { name: /^Tienda, 3/ }).click();
  await inCart(page, 'Vaciar Carrito').click();

  await expect(menu.getByRole('link', { name: 'Tienda', exact: true })).toHaveAttribute('href', /\/tienda$/);
});
