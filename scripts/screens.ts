// Pictures of every kind of page and of what opens over it, in both languages at seven widths, in .reports/screens, from
// the composed site: `pnpm make screens [--routes /,/precios] [--widths 390,1440] [--site .site]`
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { chromium, type Page } from 'playwright';

import { languages, localizePath } from '@clinic/shared/lang';
import { executablePath, sandboxArgs } from '@clinic/testing/chromium';
import { onePerRoute } from '@clinic/testing/composedRoutes';
import { serveSite } from '@clinic/testing/gateway';
import { listUrls, root } from '@clinic/testing/site';

const { values } = parseArgs({
  options: {
    routes: { type: 'string' },
    widths: { type: 'string', default: '360,390,768,1024,1366,1440,1920' },
    site: { type: 'string', default: '.site' },
  },
});

const target = path.join(root, '.reports/screens');

/** Longest picture in px of the page; what is below repeats itself. */
const maxHeight = 12_000;

/** How much of its size a picture keeps: enough to judge a layout. */
const scaleOf = (width: number) => (width < 600 ? 0.75 : 0.5);

/** What opens over a page, by the button that opens it. */
const openings = [
  ['/', 'menu', /^Men[uú]$/],
  ['/', 'form', /^(Agendar Cita|Book a visit)/],
  ['/', 'chat', /^(Abrir el asistente|Open the (virtual )?assistant)/],
  ['/', 'result', /comparar antes y después|compare before and after/],
  ['/tienda', 'filters', /^(Filtrar|Filter)/],
  ['/tienda', 'cart', /^(Abrir el carrito|Carrito|Open the cart|Cart)/],
] as const;

/** Shows what waits until it comes near the screen. */
async function loadEverything(page: Page): Promise<number> {
  const height = await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    document.documentElement.style.setProperty('--far', 'visible');
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    return document.documentElement.scrollHeight;
  });
  return Math.min(height, maxHeight);
}

const routes = values.routes?.split(',') ?? [...onePerRoute(listUrls()), '/404'];
rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
const server = await serveSite(values.site);
const browser = await chromium.launch({ executablePath, args: [...sandboxArgs] });

async function save(page: Page, name: string, height: number): Promise<void> {
  const { width } = page.viewportSize() ?? { width: 0 };
  await page.screenshot({
    path: path.join(target, `${name}-${width}.jpg`),
    type: 'jpeg',
    quality: 60,
    fullPage: true,
    clip: { x: 0, y: 0, width, height },
  });
}

for (const width of values.widths.split(',').map(Number)) {
  const height = width < 600 ? 844 : 900;
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: scaleOf(width),
    reducedMotion: 'reduce',
  });
  for (const lang of languages) {
    for (const route of routes) {
      const name = `${lang}-${route === '/' ? 'inicio' : route.slice(1).replaceAll('/', '-')}`;
      await page.goto(server.url + localizePath(route, lang));
      await page.waitForLoadState('networkidle');
      // First, before anything is scrolled or focused.
      await save(page, name, await loadEverything(page));
      for (const [, opening, button] of openings.filter(([where]) => where === route)) {
        const opener = page.getByRole('button', { name: button }).filter({ visible: true }).first();
        if (!(await opener.isVisible())) continue;
        await page.goto(server.url + localizePath(route, lang));
        await opener.click();
        await page.waitForLoadState('networkidle');
        await page.screenshot({
          path: path.join(target, `${name}-${opening}-${width}.jpg`),
          type: 'jpeg',
          quality: 60,
        });
      }
    }
  }
  await page.close();
}
await browser.close();
await server.end();
console.log(`Pictures of ${routes.length} kinds of pages are in .reports/screens`);
