import { readFile, writeFile } from 'node:fs/promises';

import type { LighthouseRun } from '@clinic/testing/lighthouse';

import { median } from './median.ts';

export type BenchResults = Readonly<Record<string, readonly LighthouseRun[]>>;

const sorted = (values: readonly number[]) => values.toSorted((a, b) => a - b);

/** Median, with the spread when there are several runs. */
function spread(values: readonly number[], write: (value: number) => string): string {
  const all = sorted(values);
  const [least = Number.NaN] = all;
  const most = all.at(-1) ?? Number.NaN;
  const middle = write(median(values));
  return all.length > 1 && least !== most ? `${middle} (${write(least)} to ${write(most)})` : middle;
}

const columns: readonly [string, (run: LighthouseRun) => number, (value: number) => string][] = [
  ['performance', (run) => run.performance, String],
  ['LCP s', (run) => run.largestPaint, (ms) => (ms / 1000).toFixed(2)],
  ['TBT ms', (run) => run.blocking, (ms) => ms.toFixed(0)],
  ['CLS', (run) => run.shift, (value) => value.toFixed(3)],
  ['longest task ms', (run) => run.longestTask, (ms) => ms.toFixed(0)],
  ['JS kB', (run) => run.scripts, (bytes) => (bytes / 1000).toFixed(0)],
  ['total kB', (run) => run.total, (bytes) => (bytes / 1000).toFixed(0)],
  ['requests', (run) => run.requests, String],
];

const others = (run: LighthouseRun) =>
  run.accessibility ? `${run.accessibility}/${run.bestPractices}/${run.seo}` : 'not measured';

/** Merges the runs of all pages of one route. */
export function byKind(results: BenchResults, routeOf: (url: string) => string): BenchResults {
  const kinds: Record<string, LighthouseRun[]> = {};
  for (const [url, runs] of Object.entries(results)) (kinds[routeOf(url)] ??= []).push(...runs);
  return kinds;
}

function tableWith(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const rule = head.map((_, index) => (index ? '--:' : '---'));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Table of all routes: medians, with the spread in brackets. */
export function tableOf(results: BenchResults): string {
  const rows = Object.entries(results).map(([route, runs]) => [
    route,
    String(runs.length),
    ...columns.map(([, read, write]) => spread(runs.map(read), write)),
    [...new Set(runs.map(others))].join(' '),
  ]);
  return tableWith(['route', 'runs', ...columns.map(([name]) => name), 'accessibility/practices/SEO'], rows);
}

/** Table that compares the medians of two sites. */
export function comparisonOf(ours: BenchResults, theirs: BenchResults): string {
  const both = (route: string, read: (run: LighthouseRun) => number, write: (value: number) => string) =>
    [ours, theirs].map((results) => write(median((results[route] ?? []).map(read)))).join(' / ');
  const compared = columns.slice(0, 4);
  const rows = Object.keys(ours)
    .filter((route) => theirs[route])
    .map((route) => [route, ...compared.map(([, read, write]) => both(route, read, write))]);
  return tableWith(['route', ...compared.map(([name]) => `${name}, ours / beside`)], rows);
}

/** One sentence about the medians of all routes. */
export function summaryOf(results: BenchResults): string {
  const of = (read: (run: LighthouseRun) => number) =>
    Object.values(results).map((runs) => median(runs.map(read)));
  const performance = of((run) => run.performance);
  return (
    `${performance.length} routes: performance ${Math.min(...performance)} at least, ${median(performance)} in the ` +
    `median; LCP ${(Math.max(...of((run) => run.largestPaint)) / 1000).toFixed(2)} s at most, TBT ` +
    `${Math.max(...of((run) => run.blocking)).toFixed(0)} ms at most, CLS ${Math.max(...of((run) => run.shift)).toFixed(3)} at most.`
  );
}

/** Sentence about the speed of the machine during the measurements. */
export function machineOf(results: BenchResults): string {
  const all = Object.values(results).flatMap((runs) => runs.map(({ machine }) => machine));
  return `Lighthouse's benchmark index of the machine: ${spread(all, (index) => index.toFixed(0))}.`;
}

const page = 'docs/benchmarks.md';

/** Writes results between the markers with this name in docs/benchmarks.md. */
export async function writeReport(name: string, markdown: string): Promise<void> {
  const text = await readFile(page, 'utf8');
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [from, to] = [text.indexOf(open), text.indexOf(close)];
  if (from === -1 || to === -1) throw new Error(`${page} has no ${open} and ${close}.`);
  const when = `Measured ${new Date().toISOString().slice(0, 10)}.`;
  await writeFile(page, `${text.slice(0, from + open.length)}\n\n${when} ${markdown}\n\n${text.slice(to)}`);
}
