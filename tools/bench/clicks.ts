// From a click to the new heading and to a page that answers, by turns with a plain navigation to the same page.
// `pnpm bench clicks [--site .site] [--nginx] [--beside OTHER] [--runs 9] [--latency 300] [--cpu 1] [--journeys '/stores /']`; `--nginx`
// serves the site by the shipped configuration of nginx, with HTTP/2; `--beside` measures another site by turns.
// Every run has a new browser context: it reads one page until its scripts are there, and goes to another one.
import path from 'node:path';
import { parseArgs } from 'node:util';

import { executablePath, launchArgs } from '@tesela/testing/chromium';
import { startNginx } from '@tesela/testing/nginx';
import getPort from 'get-port';
import { chromium, type Browser, type Locator } from 'playwright';

import { median } from './median.ts';
import { openSite } from './openSite.ts';
import { slowTransfers } from './slowTransfers.ts';

const { values } = parseArgs({
  options: {
    site: { type: 'string', default: '.site' },
    runs: { type: 'string', default: '9' },
    latency: { type: 'string', default: '300' },
    cpu: { type: 'string', default: '1' },
    nginx: { type: 'boolean' },
    beside: { type: 'string' },
    // The code of the last page is known.
    journeys: {
      type: 'string',
      default:
        '/nosotros /tienda,/nosotros /dermatologia/clinica,/nosotros /spa/facial,/tienda /blog,/spa/facial /spa/laser',
    },
  },
});

/** Pages, and the link on each that is pressed. */
const journeys = values.journeys.split(',').map((journey) => {
  const [from = '', to = ''] = journey.split(' ');
  return { from, to };
});

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
    const heading = document.querySelector<HTMLElement>('main :is(h1, h2)');
    if (!old || !heading?.offsetHeight || heading.textContent === old) return;
    note('heading');
    const button = document.querySelector('main :is(button, select, input)');
    if (button && Object.keys(button).some((key) => key.startsWith('__reactFiber'))) note('answer');
  };
  requestAnimationFrame(look);
}

/** Leaves the page and returns at once. @param isPlain by loading a document */
const leave = (link: Locator, isPlain: boolean): Promise<void> =>
  link.evaluate((element: HTMLAnchorElement, plainly) => {
    if (plainly) element.target = '_self';
    sessionStorage.old = document.querySelector('main :is(h1, h2)')?.textContent ?? '-';
    sessionStorage.left = String(performance.timeOrigin + performance.now());
    element.click();
  }, isPlain);

/** Rests the pointer on a link; one in a closed menu gets its event alone. */
const hover = async (link: Locator): Promise<void> =>
  (await link.isVisible()) ? link.hover() : link.dispatchEvent('pointerover');

async function measure(browser: Browser, origin: string, { from, to }: (typeof journeys)[number], way: Way) {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, locale: 'es-CO' });
  try {
    const page = await context.newPage();
    await page.addInitScript(watch);
    await page.goto(origin + from);
    // Most pages run nothing before a pointer comes over them.
    await page.mouse.move(200, 400, { steps: 2 });
    await page.waitForLoadState('networkidle');
    const link = page.locator(`a[href="${to}"]`).first();
    const session = await context.newCDPSession(page);
    const transfers = await slowTransfers(page, Number(values.latency));
    await session.send('Emulation.setCPUThrottlingRate', { rate: Number(values.cpu) });
    if (way === 'hovered') {
      await hover(link);
      await page.waitForTimeout(4 * Number(values.latency));
    }
    await leave(link, way === 'plain');
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

const own = await (values.nginx ? serveByNginx : openSite)(values.site);
const sites = [
  { name: values.site, ...own },
  ...(values.beside ? [{ name: values.beside, ...(await openSite(values.beside)) }] : []),
];
const browser = await chromium.launch({ executablePath, args: launchArgs });
try {
  console.log(`${values.latency} ms, CPU ÷ ${values.cpu}; median (least to most) of ${values.runs}, in ms`);
  for (const journey of journeys) {
    const results = sites.flatMap((site) => ways.map((way) => ({ site, way, runs: [] as Measured[] })));
    for (let run = 0; run < Number(values.runs); run += 1)
      for (const { site, way, runs } of results) runs.push(await measure(browser, site.url, journey, way));
    for (const { site, way, runs } of results) {
      const of = (name: keyof Measured) => runs.map((each) => each[name]);
      console.log(
        `${journey.from} to ${journey.to}, ${site.name}, ${way}: heading ${spread(of('heading'))}, answers ${spread(of('answer'))}; ` +
          `${median(of('kB')).toFixed(1)} kB in ${median(of('requests'))} requests`,
      );
    }
  }
} finally {
  await browser.close();
  for (const { end } of sites) await end();
}
