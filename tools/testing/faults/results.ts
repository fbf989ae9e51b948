import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { root } from '../site.ts';
import type { Cell } from './cells.ts';

/** Times in ms: `readable` from the click or the start of the navigation, `live` from the end of the fault. */
export type MeasuredCell = { readable: number; live: number };

export type Result = {
  name: string;
  cell: Cell & Partial<MeasuredCell>;
  isGreen: boolean;
  error?: string;
};

/** One line for every cell of this run and of earlier runs; the last line of a cell counts. */
const file = path.join(root, '.reports/faults.jsonl');

export function addResult(result: Result): void {
  mkdirSync(path.dirname(file), { recursive: true });
  appendFileSync(file, `${JSON.stringify(result)}\n`);
}

/** The last result of every cell, by name. */
export function readResults(): Map<string, Result> {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  const results = lines.map((line) => JSON.parse(line) as Result);
  return new Map(results.map((result) => [result.name, result]));
}

/** Names of the cells that need not be run again, because they were green. */
export const namesOfGreen = (): Set<string> =>
  new Set([...readResults().values()].filter(({ isGreen }) => isGreen).map(({ name }) => name));
