import { browserPath, launchArgs } from '@tesela/testing/chromium';
import { visit } from '@tesela/testing/hydrated';
import { baseUrl } from '@tesela/testing/site';
import { chromium, expect, test, type Page } from 'playwright/test';

test.skip(!browserPath, 'a whole Chromium is not installed here');

// Playwright switches it off, and the headless shell has none.
const launchKeeping = () =>
  chromium.launch({
    executablePath: browserPath,
    args: launchArgs,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });

function watchReturns(): void {
  addEventListener('pageshow', ({ persisted }) => {
    document.documentElement.dataset.shown = `${persisted ? 'kept' : 'loaded'} ${location.pathname}`;
  });
}

const isShown = (page: Page, how: 'kept' | 'loaded', path: string) =>
  expect(page.locator(`html[data-shown="${how} ${path}"]`)).toHaveCount(1);

/** Pages of each kind, by `pnpm prove journeys backForward`. */
const kinds = [
  '/',
  '/blog/acne-adulto',
  '/equipo',
  '/faq',
  '/dermatologia/estetica',
  '/spa/facial',
  '/tienda',
  '/tienda/producto/suero-antioxidante-vitamina-c-15',
];
const some = ['/', '/tienda'];

test('the way back shows every kind of page as it was left, in an instant', async () => {
  const browser = await launchKeeping();
  const page = await browser.newPage();
  await page.addInitScript(watchReturns);

  for (const path of process.env.TESELA_PROOFS ? kinds : some) {
    await visit(page, baseUrl + path);
    await expect(page.locator('#root[data-hydrated]')).toBeVisible();
    await isShown(page, 'loaded', path);
    await page.goto(`${baseUrl}/terminos`);
    // `goBack` would wait for a load event, which does not occur.
    await page.evaluate(() => history.back());
    await isShown(page, 'kept', path);
  }
  await browser.close();
});
