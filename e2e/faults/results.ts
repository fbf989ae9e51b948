import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { root } from '@clinic/testing/site';
import type { Cell } from './cells.ts';

/** What a cell took, in ms. `readable`: from the click, or from the navigation's start, to the page's content. */
export type Measured = { readable: number; live: number };

export type Result = {
  /** Name of the cell. */
  name: string;
  cell: Cell & Partial<Measured>;
  isGreen: boolean;
  /** Why not. */
  error?: string;
};

/** A line for every cell that was run, in this run of the matrix or an earlier one; the last of a cell counts. */
const file = path.join(root, '.reports/faults.jsonl');

export function addResult(result: Result): void {
  mkdirSync(path.dirname(file), { recursive: true });
  appendFileSync(file, `${JSON.stringify(result)}\n`);
}

/** The last result of every cell that was run, by the cell's name. */
export function readResults(): Map<string, Result> {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  const results = lines.map((line) => JSON.parse(line) as Result);
  return new Map(results.map((result) => [result.name, result]));
}

/** Cells that need not be run again: what is green stays so until the file is removed. */
export const namesOfGreen = (): Set<string> =>
  new Set([...readResults().values()].filter(({ isGreen }) => isGreen).map(({ name }) => name));
