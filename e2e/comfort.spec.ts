import { executablePath, launchArgs } from '@tesela/testing/chromium';
import { onePerRoute } from '@tesela/testing/composedRoutes';
import { visit } from '@tesela/testing/hydrated';
import { baseUrl, listUrls } from '@tesela/testing/site';
import { chromium, type Page } from 'playwright/test';

import { applyStyle, textSpacing } from './support/comfort.ts';
import { expect, test } from './support/test.ts';

/** Settings of browser and system that axe does not check. */
test.use({ viewport: { width: 320, height: 640 } });

const pages = [
  '/',
  '/dermatologia/estetica',
  '/spa/laser',
  '/tienda',
  '/tienda/producto/suero-antioxidante-vitamina-c-15',
  '/equipo/mariana-restrepo',
  '/blog',
  '/faq',
  '/en',
];

/** Elements that are partly outside of the screen and not in a scrollable row. */
const beside = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.documentElement &&
      (['auto', 'scroll', 'hidden', 'clip'].includes(getComputedStyle(element).overflowX) ||
        scrolls(element.parentElement));
    return [...document.querySelectorAll('header *, main *, footer *, aside *, dialog[open] *')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const { left, right, width: own } = element.getBoundingClientRect();
        return own > 1 && (left < -1 || right > width + 1) && !scrolls(element.parentElement);
      })
      .map((element) => element.outerHTML.slice(0, 80));
  });

const settings = [
  ['wide text spacing (1.4.12)', textSpacing, 320],
  ['text twice as large (1.4.4)', 'html { font-size: 200% !important; }', 390],
] as const;

for (const [name, css, width] of settings) {
  test(`${name}: nothing leaves the screen`, { tag: '@proof' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const url of pages) {
      await visit(page, url);
      await applyStyle(page, css);

      expect(await beside(page), url).toEqual([]);
      await expect(page.getByRole('banner').getByRole('button', { name: /Menú|Menu/ })).toBeInViewport();
    }
  });

  test(
    `${name}: form, chat and cart stay usable`,
    { tag: css === textSpacing ? '@proof' : [] },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await visit(page, '/tienda');
      await applyStyle(page, css);

      await page.getByRole('banner').getByRole('button', { name: 'Agendar Cita' }).click();
      const form = page.getByRole('dialog', { name: 'Solicitar valoración' });
      await expect(form.getByRole('heading').locator(':focus')).toBeVisible();
      expect(await beside(page), 'form').toEqual([]);
      // The page scrolls only vertically, so nothing may be beside the visible area.
      const sideways = await form.evaluate((dialog) =>
        [dialog, ...dialog.querySelectorAll('*')]
          .filter(({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
          .map(({ outerHTML }) => outerHTML.slice(0, 80)),
      );
      expect(sideways).toEqual([]);
      await form.getByRole('button', { name: 'Continuar' }).click();
      await expect(form.getByRole('group', { name: /Revise/ })).toBeFocused();
      await form.getByRole('button', { name: 'Cerrar' }).click();

      await page.getByRole('button', { name: /^Carrito,/ }).click();
      expect(await beside(page), 'cart').toEqual([]);
      await page.getByRole('button', { name: 'Cerrar el carrito' }).click();

      await page.getByRole('button', { name: 'Abrir el asistente virtual' }).click();
      await expect(page.getByRole('textbox', { name: 'Su mensaje' })).toBeInViewport();
      expect(await beside(page), 'chat').toEqual([]);
    },
  );
}

test(
  'with 20 px as the smallest font of the browser no page of a phone scrolls sideways',
  { tag: '@proof' },
  async () => {
    const args = [...launchArgs, '--blink-settings=minimumFontSize=20'];
    const browser = await chromium.launch({ executablePath, args });
    const page = await browser.newPage({ baseURL: baseUrl, viewport: { width: 360, height: 780 } });
    for (const url of onePerRoute(listUrls({ products: 1 }), 'es')) {
      await page.goto(url);

      expect(await page.evaluate(() => document.documentElement.scrollWidth), url).toBe(360);
    }
    const small = page.getByRole('contentinfo').getByRole('definition').first();
    await expect(small).toHaveCSS('font-size', '20px');
    await browser.close();
  },
);

test.describe('forced colours', () => {
  test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { forcedColors: 'active' } });

  const lineOf = (element: Element) => {
    const style = getComputedStyle(element);
    const outline = style.outlineStyle === 'none' ? 0 : Number.parseFloat(style.outlineWidth);
    return outline + Number.parseFloat(style.borderTopWidth);
  };

  test(
    'what is chosen, and where a dialog ends, is drawn with a line',
    { tag: '@proof' },
    async ({ page }) => {
      await visit(page, '/spa/laser');
      const current = page.getByRole('main').locator('[aria-current]').filter({ visible: true });
      for (const chosen of await current.all())
        expect(await chosen.evaluate(lineOf)).toBeGreaterThanOrEqual(2);

      await page.getByRole('button', { name: 'Agendar Cita' }).first().click();

      expect(await page.getByRole('dialog').evaluate(lineOf)).toBeGreaterThanOrEqual(2);
    },
  );
});

test(
  'what is pressed is 24 px large at least, links in sentences aside (2.5.8)',
  { tag: '@proof' },
  async ({ page }) => {
    for (const url of [...pages, '/blog/melasma', '/dermatologia/clinica', '/privacidad']) {
      await visit(page, url);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 844 });
        const small = await page.evaluate(() =>
          [...document.querySelectorAll('a, button, summary, input, select, textarea')]
            .filter((target) => target.checkVisibility({ visibilityProperty: true }))
            .filter((target) => getComputedStyle(target).pointerEvents !== 'none')
            // The visitor presses a stretched link or a label instead.
            .filter((target) => getComputedStyle(target, '::after').position !== 'absolute')
            .filter((target) => getComputedStyle(target).display !== 'inline' || target.closest('li > a'))
            .map((target) => ({ target, box: (target.closest('label') ?? target).getBoundingClientRect() }))
            .filter(({ box }) => box.width > 1 && Math.min(box.width, box.height) < 24)
            .map(({ target }) => target.outerHTML.slice(0, 90)),
        );
        expect(small, `${url} at ${width} px`).toEqual([]);
      }
    }
  },
);

test.describe('more contrast', () => {
  test.use({ contextOptions: { contrast: 'more' } });

  test('words are darker and lines are seen', { tag: '@proof' }, async ({ page }) => {
    await visit(page, '/tienda');
    const rgb = (element: Element, property: string) =>
      (getComputedStyle(element).getPropertyValue(property).match(/\d+/g) ?? []).slice(0, 3).map(Number);
    const luminance = ([r = 0, g = 0, b = 0]: number[]) => {
      const [x, y, z] = [r, g, b].map((part) => ((part / 255 + 0.055) / 1.055) ** 2.4) as [
        number,
        number,
        number,
      ];
      return 0.2126 * x + 0.7152 * y + 0.0722 * z;
    };
    // Porcelain is the colour of the page.
    const onPage = (colour: number[]) => (luminance([251, 248, 244]) + 0.05) / (luminance(colour) + 0.05);

    const count = page.getByRole('main').getByRole('status').first();
    expect(onPage(await count.evaluate(rgb, 'color'))).toBeGreaterThan(7);
    expect(onPage(await page.getByRole('banner').evaluate(rgb, 'border-bottom-color'))).toBeGreaterThan(3);
  });
});

test('the hero rests behind an open form', { tag: '@proof' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.clock.install();
  await visit(page, '/');
  const first = page.getByRole('heading', { level: 1 });
  await page.getByRole('banner').getByRole('button', { name: 'Agendar Cita' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();

  await page.clock.fastForward(12_000);

  await expect(first).toBeInViewport({ ratio: 0.9 });
});
