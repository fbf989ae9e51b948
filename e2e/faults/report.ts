import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { root } from '@tesela/testing/site';
import type { Reporter, TestCase, TestResult } from 'playwright/types/testReporter';

import { codeFaults, listCells, nameOf, wireFaults, type Fault } from './cells.ts';
import { addResult, readResults, type Result } from './results.ts';

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

const textOf = (results: readonly Result[], red: readonly Result[]): string => `\
**${results.length} cells, ${results.length - red.length} green.** Seconds, median and worst, three cells at a time: from the start of the
navigation or the click until the page can be read, and from the end of the fault until it is hydrated.

| fault | cells | read | hydrated again |
| --- | --: | --- | --- |
${[...wireFaults, ...codeFaults].map((fault) => rowOf(fault, results)).join('\n')}
${red.length > 0 ? `\nNot green:\n\n${red.map(({ name }) => `- ${name}`).join('\n')}\n` : ''}`;

/** Writes the table into the page that explains it. */
function writeTable(table: string): void {
  const file = path.join(root, 'docs/faults.md');
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(/\*\*\d+ cells[^]*?\n(?=\n## )/, () => table),
  );
}

/** Stores the result of every cell, and writes the table of docs/faults.md when all cells have one. */
export default class FaultReport implements Reporter {
  onTestEnd(test: TestCase, { annotations, status, error }: TestResult): void {
    const note = annotations.find(({ type }) => type === 'cell')?.description;
    if (!note || status === 'skipped' || status === 'interrupted') return;
    const cell = JSON.parse(note) as Result['cell'];
    const result = { name: nameOf(cell), cell, isGreen: status === 'passed' };
    addResult(error ? { ...result, error: `${test.title}: ${error.message}` } : result);
  }

  onEnd(): void {
    const cells = listCells();
    const known = readResults();
    const results = cells.flatMap((cell) => known.get(nameOf(cell)) ?? []);
    const red = results.filter(({ isGreen }) => !isGreen);
    process.stdout.write(
      `\n${results.length} of ${cells.length} cells run, ${red.length} of them not green. ` +
        'Green ones are not run again; remove .reports/faults.jsonl to start over.\n',
    );
    if (results.length === cells.length) writeTable(textOf(results, red));
  }
}
