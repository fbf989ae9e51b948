import { executablePath, launchArgs } from '@tesela/testing/chromium';
import { chromium, devices, type Page } from 'playwright';

/** How long a page is left alone, in ms. */
const UNTOUCHED = 6_000;

async function withPage<T>(url: string, hasScripts: boolean, measure: (page: Page) => Promise<T>) {
  const browser = await chromium.launch({ executablePath, args: launchArgs });
  try {
    const context = await browser.newContext({ ...devices['Pixel 7'], javaScriptEnabled: hasScripts });
    const page = await context.newPage();
    return await measure(page);
  } catch (cause) {
    throw new Error(`${url} could not be measured.`, { cause });
  } finally {
    await browser.close();
  }
}

/** CPU time of the page's main thread, in ms. @param tap name of the button that is pressed, with scripts */
export const cpuOf = (url: string, hasScripts: boolean, tap?: string): Promise<number> =>
  withPage(url, hasScripts, async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(url);
    if (tap && hasScripts) await page.getByRole('button', { name: tap }).first().tap();
    await page.waitForTimeout(UNTOUCHED);
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  });

type Scripts = { fetched: number; evaluated: number };

/** Scripts of a page, in kB as they are sent. */
export const scriptsOf = (url: string): Promise<Scripts> =>
  withPage(url, true, async (page) => {
    const sizes = new Map<string, number>();
    page.on('requestfinished', async (request) => {
      if (!new URL(request.url()).pathname.endsWith('.js')) return;
      sizes.set(request.url(), (await request.sizes()).responseBodySize / 1000);
    });
    await page.coverage.startJSCoverage();
    await page.goto(url);
    await page.waitForTimeout(UNTOUCHED);
    const ran = new Set((await page.coverage.stopJSCoverage()).map((script) => script.url));
    const sum = (of: (script: string) => boolean) =>
      [...sizes].reduce((total, [script, size]) => total + (of(script) ? size : 0), 0);
    return { fetched: sum(() => true), evaluated: sum((script) => ran.has(script)) };
  });
