import type { PageScripts } from '@clinic/shared/liveRemotes';
import { onePerRoute, routeOf } from '@clinic/testing/composedRoutes';
import { hydrated } from '@clinic/testing/hydrated';
import { listChunkFiles, listUrls } from '@clinic/testing/site';
import type { Page, Request } from 'playwright/test';

import { axeFindsNothingSerious } from './support/axe.ts';
import { nothingHasMoved, watchLayout } from './support/layoutShifts.ts';
import { expect, test } from './support/test.ts';

// A page of each route is opened once, and all that holds for any page is asked of it: a load is dear. Spanish pages are
// opened on a phone, English ones on a desktop, the first article here and the last one there, and each is measured at all
// widths; axe reads each route once, here or there, and with `pnpm prove accessibility` every page in both languages on both.

/** Records the scripts and stylesheets that the page requests. */
function watchRequests(page: Page): { scripts: string[]; styles: string[] } {
  const seen = { scripts: [] as string[], styles: [] as string[] };
  const pathOf = (request: Request) => new URL(request.url()).pathname;
  page.on('request', (request) => {
    if (request.resourceType() === 'script') seen.scripts.push(pathOf(request));
    if (request.resourceType() === 'stylesheet') seen.styles.push(pathOf(request));
  });
  return seen;
}

async function comesAliveFromWhatItAnnounces(
  page: Page,
  { scripts, styles }: { scripts: readonly string[]; styles: readonly string[] },
): Promise<void> {
  const announced = JSON.parse((await page.locator('#page-scripts').textContent()) ?? '') as PageScripts;
  // The engine of the carousels, and whether the clinic is open, are loaded when they are visible; all else is preloaded.
  const later = new Set([
    ...listChunkFiles('mfe-marketing', /^carouselEngine/),
    ...listChunkFiles('mfe-shop', /^carouselEngine/),
    ...listChunkFiles('shell', /^sayOpening/),
  ]);
  const fetched = [...new Set(scripts)].filter((path) => !later.has(path));
  const own = [...announced.start, ...announced.page, ...(announced.areas.page ?? [])];
  const all = [...own, ...Object.values(announced.areas).flat()];
  expect.soft([...fetched, ...styles]).toEqual(expect.arrayContaining(own));
  // The scripts of a slot are loaded when it is near the screen.
  expect.soft(all).toEqual(expect.arrayContaining([...fetched, ...styles]));
  expect.soft(new Set([...scripts, ...styles]).size, 'each file once').toBe(scripts.length + styles.length);
}

async function fitsTheScreen(page: Page): Promise<void> {
  for (const width of [1440, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(overflow, { message: `wider than the screen at ${width} px` }).toBeLessThanOrEqual(0);
  }
}

const onPhone = onePerRoute(listUrls());
const onDesktop = onePerRoute(listUrls().toReversed(), 'en');
const readOnPhone = new Set(onPhone.filter((_, at) => at % 2 === 0).map((url) => routeOf(url)));

/** Whether axe reads a page here: each route once. */
const isRead = (url: string): boolean => readOnPhone.has(routeOf(url)) === onPhone.includes(url);

for (const url of [...onPhone, ...onDesktop]) {
  test(
    `${url} comes alive in silence, moves nothing${isRead(url) ? ', is accessible' : ''} and fits the screen`,
    { tag: /^\/en(?:\/|$)/.test(url) ? '@desktop' : '@phone' },
    async ({ page }) => {
      await page.addInitScript(watchLayout);
      const seen = watchRequests(page);

      await page.goto(url);
      await hydrated(page);
      await expect(page.getByRole('button', { name: /asistente virtual|virtual assistant/i })).toBeVisible();
      await page.waitForLoadState('networkidle');

      await comesAliveFromWhatItAnnounces(page, seen);
      await nothingHasMoved(page);
      if (isRead(url)) await axeFindsNothingSerious(page);
      await fitsTheScreen(page);
    },
  );
}

test(
  'there is one React: the store of the shell answers a button of a remote',
  { tag: '@anyWidth' },
  async ({ page }) => {
    await page.goto('/dermatologia/clinica');
    await hydrated(page);

    const roots = await page.evaluate(
      () =>
        Object.keys(document.getElementById('root') ?? {}).filter((key) => key.startsWith('__reactContainer'))
          .length,
    );
    const fibers = await page.evaluate(() => {
      const suffixes = new Set<string>();
      for (const element of document.querySelectorAll('#root *')) {
        for (const key of Object.keys(element)) if (key.startsWith('__reactFiber')) suffixes.add(key);
      }
      return suffixes.size;
    });
    expect(roots).toBe(1);
    expect(fibers).toBe(1);
  },
);
