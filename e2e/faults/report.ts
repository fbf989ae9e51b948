import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import {
  codeFaults,
  listCells,
  nameOf,
  wireFaults,
  type Fault,
  type FaultSite,
} from '@tesela/testing/faults/cells';
import { addResult, readResults, type Result } from '@tesela/testing/faults/results';
import { root } from '@tesela/testing/site';
import type { Reporter, TestCase, TestResult } from 'playwright/types/testReporter';

import { tractorStore } from '../../examples/tractor-store/e2e/faultSite.ts';
import { clinic } from './site.ts';

const sites: Readonly<Record<string, FaultSite>> = {
  'The clinic': clinic,
  'The Tractor Store': tractorStore,
};

const names: Record<Fault, string> = {
  404: 'answers 404',
  503: 'answers 503',
  hangs: 'never answers',
  aborted: 'connection breaks off',
  corrupt: 'half of the file',
  empty: 'empty file',
  html: 'HTML in its place',
  other: 'another remote’s file',
  tampered: 'one byte more',
  contract: 'built for another contract',
  evaluation: 'throws as it is evaluated',
  render: 'throws on render',
  effect: 'throws in an effect',
  handler: 'throws in an event handler',
  mount: 'foreign: throws in `mount`',
  endless: 'foreign: never ends `mount`',
};

function statsOf(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  if (sorted.length === 0) return '–';
  const at = (index: number) => ((sorted[index] ?? 0) / 1000).toFixed(1);
  return `${at(Math.floor(sorted.length / 2))}, ${at(sorted.length - 1)}`;
}

function rowOf(fault: Fault, results: readonly Result[]): string {
  const own = results.filter(({ cell }) => cell.fault === fault).map(({ cell }) => cell);
  const of = (name: 'readable' | 'live') => statsOf(own.flatMap((cell) => cell[name] ?? []));
  return `| ${names[fault]} | ${own.length} | ${of('readable')} | ${of('live')} |`;
}

const textOf = (title: string, results: readonly Result[], red: readonly Result[]): string => `\
### ${title}

**${results.length} cells, ${results.length - red.length} green.**

| fault | cells | read | hydrated again |
| --- | --: | --- | --- |
${[...wireFaults, ...codeFaults]
  .filter((fault) => results.some(({ cell }) => cell.fault === fault))
  .map((fault) => rowOf(fault, results))
  .join('\n')}
${red.length > 0 ? `\nNot green:\n\n${red.map(({ name }) => `- ${name}`).join('\n')}\n` : ''}`;

/** Writes the table of a site into the page that explains it. */
function writeTable(title: string, table: string): void {
  const file = path.join(root, 'docs/faults.md');
  const section = new RegExp(`### ${title}\\n[^]*?\\n(?=\\n##)`);
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(section, () => table),
  );
}

/** Stores the result of every cell, and writes a table of docs/faults.md when all cells of its site have one. */
export default class FaultReport implements Reporter {
  onTestEnd(test: TestCase, { annotations, status, error }: TestResult): void {
    const note = annotations.find(({ type }) => type === 'cell')?.description;
    if (!note || status === 'skipped' || status === 'interrupted') return;
    const cell = JSON.parse(note) as Result['cell'];
    const result = { name: nameOf(cell), cell, isGreen: status === 'passed' };
    addResult(error ? { ...result, error: `${test.title}: ${error.message}` } : result);
  }

  onEnd(): void {
    const known = readResults();
    for (const [title, site] of Object.entries(sites)) {
      const cells = listCells(site);
      const results = cells.flatMap((cell) => known.get(nameOf(cell)) ?? []);
      const red = results.filter(({ isGreen }) => !isGreen);
      process.stdout.write(
        `\n${title}: ${results.length} of ${cells.length} cells run, ${red.length} of them not green.\n`,
      );
      if (results.length === cells.length) writeTable(title, textOf(title, results, red));
    }
    process.stdout.write('Green ones are not run again; remove .reports/faults.jsonl to start over.\n');
  }
}
