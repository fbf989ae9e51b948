import { visit } from '@clinic/testing/hydrated';
import type { Page } from 'playwright/test';

import { applyStyle } from './support/comfort.ts';
import { expect, test } from './support/test.ts';

/** Heights of whole pages after all pictures have loaded. */
async function heightOf(page: Page, url: string): Promise<number> {
  await visit(page, url);
  return page.evaluate(() => document.documentElement.scrollHeight);
}

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 600;

/** A test that sets the width runs on one device only. */
const onceAt = (width: number) => ({ tag: width < 600 ? '@phone' : '@desktop' });

for (const [url, phone, desktop] of [
  ['/', 9050, 9000],
  ['/dermatologia/clinica', 5050, 4400],
  ['/dermatologia/estetica', 5500, 4750],
  ['/en/dermatologia/estetica', 5500, 4750],
  ['/tratamientos/acido-hialuronico', 6000, 4200],
  ['/en/tratamientos/reseccion-lesiones', 6000, 4100],
] as const) {
  test(`${url} is read without endless scrolling`, async ({ page }) => {
    expect(await heightOf(page, url)).toBeLessThanOrEqual(isPhone(page) ? phone : desktop);
  });
}

for (const url of ['/faq', '/en/faq']) {
  test(`the footer of ${url} takes one screen at most, and is not heavier than a page`, async ({ page }) => {
    await visit(page, url);
    // Far off the screen the browser would only tell the height that is reserved.
    await applyStyle(page, ':root { --far: visible !important; }');

    // Without the space at the end for the bar of buttons on a phone.
    const height = await page
      .getByRole('contentinfo')
      .evaluate(
        (footer) => footer.clientHeight - Number.parseFloat(getComputedStyle(footer).paddingBlockEnd),
      );

    expect(height).toBeGreaterThan(0);
    expect(height).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
  });
}

for (const width of [390, 768, 1120, 1440, 1920]) {
  test(`at ${width} px the bar and the content share their edges`, onceAt(width), async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, '/dermatologia/clinica');

    const logo = await page.getByRole('banner').getByRole('link').first().boundingBox();
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();

    expect(Math.abs((logo?.x ?? 0) - (heading?.x ?? 99))).toBeLessThanOrEqual(1);
  });
}

/** Elements whose text must not be cut off: names, prices, buttons, arrows. */
const deciding = 'main :is(h1, h2, h3, p, a, button, summary)';

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1120, 800],
  [1366, 768],
] as const) {
  test(
    `at ${width} px the floating buttons cover no words and no controls`,
    onceAt(width),
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      for (const url of ['/', '/tienda', '/dermatologia/estetica', '/spa/laser']) {
        await visit(page, url);
        await expect(page.getByRole('button', { name: 'Abrir el asistente virtual' })).toBeVisible();
        const covered = await page.evaluate((selector) => {
          const region = document.querySelector('aside');
          if (!region) return ['no floating buttons'];
          // A bar over the whole width covers the elements below its edge.
          const { left, right } = region.getBoundingClientRect();
          const isOpaque = getComputedStyle(region).backgroundColor !== 'rgba(0, 0, 0, 0)';
          if (left === 0 && right >= document.documentElement.clientWidth && isOpaque) return [];
          const widgets = [...region.querySelectorAll('a, button')]
            .map((element) => element.getBoundingClientRect())
            .filter((box) => box.width > 1);
          return [...document.querySelectorAll(selector)]
            .filter((element) => element.checkVisibility())
            .flatMap((element) => {
              const box = element.getBoundingClientRect();
              const isOver = widgets.some(
                (widget) =>
                  box.left < widget.right - 1 &&
                  box.right > widget.left + 1 &&
                  box.top < widget.bottom &&
                  box.bottom > widget.top,
              );
              return isOver ? [element.textContent.slice(0, 40)] : [];
            });
        }, deciding);
        expect(covered, url).toEqual([]);
      }
    },
  );
}

test('price and button of a product are seen without scrolling', async ({ page }) => {
  await visit(page, '/tienda/producto/suero-antioxidante-vitamina-c-15');
  const bar = await page.getByRole('complementary').boundingBox();
  const screen = isPhone(page) ? (bar?.y ?? 0) : (page.viewportSize()?.height ?? 0);

  for (const part of [
    page.getByRole('article').first().getByText(/^\$/),
    page.getByRole('button', { name: 'Agregar al carrito', exact: true }),
  ]) {
    const box = await part.first().boundingBox();
    expect((box?.y ?? 9999) + (box?.height ?? 0)).toBeLessThanOrEqual(screen);
  }
});

test(
  'phones show two products in a row, each with picture, name, price and a way into the cart',
  { tag: '@phone' },
  async ({ page }) => {
    await visit(page, '/tienda');
    const cards = page.getByRole('main').getByRole('article');

    const [first, second] = [await cards.nth(0).boundingBox(), await cards.nth(1).boundingBox()];

    expect(first?.y).toBe(second?.y);
    await expect(cards.first().getByRole('img')).toBeVisible();
    await expect(cards.first().getByRole('link', { name: /Vitamina C/ })).toBeVisible();
    await expect(cards.first().getByText(/^\$[\d.]+,00$/)).toBeVisible();
    await expect(cards.first().getByRole('button', { name: /Agregar al carrito/ })).toBeVisible();
  },
);
