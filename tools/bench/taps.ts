// Ms from a tap until something shows and until it has its effect, on a slow phone, and INP over a visit of ten interactions.
// `pnpm prove journeys taps --repeat-each 3`, then `pnpm bench taps [REPORT …]`, which reads what those journeys have noted.
import { readFile } from 'node:fs/promises';

import type { JSONReport, JSONReportSuite } from 'playwright/types/testReporter';

import { median } from './median.ts';
import { markdownTable } from './table.ts';

type Times = Map<string, number[]>;

const files = process.argv.length > 2 ? process.argv.slice(2) : ['.reports/e2e.json'];
const journeys = new Map<string, Times>();

function collect({ specs, suites = [] }: JSONReportSuite): void {
  for (const { title, tests } of specs) {
    for (const { type, description } of tests.flatMap(({ annotations }) => annotations)) {
      const times: Times = journeys.get(title) ?? new Map();
      times.set(type, [...(times.get(type) ?? []), Number(description)]);
      journeys.set(title, times);
    }
  }
  suites.forEach(collect);
}

for (const file of files) (JSON.parse(await readFile(file, 'utf8')) as JSONReport).suites.forEach(collect);
const names = [...new Set([...journeys.values()].flatMap((times) => [...times.keys()]))];
const cell = (all: readonly number[] = []): string =>
  all.length > 0 ? `${median(all)} (${Math.min(...all)} to ${Math.max(...all)})` : '';
console.log(
  markdownTable(
    ['ms, median (least to most)', ...names],
    [...journeys].map(([title, times]) => [title, ...names.map((name) => cell(times.get(name)))]),
  ),
);
