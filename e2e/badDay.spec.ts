import { startFaultyServer, type FaultyServer } from '@tesela/testing/faults/faultyServer';
import { hydrated, visit } from '@tesela/testing/hydrated';
import { baseUrl, listChunkFiles } from '@tesela/testing/site';
import { test as base, expect, type Page } from 'playwright/test';

/** An uncaught exception of the page fails the journey. */
const test = base.extend<{ server: FaultyServer; exceptions: string[] }>({
  server: async ({ page: _page }, use) => {
    const server = await startFaultyServer(baseUrl);
    await use(server);
    await server.close();
  },
  exceptions: [
    async ({ page }, use) => {
      const exceptions: string[] = [];
      page.on('pageerror', (error) => exceptions.push(error.stack ?? error.message));
      await use(exceptions);
      expect(exceptions, 'uncaught exceptions').toEqual([]);
    },
    { auto: true },
  ],
});

const footerLink = (page: Page, path: string) => page.locator(`footer a[href="${path}"]`).first();
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).first();

test.describe('a connection that comes and goes', () => {
  test('visitor who loses it goes on reading, has the phone at hand, and arrives when it is back', async ({
    page,
    context,
  }) => {
    await visit(page, '/faq');
    await context.setOffline(true);

    await footerLink(page, '/spa/facial').click();
    const help = page.getByRole('status').filter({ hasText: 'Parece que no tiene conexión' });
    await expect(help.getByRole('link', { name: /\+57/ })).toBeVisible({ timeout: 1_000 });
    // These steps need no connection.
    await expect(help.getByRole('link')).toHaveCount(1);
    await expect(help.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('main').locator('summary:visible').first()).toBeVisible();
    await context.setOffline(false);

    await expect(heading(page, /facial/i)).toBeVisible();
    await expect(help).toHaveCount(0);
    await hydrated(page);
  });

  test(
    'changing the language without one stays on the page, says so, and happens when it is back',
    { tag: '@proof' },
    async ({ page, context }) => {
      await visit(page, '/faq');
      await context.setOffline(true);

      await page.getByRole('banner').getByRole('link', { name: 'English' }).first().click();
      await expect(page.getByText('Parece que no tiene conexión')).toBeVisible();
      await expect(heading(page, 'Preguntas frecuentes')).toBeVisible();
      await context.setOffline(false);

      await expect(heading(page, 'Frequently asked questions')).toBeVisible();
      await expect(page.getByText('Parece que no tiene conexión')).toHaveCount(0);
    },
  );

  test(
    'visitor on a slow one reads and gets there, and nothing is fetched twice',
    { tag: '@proof' },
    async ({ page }) => {
      const network = await page.context().newCDPSession(page);
      await network.send('Network.enable');
      await network.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 400,
        downloadThroughput: 50_000,
        uploadThroughput: 50_000,
      });

      await page.goto('/faq', { waitUntil: 'commit' });
      await expect(heading(page, 'Preguntas frecuentes')).toBeVisible();
      await hydrated(page);
      await footerLink(page, '/spa/facial').click();
      await expect(heading(page, /facial/i)).toBeVisible();
      await hydrated(page);

      const scripts = await page.evaluate(() =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ name, transferSize }) => name.includes('.js') && transferSize > 0)
          .map(({ name }) => new URL(name).pathname),
      );
      expect(scripts.length).toBeGreaterThan(5);
      expect(scripts.toSorted()).toEqual([...new Set(scripts)].toSorted());
    },
  );
});

/** Does what a browser's translation does: moves every text, also later ones, into elements of its own. */
function translate(): void {
  const translateText = (text: Text) => {
    const isHidden = text.parentElement?.closest('script, style, font, [translate=no], .notranslate');
    if (isHidden || !text.data.trim()) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  };
  const translateAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(translateText);
  };
  translateAll(document.body);
  document.body.append(
    Object.assign(document.createElement('div'), { id: 'extension', innerHTML: '<b>x</b>' }),
  );
  document.querySelector('main')?.prepend(document.createElement('grammarly-extension'));
  new MutationObserver((records) => {
    for (const { addedNodes, target, type } of records) {
      if (type === 'characterData') translateText(target as Text);
      for (const node of addedNodes) {
        if (node instanceof Text) translateText(node);
        else translateAll(node);
      }
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}

/** Does once what phones and extensions do: makes links of parts of texts, marks others, and puts elements between. */
function changeOnce(): void {
  for (const heading of document.querySelectorAll('main :is(h1, h2)'))
    heading.setAttribute('data-was-here', '');
  const walker = document.createTreeWalker(document.querySelector('#root') as Node, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const [at, text] of texts.entries()) {
    if (text.parentElement?.closest('script, style') || text.length < 4) continue;
    const part = text.splitText(2);
    part.splitText(1);
    const wrapper = document.createElement(['a', 'span', 'font', 'mark', 'x-mark'][at % 5] as string);
    part.replaceWith(wrapper);
    wrapper.append(part);
  }
  document.querySelector('main')?.prepend(document.createElement('grammarly-extension'));
}

/** Uses the parts that change the page most: the cart, the form, other pages, the other language. */
async function useEverything(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Agregar/ })
    .first()
    .click();
  await page
    .getByRole('complementary')
    .getByRole('button', { name: /^Carrito/ })
    .first()
    .click();
  const cart = page.getByRole('dialog', { name: 'Tu Carrito' });
  await cart
    .getByRole('button', { name: /^Agregar una unidad/ })
    .first()
    .click();
  await expect(cart.getByText(/× 2/).first()).toBeVisible();
  await cart
    .getByRole('button', { name: /^Eliminar/ })
    .first()
    .click();
  await expect(cart.getByText(/× 2/)).toHaveCount(0);
  await page.keyboard.press('Escape');

  await page.getByRole('banner').getByRole('button', { name: 'Agendar Cita' }).first().click();
  const form = page.getByRole('dialog', { name: /valoración/ });
  await form.getByRole('textbox').first().fill('Ana María');
  await page.keyboard.press('Escape');
  await form.getByRole('button', { name: /borrar/ }).click();
  await expect(form).toBeHidden();

  await footerLink(page, '/faq').click();
  await expect(heading(page, 'Preguntas frecuentes')).toBeVisible({ timeout: 20_000 });
  await page.getByRole('banner').getByRole('link', { name: 'English' }).first().click();
  await expect(heading(page, 'Frequently asked questions')).toBeVisible({ timeout: 20_000 });
}

test.describe('others that change the page', () => {
  // Slow, because every text of a page with many products is changed after every render.
  test.slow();

  test('visitor whose browser translates the page uses everything', { tag: '@proof' }, async ({ page }) => {
    await visit(page, '/tienda');
    await page.evaluate(translate);

    await useEverything(page);
  });

  test('visitor whose phone or extension changed the page before it came alive keeps that page, and uses everything', async ({
    page,
  }) => {
    await page.addInitScript({
      content: `document.addEventListener('DOMContentLoaded', ${changeOnce.toString()});`,
    });
    await page.goto('/tienda');
    await hydrated(page);
    expect(await page.evaluate(() => document.querySelectorAll('main [data-was-here]').length)).toBe(
      await page.getByRole('main').locator('h1, h2').count(),
    );

    await useEverything(page);
  });
});

for (const [what, now] of [
  ['years ago', '1999-12-31T23:59:00Z'],
  ['years ahead', '2041-02-01T08:00:00Z'],
] as const) {
  test(`visitor whose clock stands ${what} finds everything`, { tag: '@proof' }, async ({ page }) => {
    await page.clock.setSystemTime(new Date(now));
    await visit(page, '/tienda');

    await useEverything(page);
  });
}

test.describe('a tab that stays open over a release', () => {
  /** Whether the page on the screen was loaded as a document since the tab was marked. */
  const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isOldTab: true }));
  const expectNewDocument = (page: Page) =>
    expect.poll(() => page.evaluate('window.isOldTab')).toBe(undefined);

  /** Makes the live remotes that the tab knows outdated. */
  const wait = (page: Page) =>
    page.evaluate(() => {
      const { now } = Date;
      Date.now = () => now() + 60_000;
    });

  test('goes on to the pages of the release', { tag: '@proof' }, async ({ page, server }) => {
    await visit(page, `${server.url}/faq`);
    server.release('mfe-spa');

    await footerLink(page, '/spa/facial').click();

    await expect(heading(page, /facial/i)).toBeVisible();
    await hydrated(page);
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  });

  test(
    'reading: the click to a page with newer code than the tab runs brings the document, once',
    { tag: '@proof' },
    async ({ page, server }) => {
      await visit(page, `${server.url}/spa/facial`);
      await mark(page);
      server.release('mfe-spa');

      await footerLink(page, '/faq').click();
      await expect(heading(page, 'Preguntas frecuentes')).toBeVisible();
      expect(await page.evaluate('window.isOldTab')).toBe(true);
      await footerLink(page, '/spa/laser').click();

      await expect(heading(page, /láser/i)).toBeVisible();
      await expectNewDocument(page);
      await hydrated(page);
      await mark(page);
      await footerLink(page, '/spa/facial').click();
      await expect(heading(page, /facial/i)).toBeVisible();
      await hydrated(page);
      expect(await page.evaluate('window.isOldTab')).toBe(true);
      await page.goBack();
      await expect(heading(page, /láser/i)).toBeVisible();
    },
  );

  test('buying: the cart is still filled after the next click', async ({ page, server }) => {
    await visit(page, `${server.url}/tienda`);
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Agregar/ })
      .first()
      .click();
    await expect(page.getByRole('button', { name: /^Carrito, 1/ }).first()).toBeVisible();
    await mark(page);
    server.release('mfe-shop');
    await wait(page);

    await footerLink(page, '/tienda/capilar').click();

    await expect(heading(page, 'Capilar')).toBeVisible();
    await expectNewDocument(page);
    await expect(page.getByRole('button', { name: /^Carrito, 1/ }).first()).toBeVisible();
  });

  test(
    'writing: the form stays open over the way back, and what is written stays in it',
    { tag: '@proof' },
    async ({ page, server }) => {
      await visit(page, `${server.url}/faq`);
      await footerLink(page, '/spa/facial').click();
      await hydrated(page);
      await page.getByRole('banner').getByRole('button', { name: 'Agendar Cita' }).first().click();
      const name = page.getByRole('dialog').getByRole('textbox').first();
      await name.fill('Ana María');
      await mark(page);
      server.release('shell');
      await wait(page);

      await page.goBack();

      await expect(page).toHaveURL(/faq$/);
      await expect(
        page.getByRole('heading', { level: 1, name: 'Preguntas frecuentes', includeHidden: true }),
      ).toBeAttached();
      await expect(name).toHaveValue('Ana María');
      expect(await page.evaluate('window.isOldTab')).toBe(true);
      await page.keyboard.press('Escape');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /borrar/ })
        .click();
      await footerLink(page, '/blog').click();
      await expectNewDocument(page);
    },
  );

  test('on the way back: the page stands where it was left', { tag: '@proof' }, async ({ page, server }) => {
    await visit(page, `${server.url}/faq`);
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
    await footerLink(page, '/spa/facial').dispatchEvent('click');
    await expect(heading(page, /facial/i)).toBeVisible();
    await mark(page);
    server.release('shell');
    await wait(page);

    await page.goBack();

    await expectNewDocument(page);
    await expect(heading(page, 'Preguntas frecuentes')).toBeVisible();
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(600);
  });

  test(
    'goes to the other language by itself when the words of its own release are gone',
    { tag: '@proof' },
    async ({ page, server }) => {
      await visit(page, `${server.url}/faq`);
      server.release('shell');

      await page.getByRole('banner').getByRole('link', { name: 'English' }).first().click();

      await expect(heading(page, 'Frequently asked questions')).toBeVisible();
      await hydrated(page);
    },
  );
});

test(
  'visitor whose scripts stop halfway reads every page and follows its links',
  { tag: '@proof' },
  async ({ page }) => {
    const words = new Set(listChunkFiles('shell', /^shell\.es$/));
    await page.route(
      ({ pathname }) => words.has(pathname),
      (route) => route.abort(),
    );

    await page.goto('/faq');
    await expect(heading(page, 'Preguntas frecuentes')).toBeVisible();
    await footerLink(page, '/spa/facial').click();
    await expect(heading(page, /facial/i)).toBeVisible();
    await page.goBack();

    await expect(heading(page, 'Preguntas frecuentes')).toBeVisible();
  },
);
