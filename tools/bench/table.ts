import type { LighthouseRun } from '@tesela/testing/lighthouse';

import { median } from './median.ts';

export type BenchResults = Readonly<Record<string, readonly LighthouseRun[]>>;

/** Median, with the spread when there are several runs. */
function spread(values: readonly number[], write: (value: number) => string): string {
  const [least, most] = [write(Math.min(...values)), write(Math.max(...values))];
  const middle = write(median(values));
  return least === most ? middle : `${middle} (${least} to ${most})`;
}

const columns: readonly [string, (run: LighthouseRun) => number, (value: number) => string][] = [
  ['performance', (run) => run.performance, String],
  ['FCP s', (run) => run.firstPaint, (ms) => (ms / 1000).toFixed(2)],
  ['LCP s', (run) => run.largestPaint, (ms) => (ms / 1000).toFixed(2)],
  ['TBT ms', (run) => run.blocking, (ms) => ms.toFixed(0)],
  ['CLS', (run) => run.shift, (value) => value.toFixed(3)],
  ['longest task ms', (run) => run.longestTask, (ms) => ms.toFixed(0)],
  ['JS kB', (run) => run.scripts, (bytes) => (bytes / 1000).toFixed(0)],
  ['total kB', (run) => run.total, (bytes) => (bytes / 1000).toFixed(0)],
  ['requests', (run) => run.requests, String],
];

export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const rule = head.map((_, index) => (index ? '--:' : '---'));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Table of all routes: medians with the spread in brackets; with another site's results beside them. */
export function tableOf(results: BenchResults, beside: BenchResults = {}): string {
  const rows = Object.entries(results).flatMap(([route, runs]) =>
    [
      { name: route, of: runs },
      { name: `${route}, beside`, of: beside[route] ?? [] },
    ]
      .filter(({ of }) => of.length > 0)
      .map(({ name, of }) => [
        name,
        String(of.length),
        ...columns.map(([, read, write]) => spread(of.map(read), write)),
      ]),
  );
  return markdownTable(['route', 'runs', ...columns.map(([name]) => name)], rows);
}

/** Sentence about the speed of the machine during the measurements. */
export function machineOf(results: BenchResults): string {
  const all = Object.values(results).flatMap((runs) => runs.map(({ machine }) => machine));
  return `Lighthouse's benchmark index of the machine: ${spread(all, (index) => index.toFixed(0))}.`;
}
