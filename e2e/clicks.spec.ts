import { hydrated, visit } from '@tesela/testing/hydrated';
import type { Page, Route } from 'playwright/test';

import { follow, place, readable, scrollDown, tour } from './support/clicks.ts';
import { nothingHasMoved, watchLayout } from './support/layoutShifts.ts';
import { expect, test } from './support/test.ts';

/** What a visitor, a screen reader and a search engine get of the page on the screen. */
const look = (page: Page) =>
  page.evaluate(() => {
    const { head, documentElement } = document;
    // The heading has taken the focus.
    document.querySelector('main h1')?.removeAttribute('tabindex');
    const elements = [...document.querySelectorAll<HTMLElement>('#root *, #beside *')];
    return {
      lang: documentElement.lang,
      title: document.title,
      pageTags: [...head.querySelectorAll('[data-page]')].map(({ outerHTML }) => outerHTML),
      html: ['root', 'beside'].map((id) => document.getElementById(id)?.innerHTML),
      text: document.body.innerText,
      looks: elements.map((element) => [
        element.localName,
        ...['display', 'color', 'background-color', 'font', 'padding', 'margin', 'border-radius'].map(
          (name) => getComputedStyle(element).getPropertyValue(name),
        ),
      ]),
    };
  });

test.describe('a page after a click equals the same page loaded plainly:', () => {
  // What follows needs no React, and hydration begins with equal HTML. The page for what does not exist has status 404.
  test.use({ expectedConsoleErrors: { patterns: [/Failed to load resource/] } });

  for (const [href, arrival = href] of [
    ['/'],
    ['/en'],
    ['/tienda'],
    ['/tienda/producto/suero-antioxidante-vitamina-c-15'],
    ['/en/spa/facial'],
    ['/dermatologia', '/dermatologia/clinica'],
    ['/blog/acne-adulto'],
    ['/no-existe'],
  ] as const) {
    const isDaily = ['/tienda', '/dermatologia', '/blog/acne-adulto'].includes(href);
    test(href, { tag: isDaily ? [] : '@proof' }, async ({ page, context }) => {
      await context.route(/\/async\/app\.\w+\.js/, (route) => route.abort());
      const plain = await context.newPage();
      await plain.goto(href);
      await page.goto('/nosotros');
      // Before this script has run, links load documents.
      await page.waitForFunction(() => history.scrollRestoration === 'manual');
      await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
      await follow(page, href);
      await expect(page).toHaveURL(arrival);

      expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
      expect(await look(page)).toEqual(await look(plain));
    });
  }
});

test.describe('pages that follow each other', () => {
  test(
    'leave nothing behind: nodes, listeners and memory are the same after sixty clicks',
    { tag: '@proof' },
    async ({ page }) => {
      test.slow();
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Performance.enable');
      const measure = async () => {
        // What pages in memory hold is let go when their half minute is over.
        await page.clock.runFor(60_000);
        await devtools.send('HeapProfiler.collectGarbage');
        const { metrics } = await devtools.send('Performance.getMetrics');
        const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
        return { nodes: of('Nodes'), listeners: of('JSEventListeners'), heap: of('JSHeapUsedSize') };
      };
      await page.clock.install();
      await visit(page, '/nosotros');
      const walk = async (rounds: number) => {
        for (let round = 0; round < rounds; round += 1)
          for (const href of tour) {
            await readable(page, href);
            await page.clock.runFor(1_000);
          }
        await hydrated(page);
      };

      await walk(2);
      const before = await measure();
      await walk(6);
      const after = await measure();

      expect(after.nodes).toBeLessThan(before.nodes * 1.2);
      expect(after.listeners).toBeLessThan(before.listeners * 1.2);
      expect(after.heap).toBeLessThan(before.heap * 1.25);
    },
  );

  test.describe('without scripts of remotes', () => {
    test.use({
      expectedConsoleErrors: { patterns: [/Failed to load resource/, /^mfe-[a-z]+ \S+ failed\./] },
    });

    test(
      'are read within two seconds while no script of any remote comes any more',
      { tag: '@proof' },
      async ({ page }) => {
        await visit(page, '/nosotros');
        await page.route(/\/releases\/mfe-.*\.js/, (route) => route.abort());

        for (let round = 0; round < 3; round += 1) for (const href of tour) await readable(page, href);

        await expect(page.getByRole('status').filter({ hasText: '+57' })).toHaveCount(0);
      },
    );
  });

  test('move nothing on the screen as they come and wake', { tag: '@proof' }, async ({ page }) => {
    await page.addInitScript(watchLayout);
    await visit(page, '/nosotros');

    for (const href of tour) {
      await readable(page, href);
      await hydrated(page);
    }

    await nothingHasMoved(page);
  });

  test('stand where they were left: back, forward and back again', async ({ page }) => {
    await visit(page, '/faq');
    await scrollDown(page, 700);
    await readable(page, '/spa/facial');
    await scrollDown(page, 500);
    await readable(page, '/blog');
    await scrollDown(page, 300);

    await page.goBack();
    await expect.poll(() => place(page)).toBe(500);
    await page.goBack();
    await expect.poll(() => place(page)).toBe(700);
    await page.goForward();
    await expect.poll(() => place(page)).toBe(500);
    await page.goForward();
    await expect.poll(() => place(page)).toBe(300);
  });
});

test.describe('a redirect', () => {
  test('by a click keeps the query and the anchor', { tag: '@proof' }, async ({ page }) => {
    await visit(page, '/nosotros');

    await follow(page, '/spa?desde=correo#clarity-antimanchas');

    await expect(page).toHaveURL('/spa/facial?desde=correo#clarity-antimanchas');
    await expect(page.locator('#clarity-antimanchas')).toBeInViewport();
  });
});

test.describe('HTML that does not come as it should', () => {
  // The browser logs the failed requests.
  test.use({ expectedConsoleErrors: { patterns: [/Failed to load resource/] } });

  const foreign = '<!doctype html><title>Welcome</title><h1>Sign in to this network.</h1>';
  const faults = {
    hangs: (_route: Route) => {},
    'is half': async (route: Route) => {
      const body = await (await route.fetch()).text();
      await route.fulfill({ contentType: 'text/html', body: body.slice(0, body.length / 2) });
    },
    'is of somebody else': (route: Route) => route.fulfill({ contentType: 'text/html', body: foreign }),
    'is an error': (route: Route) => route.fulfill({ status: 503, body: 'busy' }),
  };

  for (const [what, answer] of Object.entries(faults)) {
    test(
      `${what}: the page stays, help is at hand, and the visitor arrives`,
      { tag: what === 'is an error' ? [] : '@proof' },
      async ({ page }) => {
        await visit(page, '/faq');
        let isMended = false;
        await page.route('**/spa/facial', (route) => (isMended ? route.continue() : answer(route)));

        await follow(page, '/spa/facial');

        const help = page.getByRole('status').filter({ has: page.getByRole('link', { name: /\+57/ }) });
        await expect(help.getByRole('link', { name: /WhatsApp/ })).toBeVisible({ timeout: 6_000 });
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Preguntas frecuentes');
        await expect(page).toHaveURL('/faq');
        isMended = true;
        // It may have arrived by itself meanwhile.
        await help
          .getByRole('button')
          .evaluateAll((buttons: HTMLElement[]) => buttons.forEach((button) => button.click()));
        await expect(page).toHaveURL('/spa/facial');
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
        await expect(help).toHaveCount(0);
      },
    );
  }
});
