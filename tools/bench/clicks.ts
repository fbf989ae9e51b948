// From a click to the new heading and to a page that answers, by turns with a plain navigation to the same page.
// `pnpm bench clicks [--site .site] [--nginx] [--runs 9] [--latency 300] [--cpu 1] [--only /spa/facial]`; `--nginx` serves the
// site by the shipped configuration of nginx, with HTTP/2.
// Every run has a new browser context: it reads one page until its scripts are there, and goes to another one.
import path from 'node:path';
import { parseArgs } from 'node:util';

import { executablePath, launchArgs } from '@tesela/testing/chromium';
import { serveSite } from '@tesela/testing/gateway';
import { visit } from '@tesela/testing/hydrated';
import { startNginx } from '@tesela/testing/nginx';
import getPort from 'get-port';
import { chromium, type Browser, type Page } from 'playwright';

import { median } from './median.ts';
import { slowTransfers } from './slowTransfers.ts';

const { values } = parseArgs({
  options: {
    site: { type: 'string', default: '.site' },
    runs: { type: 'string', default: '9' },
    latency: { type: 'string', default: '300' },
    cpu: { type: 'string', default: '1' },
    nginx: { type: 'boolean' },
    only: { type: 'string' },
  },
});

const journeys = [
  { from: '/nosotros', to: '/tienda' },
  { from: '/nosotros', to: '/dermatologia/clinica' },
  { from: '/nosotros', to: '/spa/facial' },
  { from: '/tienda', to: '/blog' },
  // The code of this page is known.
  { from: '/spa/facial', to: '/spa/laser' },
].filter(({ to }) => !values.only || values.only.split(',').includes(to));

const ways = ['plain', 'click', 'hovered'] as const;

type Way = (typeof ways)[number];
type Measured = { heading: number; answer: number; kB: number; requests: number };

/** Notes when the page of a path shows its heading, and when React handles a button of it, by the clock of the machine. */
function watch(): void {
  const now = () => performance.timeOrigin + performance.now();
  const note = (name: string) => sessionStorage.getItem(name) ?? sessionStorage.setItem(name, String(now()));
  const look = () => {
    requestAnimationFrame(look);
    const { old } = sessionStorage;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!old || !heading?.offsetHeight || heading.textContent === old) return;
    note('heading');
    const button = document.querySelector('main :is(button, select, input)');
    if (button && Object.keys(button).some((key) => key.startsWith('__reactFiber'))) note('answer');
  };
  requestAnimationFrame(look);
}

/** Leaves the page and returns at once. @param isPlain by loading a document */
const leave = (page: Page, to: string, isPlain: boolean): Promise<void> =>
  page.evaluate(
    ([href, plainly]) => {
      const link = Object.assign(document.createElement('a'), { href, target: plainly ? '_self' : '' });
      document.body.append(link);
      sessionStorage.old = document.querySelector('main h1')?.textContent ?? '';
      sessionStorage.left = String(performance.timeOrigin + performance.now());
      link.click();
      link.remove();
    },
    [to, isPlain] as const,
  );

const hover = (page: Page, to: string): Promise<void> =>
  page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    link.remove();
  }, to);

async function measure(browser: Browser, origin: string, { from, to }: (typeof journeys)[number], way: Way) {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, locale: 'es-CO' });
  try {
    const page = await context.newPage();
    await page.addInitScript(watch);
    await visit(page, origin + from);
    await page.waitForLoadState('networkidle');
    const session = await context.newCDPSession(page);
    const transfers = await slowTransfers(page, Number(values.latency));
    await session.send('Emulation.setCPUThrottlingRate', { rate: Number(values.cpu) });
    if (way === 'hovered') {
      await hover(page, to);
      await page.waitForTimeout(4 * Number(values.latency));
    }
    await leave(page, to, way === 'plain');
    await page.waitForFunction(() => 'heading' in sessionStorage, undefined, { timeout: 60_000 });
    // A page that nobody touches does not answer.
    await page.mouse.move(200, 400, { steps: 2 });
    await page
      .waitForFunction(() => 'answer' in sessionStorage, undefined, { timeout: 8_000 })
      .catch(() => {});
    const at = await page.evaluate(() => ({ ...sessionStorage }) as Record<string, string>);
    const since = (name: string) => Number(at[name] ?? Number.NaN) - Number(at.left);
    return {
      heading: since('heading'),
      answer: since('answer'),
      kB: transfers.bytes / 1000,
      requests: transfers.requests,
    } satisfies Measured;
  } finally {
    await context.close();
  }
}

const spread = (numbers: readonly number[]): string => {
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)].map(Math.round);
  return Number.isNaN(low) ? '–' : `${Math.round(median(numbers))} (${low} to ${high})`;
};

async function serveByNginx(site: string) {
  const tls = await getPort();
  const nginx = await startNginx('static.conf', { tls }, { '/srv/site': path.resolve(site) });
  return { ...nginx, url: `https://localhost:${tls}` };
}

const served = await (values.nginx ? serveByNginx : serveSite)(values.site);
const origin = served.url;
const browser = await chromium.launch({ executablePath, args: launchArgs });
try {
  console.log(`${values.latency} ms, CPU ÷ ${values.cpu}; median (least to most) of ${values.runs}, in ms`);
  for (const journey of journeys) {
    const results = new Map<Way, Measured[]>(ways.map((way) => [way, []]));
    for (let run = 0; run < Number(values.runs); run += 1)
      for (const way of ways) results.get(way)?.push(await measure(browser, origin, journey, way));
    for (const [way, runs] of results) {
      const of = (name: keyof Measured) => runs.map((each) => each[name]);
      console.log(
        `${journey.from} to ${journey.to}, ${way}: heading ${spread(of('heading'))}, answers ${spread(of('answer'))}; ` +
          `${median(of('kB')).toFixed(1)} kB in ${median(of('requests'))} requests`,
      );
    }
  }
} finally {
  await browser.close();
  await served.end();
}
