// What a page costs the main thread of a phone that nobody touches, with and without scripts, by turns with another site.
// `pnpm bench threads [--beside OTHER/.site] [--routes /,/tienda] [--runs 3] [--tap NAME]`; each load has a new browser, as on
// a first visit, and with --tap and scripts the button of that name is pressed. CPU time of the thread, not wall time: a
// busy machine does not change it much.
import { parseArgs } from 'node:util';

import { executablePath, launchArgs } from '@tesela/testing/chromium';
import { serveSite } from '@tesela/testing/gateway';
import { chromium, devices, type Page } from 'playwright';

import { median } from './median.ts';

/** How long a page is left alone, in ms. */
const UNTOUCHED = 6_000;

const { values } = parseArgs({
  options: {
    beside: { type: 'string' },
    site: { type: 'string', default: '.site' },
    routes: {
      type: 'string',
      default:
        '/,/tienda,/tienda/producto/aceite-facial-bakuchiol-sacha-inchi,/spa/facial,/blog,/tratamientos/toxina-botulinica,/problemas/acne,/blog/acne-adulto',
    },
    runs: { type: 'string', default: '3' },
    tap: { type: 'string' },
  },
});

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

/** CPU time of the page's main thread, in ms. */
const cpuOf = (url: string, hasScripts: boolean): Promise<number> =>
  withPage(url, hasScripts, async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(url);
    if (values.tap && hasScripts) await page.getByRole('button', { name: values.tap }).first().tap();
    await page.waitForTimeout(UNTOUCHED);
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  });

type Scripts = { fetched: number; evaluated: number };

/** Scripts of a page, in kB as they are sent. */
const scriptsOf = (url: string): Promise<Scripts> =>
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

const dirs = [values.site, ...(values.beside ? [values.beside] : [])];
const sites = await Promise.all(dirs.map(async (dir) => ({ dir, served: await serveSite(dir) })));
try {
  console.log('| page | with | without | ratio | scripts fetched | evaluated |\n|---|--:|--:|--:|--:|--:|');
  for (const route of values.routes.split(',')) {
    const times = sites.map(() => ({ with: [] as number[], without: [] as number[] }));
    for (let run = 0; run < Number(values.runs); run += 1) {
      for (const [index, { served }] of sites.entries()) {
        times[index]?.with.push(await cpuOf(served.url + route, true));
        times[index]?.without.push(await cpuOf(served.url + route, false));
      }
    }
    for (const [index, { dir, served }] of sites.entries()) {
      const [withScripts, without] = [median(times[index]?.with ?? []), median(times[index]?.without ?? [])];
      const { fetched, evaluated } = await scriptsOf(served.url + route);
      const cells = [withScripts, without].map(Math.round);
      const name = sites.length > 1 ? `${route} (${dir})` : route;
      console.log(
        `| ${[name, ...cells, (withScripts / without).toFixed(2), fetched.toFixed(1), evaluated.toFixed(1)].join(' | ')} |`,
      );
    }
  }
} finally {
  for (const { served } of sites) await served.end();
}
