import { visit } from '@tesela/testing/hydrated';
import type { Locator, Page } from 'playwright/test';

import { applyStyle } from './support/comfort.ts';
import { contrastOverPictures } from './support/overPictures.ts';
import { expect, test } from './support/test.ts';

/** Far off the screen the browser would only tell the height that is reserved. */
const renderFarSections = (page: Page) => applyStyle(page, ':root { --far: visible !important; }');

const phoneAndDesktop = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 600;

/** A test that sets the width runs on one device only, and each day at one of its widths. */
const onceAt = (width: number, daily: number) => ({
  tag: [...(width < 600 ? ['@phone'] : []), ...(width === daily ? [] : ['@proof'])],
});

/** What a service or device may add to the page of its area, in pixels. */
const card = { phone: 300, desktop: 150 };

for (const [url, phone, desktop, each] of [
  ['/', 9050, 9000],
  ['/dermatologia/clinica', 2650, 3250, card],
  ['/dermatologia/estetica', 2650, 3250, card],
  ['/en/dermatologia/estetica', 2650, 3250, card],
  ['/tratamientos/acido-hialuronico', 6000, 4200],
  ['/en/tratamientos/reseccion-lesiones', 6000, 4100],
] as const) {
  test(`${url} is read without endless scrolling`, { tag: url === '/' ? [] : '@proof' }, async ({ page }) => {
    await visit(page, url);
    await renderFarSections(page);
    const cards = each ? await page.getByRole('main').getByRole('article').count() : 0;

    for (const size of phoneAndDesktop) {
      await page.setViewportSize(size);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      const most = isPhone(page)
        ? phone + cards * (each?.phone ?? 0)
        : desktop + cards * (each?.desktop ?? 0);
      expect(height, `at ${size.width} px`).toBeLessThanOrEqual(most);
    }
  });
}

for (const url of ['/faq', '/en/faq']) {
  const tag = url === '/faq' ? [] : '@proof';
  test(
    `the footer of ${url} takes one screen at most, and is not heavier than a page`,
    { tag },
    async ({ page }) => {
      await visit(page, url);
      await renderFarSections(page);

      for (const size of phoneAndDesktop) {
        await page.setViewportSize(size);
        // Without the space at the end for the bar of buttons on a phone.
        const height = await page
          .getByRole('contentinfo')
          .evaluate(
            (footer) => footer.clientHeight - Number.parseFloat(getComputedStyle(footer).paddingBlockEnd),
          );
        expect(height).toBeGreaterThan(0);
        expect(height, `at ${size.width} px`).toBeLessThanOrEqual(size.height);
      }
    },
  );
}

for (const width of [390, 768, 1120, 1440, 1920]) {
  test(`at ${width} px the bar and the content share their edges`, onceAt(width, 1440), async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, '/dermatologia/clinica');

    const logo = await page.getByRole('banner').getByRole('link').first().boundingBox();
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();

    expect(Math.abs((logo?.x ?? 0) - (heading?.x ?? 99))).toBeLessThanOrEqual(1);
  });
}

/** Elements whose text must not be cut off: names, prices, buttons, arrows. */
const deciding = ':is(main, footer) :is(h1, h2, h3, p, a, button, summary)';

/**
 * Returns what the floating buttons cover: in the margin, at any position of the page; in a bar over the whole width,
 * after the browser has scrolled to it, as for the focus.
 */
const listCovered = (page: Page) =>
  page.evaluate((selector) => {
    const region = document.querySelector('[data-widgets]');
    const buttons = [...(region?.querySelectorAll('a, button') ?? [])].filter(
      (button) => button.getBoundingClientRect().width > 1,
    );
    if (!region || buttons.length === 0) return ['no floating buttons'];
    const covered = new Set<string>();
    if (region.clientWidth >= document.documentElement.clientWidth) {
      const edge = innerHeight - region.clientHeight;
      for (const element of document.querySelectorAll(selector)) {
        if (!element.checkVisibility() || element.getBoundingClientRect().height > edge / 2) continue;
        element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        // The browser scrolls by whole pixels.
        if (element.getBoundingClientRect().bottom > edge + 0.5) covered.add(element.outerHTML.slice(0, 80));
      }
      return [...covered];
    }
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 3) {
      scrollTo({ top, behavior: 'instant' });
      for (const button of buttons) {
        const box = button.getBoundingClientRect();
        for (const x of [box.left + 1, box.right - 1])
          for (const y of [box.top + 1, box.bottom - 1])
            for (const below of document.elementsFromPoint(x, y))
              if (below.matches(selector)) covered.add(below.outerHTML.slice(0, 80));
      }
    }
    return [...covered];
  }, deciding);

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1366, 768],
] as const) {
  test(
    `at ${width} px the floating buttons cover no words and no controls`,
    onceAt(width, 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      for (const url of ['/', '/tienda', '/dermatologia/estetica', '/precios', '/blog', '/spa/facial']) {
        await visit(page, url);
        await expect(page.getByRole('button', { name: 'Abrir el asistente virtual' })).toBeVisible();
        expect(await listCovered(page), url).toEqual([]);
      }
    },
  );
}

test(
  'words over pictures are readable over the worst pixel',
  { tag: ['@widths', '@proof'] },
  async ({ page }) => {
    for (const [url, known] of [
      ['/', 'Simulación ilustrativa'],
      ['/equipo', 'Dra. Laura Echeverri'],
    ] as const) {
      await visit(page, url);
      const words = await contrastOverPictures(page);

      expect(words.map(({ text }) => text)).toContain(known);
      expect(words.filter(({ ratio, least }) => ratio < least)).toEqual([]);
    }
  },
);

/** Bottom edge of a part of the page, in px. */
async function bottomOf(part: Locator): Promise<number> {
  const { y, height } = (await part.first().boundingBox()) ?? { y: Number.NaN, height: 0 };
  return y + height;
}

for (const [url, button] of [
  ['/tienda/producto/suero-antioxidante-vitamina-c-15', 'Agregar al carrito'],
  ['/en/tienda/producto/suero-antioxidante-vitamina-c-15', 'Add to cart'],
  ['/tratamientos/toxina-botulinica', 'Solicitar valoración'],
] as const) {
  test(`a phone shows price and button of ${url} without scrolling`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, url);
    const screen = (await page.getByRole('complementary').boundingBox())?.y ?? 0;
    const main = page.getByRole('main');

    expect(await bottomOf(main.getByText(/^\$/))).toBeLessThanOrEqual(screen);
    expect(await bottomOf(main.getByRole('button', { name: button }))).toBeLessThanOrEqual(screen);
  });
}

test('the chosen section of the spa begins on the first screen, its price and button soon below', async ({
  page,
}) => {
  await visit(page, '/spa/facial');
  const main = page.getByRole('main');

  for (const size of phoneAndDesktop) {
    await page.setViewportSize(size);
    const limit = isPhone(page) ? 1300 : 1200;
    expect((await main.getByRole('heading', { level: 1 }).boundingBox())?.y).toBeLessThanOrEqual(620);
    expect(await bottomOf(main.getByText(/^\$/))).toBeLessThanOrEqual(limit);
    expect(await bottomOf(main.getByRole('button', { name: /^Solicitar/ }))).toBeLessThanOrEqual(limit);
  }
});

/** Pictures that are drawn larger than their file, or at less than 0.4 of it though a smaller file exists. */
const wrongPictures = (page: Page) =>
  page.evaluate(async () => {
    // A browser that has a file takes it for a smaller copy of the same picture, too: the largest copy counts.
    const scales = new Map<string, number>();
    const smallest = new Set<string>();
    for (const image of document.querySelectorAll<HTMLImageElement>('main picture img')) {
      if (!image.checkVisibility()) continue;
      image.loading = 'eager';
      await image.decode();
      // The browser divides the size of the picture by the density that `sizes` promises; a copy does not.
      const file = Object.assign(new Image(), { src: image.currentSrc });
      await file.decode();
      const { width, height } = image.getBoundingClientRect();
      const scale = Math.round(100 * Math.max(width / file.naturalWidth, height / file.naturalHeight)) / 100;
      const least = Number(/ (\d+)w/.exec(image.parentElement?.querySelector('source')?.srcset ?? '')?.[1]);
      scales.set(file.src, Math.max(scale, scales.get(file.src) ?? 0));
      if (file.naturalWidth <= least) smallest.add(file.src);
    }
    return [...scales].filter(([src, scale]) => scale > 1.1 || (scale < 0.4 && !smallest.has(src)));
  });

/** A page of each kind that shows pictures; the first two each day. */
const pictured =
  '/ /spa/facial /spa/capilar /spa/corporal /spa/laser /blog /blog/melasma /nosotros /equipo /equipo/mariana-restrepo /faq /precios /problemas /problemas/acne /dermatologia/clinica /dermatologia/estetica /tratamientos/toxina-botulinica /tienda /tienda/capilar /tienda/producto/suero-antioxidante-vitamina-c-15';

for (const [index, url] of pictured.split(' ').entries()) {
  const tag = index < 2 ? [] : '@proof';
  test(`the pictures of ${url} are drawn in their real size`, { tag }, async ({ page }) => {
    // Each time a new page, since a browser keeps a larger file that it has.
    for (const size of phoneAndDesktop) {
      await page.setViewportSize(size);
      await visit(page, url);
      await renderFarSections(page);
      expect(await wrongPictures(page), `at ${size.width} px`).toEqual([]);
    }
  });
}

test(
  'phones show two products in a row, each with picture, name, price and a way into the cart',
  { tag: ['@phone', '@proof'] },
  async ({ page }) => {
    await visit(page, '/tienda');
    const cards = page.getByRole('main').getByRole('article');

    const [first, second] = [await cards.nth(0).boundingBox(), await cards.nth(1).boundingBox()];

    expect(first?.y).toBe(second?.y);
    await expect(cards.first().getByRole('img')).toBeVisible();
    await expect(cards.first().getByRole('link', { name: /Vitamina C/ })).toBeVisible();
    await expect(cards.first().getByText(/^\$[\d.]+,00$/)).toBeVisible();
    await expect(cards.first().getByRole('button', { name: /^Agregar/ })).toBeVisible();
  },
);
