import type { FullResult, Reporter, TestCase, TestResult } from 'playwright/types/testReporter';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { root } from '../support/site.ts';
import { codeFaults, wireFaults, type Cell, type Fault } from './cells.ts';
import type { Measured } from './runCell.ts';

type Result = { cell: Cell & Partial<Measured>; isGreen: boolean };

const names: Record<Fault, string> = {
  404: 'answers 404',
  503: 'answers 503',
  hangs: 'never answers',
  aborted: 'connection breaks off',
  corrupt: 'half of the file',
  empty: 'empty file',
  html: 'HTML in its place',
  other: 'another remote’s file',
  contract: 'built for another contract',
  evaluation: 'throws as it is evaluated',
  render: 'throws on render',
  effect: 'throws in an effect',
  handler: 'throws in an event handler',
};

function statsOf(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  if (sorted.length === 0) return '– | –';
  const at = (index: number) => ((sorted[index] ?? 0) / 1000).toFixed(1);
  return `${at(Math.floor(sorted.length / 2))} | ${at(sorted.length - 1)}`;
}

function rowOf(fault: Fault, results: readonly Result[]): string {
  const own = results.filter(({ cell }) => cell.fault === fault);
  const readable = (way: Cell['way']) =>
    statsOf(
      own.flatMap(({ cell }) => (cell.way === way && cell.readable !== undefined ? [cell.readable] : [])),
    );
  const live = statsOf(own.flatMap(({ cell }) => (cell.live === undefined ? [] : [cell.live])));
  const green = own.filter(({ isGreen }) => isGreen).length;
  return `| ${names[fault]} | ${own.length} | ${green} | ${readable('landing')} | ${readable('navigation')} | ${live} |`;
}

/** Writes docs/faults.md from a run of the whole matrix. */
export default class FaultReport implements Reporter {
  #results = new Map<string, Result>();

  onTestEnd(test: TestCase, result: TestResult): void {
    const note = result.annotations.find(({ type }) => type === 'cell')?.description;
    if (!note) return;
    this.#results.set(test.title, {
      cell: JSON.parse(note) as Result['cell'],
      isGreen: result.status === 'passed',
    });
  }

  onEnd(_result: FullResult): void {
    const results = [...this.#results.values()];
    const red = [...this.#results].filter(([, { isGreen }]) => !isGreen).map(([title]) => `- ${title}`);
    const green = results.length - red.length;
    const text = `# Faults

Every file that a micro-frontend is made of, broken in every way, met in every way: \`pnpm faults\` runs the matrix
(\`e2e/faults/cells.ts\`) in Chromium against the composed site behind a server that breaks one file, or holds its
connections; what never answers is also tried by interception. In every cell the page can be read, the shell's form
opens, the page or slot comes alive by itself when the fault ends, without a reload, and the console names the remote
and its version exactly once.

**${results.length} cells, ${green} green.** Seconds, median and worst: until the page can be read, from the navigation's start or from
the click; until it is alive again, from the fault's end.

| fault | cells | green | landing: median | worst | click: median | worst | alive again: median | worst |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
${[...wireFaults, ...codeFaults].map((fault) => rowOf(fault, results)).join('\n')}
${red.length > 0 ? `\nNot green:\n\n${red.join('\n')}\n` : ''}`;
    writeFileSync(path.join(root, 'docs/faults.md'), text);
  }
}
