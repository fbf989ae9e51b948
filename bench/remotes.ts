// The site with more and more micro-frontends: what a page costs must stay, what composing costs must grow no faster
// than the pages. `pnpm bench remotes [--counts 5,20,50] [--report]`; needs `pnpm build`.
import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { chromium, devices, type Browser } from 'playwright';

import { executablePath, sandboxArgs } from '@clinic/testing/chromium';
import { median } from './report/median.ts';
import { writeReport } from './report/report.ts';
import type { Cost } from './remotes/composeOnce.ts';
import { makeWorkspace } from './remotes/manyRemotes.ts';
import { serveSite } from '@clinic/testing/gateway';

const { values } = parseArgs({
  options: {
    counts: { type: 'string', default: '5,20,50' },
    report: { type: 'boolean', default: false },
  },
});

const root = path.resolve(import.meta.dirname, '..');
const routes = ['/faq', '/spa/facial'];

/** What a phone fetches and works for a page, until nothing more happens; the medians of the visits. */
type PageCost = { kilobytes: number; requests: number; milliseconds: number };

async function visit(browser: Browser, url: string): Promise<PageCost> {
  const context = await browser.newContext(devices['Pixel 7']);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    const size = request.sizes().then(({ responseBodySize }) => responseBodySize);
    sizes.push(size);
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const { metrics } = await session.send('Performance.getMetrics');
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await context.close();
  const work = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  return { kilobytes: total / 1000, requests: sizes.length, milliseconds: work * 1000 };
}

async function visitOften(browser: Browser, url: string): Promise<PageCost> {
  const visits: PageCost[] = [];
  for (let turn = 0; turn < 5; turn += 1) visits.push(await visit(browser, url));
  const of = (read: (cost: PageCost) => number) => median(visits.map(read));
  return {
    kilobytes: of((cost) => cost.kilobytes),
    requests: of((cost) => cost.requests),
    milliseconds: of((cost) => cost.milliseconds),
  };
}

const rows: string[][] = [];
for (const count of values.counts.split(',').map(Number)) {
  const folder = path.join(root, '.bench/remotes', String(count));
  // What was composed before would cost nothing.
  await rm(folder, { recursive: true, force: true });
  await makeWorkspace(root, path.join(folder, 'built'), count);
  const printed = execFileSync(
    process.execPath,
    ['bench/scale/composeOnce.ts', path.join(folder, 'built'), path.join(folder, 'site')],
    { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const cost = JSON.parse(printed) as Cost;
  const served = await serveSite(path.join(folder, 'site'));
  const browser = await chromium.launch({ executablePath, args: ['--disable-gpu', ...sandboxArgs] });
  try {
    const pages = [];
    for (const route of routes) pages.push(await visitOften(browser, served.url + route));
    rows.push([
      String(count),
      String(cost.pages),
      ...pages.flatMap(({ kilobytes, requests, milliseconds }) => [
        kilobytes.toFixed(1),
        String(requests),
        milliseconds.toFixed(0),
      ]),
      cost.releasing.toFixed(1),
      cost.composing.toFixed(1),
      ((cost.composing * 1000) / cost.pages).toFixed(0),
      cost.megabytes.toFixed(0),
    ]);
  } finally {
    await browser.close();
    await served.end();
  }
  console.log(rows.at(-1)?.join(' | '));
}

const head = [
  'micro-frontends',
  'pages',
  ...routes.flatMap((route) => [`${route}: kB`, 'requests', 'main thread ms']),
  'releasing, CPU s',
  'composing, CPU s',
  'CPU ms a page',
  'memory MB',
];
const table = [head, head.map(() => '--:'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
console.log(`\n${table}`);
if (values.report) await writeReport('remotes', `\n\n${table}`);
