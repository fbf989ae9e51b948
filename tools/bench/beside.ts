// A composed site beside one of another make that runs elsewhere, at the same addresses and by turns: Lighthouse, the main
// thread of a page that nobody touches, and from a click to the next heading. What the other sends is compressed on its way.
// `pnpm bench beside --site examples/tractor-store/.site --other http://localhost:3000 --routes /,/stores --clicks '/stores /'`
// [--runs 5] [--latency 150].
import { parseArgs } from 'node:util';

import { executablePath, launchArgs } from '@tesela/testing/chromium';
import { serveSite } from '@tesela/testing/gateway';
import { withLighthouse, type LighthouseRun } from '@tesela/testing/lighthouse';
import { chromium, type Browser } from 'playwright';

import { compressed } from './compressed.ts';
import { cpuOf } from './mainThread.ts';
import { median } from './median.ts';
import { slowTransfers } from './slowTransfers.ts';

const { values } = parseArgs({
  options: {
    site: { type: 'string', default: '.site' },
    other: { type: 'string' },
    routes: { type: 'string', default: '/' },
    clicks: { type: 'string', default: '' },
    runs: { type: 'string', default: '5' },
    latency: { type: 'string', default: '150' },
  },
});
if (!values.other) throw new Error('Say --other http://localhost:3000, where the other site answers.');

/** Notes when the first heading of the page is another one, by the clock of the machine. */
function watch(): void {
  const now = () => String(performance.timeOrigin + performance.now());
  const look = () => {
    requestAnimationFrame(look);
    const heading = document.querySelector<HTMLElement>('main :is(h1, h2)');
    if (!sessionStorage.old || sessionStorage.at || !heading?.offsetHeight) return;
    if (heading.textContent !== sessionStorage.old) sessionStorage.at = now();
  };
  requestAnimationFrame(look);
}

type Click = { ms: number; kB: number; requests: number };

/** @param isHovered the pointer rests on the link for as long as people take before they press */
async function click(
  browser: Browser,
  origin: string,
  [from = '', to = '']: string[],
  isHovered: boolean,
): Promise<Click> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(watch);
    await page.goto(origin + from, { waitUntil: 'networkidle' });
    const transfers = await slowTransfers(page, Number(values.latency));
    const link = page.locator(`a[href="${to}"]`).first();
    if (isHovered) {
      await link.hover();
      await page.waitForTimeout(300);
    }
    await link.evaluate((element: HTMLElement) => {
      sessionStorage.old = document.querySelector('main :is(h1, h2)')?.textContent ?? '-';
      sessionStorage.left = String(performance.timeOrigin + performance.now());
      element.click();
    });
    await page.waitForFunction(() => 'at' in sessionStorage, undefined, { timeout: 60_000 });
    const ms = await page.evaluate(() => Number(sessionStorage.at) - Number(sessionStorage.left));
    await page.waitForLoadState('networkidle');
    return { ms, kB: transfers.bytes / 1000, requests: transfers.requests };
  } finally {
    await context.close();
  }
}

const of = <T extends object>(runs: readonly T[], name: keyof T): number =>
  median(runs.map((run) => Number(run[name])));
const row = (...cells: (string | number)[]) => console.log(`| ${cells.join(' | ')} |`);

const served = await serveSite(values.site);
const other = await compressed(values.other);
const sites = [
  { name: values.site, origin: served.url },
  { name: values.other, origin: other.url },
];
const runs = Array.from({ length: Number(values.runs) }, (_, at) => at);
try {
  row(
    'page',
    'site',
    'Lighthouse',
    'FCP',
    'LCP',
    'TBT',
    'CLS',
    'kB',
    'of it scripts',
    'requests',
    'main thread',
    'without scripts',
  );
  row(...Array.from({ length: 12 }, (_, at) => (at < 2 ? '---' : '--:')));
  for (const route of values.routes.split(',')) {
    const found = sites.map(() => ({
      lighthouse: [] as LighthouseRun[],
      with: [] as number[],
      without: [] as number[],
    }));
    for (const _ of runs)
      for (const [at, { origin }] of sites.entries()) {
        await withLighthouse(
          async (measure) => void found[at]?.lighthouse.push(await measure(origin + route)),
        );
        found[at]?.with.push(await cpuOf(origin + route, true));
        found[at]?.without.push(await cpuOf(origin + route, false));
      }
    for (const [at, { name }] of sites.entries()) {
      const { lighthouse = [], with: scripted = [], without = [] } = found[at] ?? {};
      const scores = (['performance', 'accessibility', 'bestPractices', 'seo'] as const).map((score) =>
        of(lighthouse, score),
      );
      row(
        route,
        name,
        scores.join(' '),
        ...(['firstPaint', 'largestPaint', 'blocking'] as const).map((time) =>
          Math.round(of(lighthouse, time)),
        ),
        of(lighthouse, 'shift').toFixed(3),
        (of(lighthouse, 'total') / 1000).toFixed(1),
        (of(lighthouse, 'scripts') / 1000).toFixed(1),
        of(lighthouse, 'requests'),
        Math.round(median(scripted)),
        Math.round(median(without)),
      );
    }
  }
  const browser = await chromium.launch({ executablePath, args: launchArgs });
  console.log();
  for (const way of values.clicks.split(',').filter(Boolean)) {
    const clicks = sites.map(() => ({ plain: [] as Click[], hovered: [] as Click[] }));
    for (const _ of runs)
      for (const [at, { origin }] of sites.entries()) {
        clicks[at]?.plain.push(await click(browser, origin, way.split(' '), false));
        clicks[at]?.hovered.push(await click(browser, origin, way.split(' '), true));
      }
    for (const [at, { name }] of sites.entries()) {
      const { plain = [], hovered = [] } = clicks[at] ?? {};
      row(
        way,
        name,
        Math.round(of(plain, 'ms')),
        Math.round(of(hovered, 'ms')),
        of(plain, 'kB').toFixed(1),
        of(plain, 'requests'),
      );
    }
  }
  await browser.close();
} finally {
  other.end();
  await served.end();
}
