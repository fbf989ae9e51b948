// The site with more and more micro-frontends: the cost of a page must stay the same, and the cost of composing must not
// grow faster than the number of pages. `pnpm bench remotes [--counts 5,20,50] [--report]`; needs `pnpm build`.
import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { serveSite } from '@clinic/testing/gateway';
import { withLighthouse, type LighthouseRun } from '@clinic/testing/lighthouse';

import type { Cost } from './remotes/composeOnce.ts';
import { makeWorkspace } from './remotes/manyRemotes.ts';
import { median } from './report/median.ts';
import { writeReport } from './report/report.ts';

const { values } = parseArgs({
  options: {
    counts: { type: 'string', default: '5,20,50' },
    report: { type: 'boolean', default: false },
  },
});

const root = path.resolve(import.meta.dirname, '../..');
const routes = ['/faq', '/spa/facial'];

/** Costs of a page that could grow with the number of remotes. */
const costs: readonly [name: string, read: (run: LighthouseRun) => number][] = [
  ['kB', ({ total }) => Math.round(total / 100) / 10],
  ['requests', ({ requests }) => requests],
  ['TBT ms', ({ blocking }) => Math.round(blocking)],
];

/** Visits of a page, each in a new browser; the median counts. */
const RUNS = 3;

async function costOf(url: string): Promise<string[]> {
  const runs: LighthouseRun[] = [];
  for (let run = 0; run < RUNS; run += 1)
    runs.push(await withLighthouse((measure) => measure(url, ['performance'])));
  return costs.map(([, read]) => String(median(runs.map(read))));
}

const rows: string[][] = [];
for (const count of values.counts.split(',').map(Number)) {
  const folder = path.join(root, '.bench/remotes', String(count));
  // An earlier composition would be reused and cost nothing.
  await rm(folder, { recursive: true, force: true });
  await makeWorkspace(root, path.join(folder, 'built'), count);
  const printed = execFileSync(
    process.execPath,
    ['tools/bench/remotes/composeOnce.ts', path.join(folder, 'built'), path.join(folder, 'site')],
    { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const cost = JSON.parse(printed) as Cost;
  const served = await serveSite(path.join(folder, 'site'));
  try {
    const pages: string[] = [];
    for (const route of routes) pages.push(...(await costOf(served.url + route)));
    rows.push([
      String(count),
      String(cost.pages),
      ...pages,
      cost.releasing.toFixed(1),
      cost.composing.toFixed(1),
      ((cost.composing * 1000) / cost.pages).toFixed(0),
      cost.megabytes.toFixed(0),
    ]);
  } finally {
    await served.end();
  }
  console.log(rows.at(-1)?.join(' | '));
}

const head = [
  'micro-frontends',
  'pages',
  ...routes.flatMap((route) => costs.map(([name], at) => (at === 0 ? `${route}: ${name}` : name))),
  'releasing, CPU s',
  'composing, CPU s',
  'CPU ms a page',
  'memory MB',
];
const table = [head, head.map(() => '--:'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
console.log(`\n${table}`);
if (values.report) await writeReport('remotes', `\n\n${table}`);
