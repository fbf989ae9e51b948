import { localizePath } from '@clinic/shared/languages';
import type { PageScripts } from '@tesela/core/liveRemotes';
import { onePerRoute } from '@tesela/testing/composedRoutes';
import { hydrated } from '@tesela/testing/hydrated';
import { listChunkFiles, listUrls } from '@tesela/testing/site';
import type { APIRequestContext, Page, Request } from 'playwright/test';

import { axeFindsNothingSerious } from './support/axe.ts';
import { nothingHasMoved, watchLayout } from './support/layoutShifts.ts';
import { expect, test } from './support/test.ts';

// A page is opened once, and all that holds for any page is asked of it: a load is dear. Some are opened on a phone, and
// each is measured at all widths. A page of each kind is enough for a day; one of each route in both languages is opened by
// `pnpm prove journeys`, and axe reads every page in both languages at both widths by `pnpm prove accessibility`.

/** Records the scripts, stylesheets and documents of remotes that the page requests. */
function watchRequests(page: Page) {
  const seen = { scripts: [] as string[], styles: [] as string[], documents: [] as string[] };
  const pathOf = (request: Request) => new URL(request.url()).pathname;
  page.on('request', (request) => {
    if (request.resourceType() === 'script') seen.scripts.push(pathOf(request));
    if (request.resourceType() === 'stylesheet') seen.styles.push(pathOf(request));
    if (pathOf(request).startsWith('/data/')) seen.documents.push(pathOf(request));
  });
  return seen;
}

async function comesAliveFromWhatItAnnounces(
  page: Page,
  { scripts, styles, documents }: ReturnType<typeof watchRequests>,
): Promise<void> {
  const announced = JSON.parse((await page.locator('#page-scripts').textContent()) ?? '') as PageScripts;
  // The engine of the carousels, and whether the clinic is open, are loaded when they are visible, what measures with a
  // share of the visits; all else is preloaded.
  const later = new Set([
    ...listChunkFiles('mfe-marketing', /^carouselEngine/),
    ...listChunkFiles('mfe-shop', /^carouselEngine/),
    ...listChunkFiles('shell', /^(?:sayOpening|reportPage)/),
  ]);
  const fetched = [...new Set(scripts), ...styles, ...documents].filter((path) => !later.has(path));
  const own = [...announced.start, ...announced.page, ...(announced.areas.page ?? [])];
  const all = [...own, ...Object.values(announced.areas).flat()];
  expect.soft(fetched).toEqual(expect.arrayContaining(own));
  // The scripts of a slot are loaded when it is near the screen.
  expect.soft(all).toEqual(expect.arrayContaining(fetched));
  const files = [...scripts, ...styles, ...documents];
  expect.soft(new Set(files).size, 'each file once').toBe(files.length);
}

async function fitsTheScreen(page: Page): Promise<void> {
  for (const width of [1440, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(overflow, { message: `wider than the screen at ${width} px` }).toBeLessThanOrEqual(0);
  }
}

const spanish = onePerRoute(listUrls());
const english = onePerRoute(listUrls().toReversed(), 'en');
/** One page of each kind, and pages of every team. */
const daily = [
  '/',
  '/faq',
  '/blog/proteccion-solar',
  '/dermatologia/clinica',
  '/spa/facial',
  '/tienda',
  '/tienda/producto/suero-antioxidante-vitamina-c-15',
];

for (const [at, url] of [...spanish, ...english].entries()) {
  test(
    `${url} comes alive in silence, moves nothing, is accessible and fits the screen`,
    { tag: [...(at % 2 === 0 ? ['@phone'] : []), ...(daily.includes(url) ? [] : ['@proof'])] },
    async ({ page }) => {
      await page.addInitScript(watchLayout);
      const seen = watchRequests(page);

      await page.goto(url);
      await hydrated(page);
      await expect(page.getByRole('button', { name: /asistente virtual|virtual assistant/i })).toBeVisible();
      await page.waitForLoadState('networkidle');

      await comesAliveFromWhatItAnnounces(page, seen);
      await nothingHasMoved(page);
      await axeFindsNothingSerious(page);
      await fitsTheScreen(page);
    },
  );
}

test('the pages of each day are pages of the site', () => {
  expect(spanish).toEqual(expect.arrayContaining(daily));
});

/** What a page says that it loads, as text. */
const announcedBy = async (request: APIRequestContext, url: string): Promise<string> =>
  /id="page-scripts">([^<]+)</.exec(await (await request.get(url)).text())?.[1] ?? `${url} announces nothing`;

test('an English page comes alive from the scripts of its Spanish page, and English documents', async ({
  request,
}) => {
  for (const url of spanish) {
    const announced = await announcedBy(request, url);
    expect(await announcedBy(request, localizePath(url, 'en')), url).toBe(
      announced.replaceAll(/(\/data\/[^"]+\/)es\//g, '$1en/'),
    );
  }
});

test('there is one React: the store of the shell answers a button of a remote', async ({ page }) => {
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
});
