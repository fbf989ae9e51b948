import { visit } from '@tesela/testing/hydrated';
import type { Page } from 'playwright/test';

import { applyStyle, textSpacing } from './support/comfort.ts';
import { expect, test } from './support/test.ts';

/** Widths of phones in px, all of them by `pnpm prove journeys bar`. */
const phones = process.env.TESELA_PROOFS
  ? Array.from({ length: 19 }, (_, index) => 320 + 6 * index)
  : [320, 362, 392, 428];

/** With two widths at which the menu is a row of links. */
const widths = [...phones, 768, 1216, 1440];

const readers = {
  'text as it comes': '',
  'text twice as large (1.4.4)': 'html { font-size: 200% !important; }',
  'wide text spacing (1.4.12)': textSpacing,
};

const systemFonts = ':root { --serif: serif !important; --sans: sans-serif !important; }';

/** Elements of the bar that are outside of its row or overlap another element. */
const outOfRow = (page: Page) =>
  page.evaluate(() => {
    const header = document.querySelector('header');
    const row = header?.getBoundingClientRect();
    const isShown = (part: Element) => part.checkVisibility({ visibilityProperty: true });
    const boxes = [...(header?.querySelectorAll(':scope > div > *') ?? [])]
      .filter(isShown)
      .map((part) => part.getBoundingClientRect())
      .toSorted((a, b) => a.left - b.left);
    const links = [...(header?.querySelectorAll('a, button') ?? [])].filter(
      (part) => isShown(part) && !part.closest('ul ul'),
    );
    const outside = links.filter((part) => {
      const box = part.getBoundingClientRect();
      return !row || box.top < row.top || box.bottom > row.bottom || box.left < 0 || box.right > innerWidth;
    });
    return {
      parts: links.length,
      outside: outside.map(({ outerHTML }) => outerHTML.slice(0, 60)),
      overlaps: boxes.filter((box, place) => (boxes[place + 1]?.left ?? innerWidth) < box.right - 0.5).length,
    };
  });

for (const [reader, css] of Object.entries(readers)) {
  const tag = css ? '@proof' : [];
  test(`the bar is one row at every width, with either font: ${reader}`, { tag }, async ({ page }) => {
    for (const url of ['/nosotros', '/en/nosotros']) {
      await visit(page, url);
      await page.evaluate(() => document.fonts.ready);
      await applyStyle(page, css);
      for (const fonts of ['', systemFonts]) {
        await applyStyle(page, fonts);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 844 });
          const { parts, ...wrong } = await outOfRow(page);
          const where = `${url} at ${width} px ${fonts && 'with the system’s fonts'}`;
          expect(wrong, where).toEqual({ outside: [], overlaps: 0 });
          // The name, the search, the form and the menu.
          expect(parts, where).toBeGreaterThanOrEqual(4);
        }
      }
    }
  });
}

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  const help = (page: Page) => page.getByRole('complementary', { name: 'Ayuda y accesos rápidos' });

  test(
    'open networks stand above the bar, whose icons share a row of the shop from 360 px on',
    { tag: '@proof' },
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 800 });
      await visit(page, '/tienda');
      await help(page).getByRole('button', { name: 'Redes sociales' }).click();

      const shown = help(page).locator('a, button').filter({ visible: true });
      await expect(shown).toHaveCount(8);
      const tops = await shown.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
      expect(new Set(tops).size).toBe(2);
    },
  );

  test('a treatment and a product lend the bar their price and button, and it stays', async ({ page }) => {
    await visit(page, '/tratamientos/toxina-botulinica');
    await page.evaluate(() => scrollTo(0, 2000));
    const book = page.getByRole('button', { name: /^Agendar \$650\.000 – / });
    await expect(book).toBeInViewport({ ratio: 1 });
    await expect(help(page).getByRole('button', { name: 'Agendar', exact: true })).toBeHidden();
    await book.click();
    await expect(page.getByRole('dialog')).toContainText('Toxina botulínica');

    await visit(page, '/tienda/producto/suero-antioxidante-vitamina-c-15');
    await page.evaluate(() => scrollTo(0, 2000));
    await page.getByRole('button', { name: /^Agregar al carrito.*\$/ }).click();
    await expect(help(page).getByRole('button', { name: /1 producto/ })).toBeInViewport({ ratio: 1 });
  });

  test('the bar of buttons leaves on the way down and is back on the way up, at a tap and for the keyboard', async ({
    page,
  }) => {
    await visit(page, '/faq');
    await expect(help(page)).toBeInViewport();

    await page.evaluate(() => scrollTo(0, 400));
    await expect(help(page)).not.toBeInViewport();
    await page.evaluate(() => scrollTo(0, 300));
    await expect(help(page)).toBeInViewport();

    await page.evaluate(() => scrollTo(0, 500));
    await expect(help(page)).not.toBeInViewport();
    await page.touchscreen.tap(380, 400);
    await expect(help(page)).toBeInViewport();

    await page.evaluate(() => scrollTo(0, 700));
    await expect(help(page)).not.toBeInViewport();
    await page.keyboard.press('Shift+Tab');
    await help(page).getByRole('button', { name: 'Abrir el asistente virtual' }).focus();
    await expect(help(page)).toBeInViewport({ ratio: 1 });
  });

  test(
    'a screen of 256 px, as at 400 %, belongs to the page: both bars scroll away',
    { tag: '@proof' },
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 256 });
      await visit(page, '/spa/facial');
      await expect(page.getByRole('banner')).toBeInViewport();
      await expect(help(page)).not.toBeInViewport();

      await page.evaluate(() => scrollTo(0, 600));

      await expect(page.getByRole('banner')).not.toBeInViewport();
      await expect(help(page)).not.toBeInViewport();
    },
  );
});

test.describe('a phone held across, with its keyboard', () => {
  test.use({ viewport: { width: 667, height: 180 }, hasTouch: true, isMobile: true });

  test('opens the chat at the end of the page, and sends', { tag: '@proof' }, async ({ page }) => {
    await visit(page, '/faq');
    await page.getByRole('button', { name: 'Abrir el asistente virtual' }).click();
    const chat = page.getByRole('dialog', { name: 'Asistente virtual' });
    await chat.getByRole('textbox', { name: 'Su mensaje' }).fill('¿Dónde quedan?');
    const send = chat.getByRole('button', { name: 'Enviar' });
    await expect(send).toBeInViewport({ ratio: 1 });
    await expect(chat.getByRole('link', { name: '123' })).toBeInViewport({ ratio: 1 });

    await send.click();

    await expect(chat.getByText(/Calle 10/).first()).toBeInViewport();
  });
});

test('no menu shows itself when a window grows wide', { tag: '@proof' }, async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 800 });
  await visit(page, '/faq');
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const below = [...document.querySelectorAll('header ul ul')];
    addEventListener('resize', () => {
      for (let frame = 0; frame < 8; frame += 1) {
        setTimeout(() => {
          for (const list of below) {
            if (list.checkVisibility({ visibilityProperty: true }))
              seen.push(`${frame}: ${list.textContent}`);
          }
        }, frame * 30);
      }
      setTimeout(() => Object.assign(window, { looked: true }), 250);
    });
  });

  await page.setViewportSize({ width: 1300, height: 800 });

  await page.waitForFunction(() => 'looked' in window);
  expect(await page.evaluate(() => 'seen' in window && window.seen)).toEqual([]);
});
