import { test as base } from 'playwright/test';

import { listCells, nameOf, type Cell, type FaultSite } from './cells.ts';
import { startFaultyServer, type FaultyServer } from './faultyServer.ts';
import { namesOfGreen } from './results.ts';
import { runCell } from './runCell.ts';

/** `pnpm prove faults` runs the whole matrix; the journeys run some of it. */
const isWhole = Boolean(process.env.FAULTS_ALL);

const test = base.extend<{ server: FaultyServer }>({
  server: async ({ baseURL }, use) => {
    const server = await startFaultyServer(baseURL ?? '');
    await use(server);
    await server.close();
  },
});

/** Defines one test for each cell. @param quick the cells of `npm test` */
export function testFaults(site: FaultSite, quick: readonly Cell[]): void {
  // A stopped matrix resumes.
  const green = isWhole ? namesOfGreen() : new Set<string>();
  for (const cell of isWhole ? listCells(site) : quick) {
    const run = green.has(nameOf(cell)) ? test.skip : test;
    run(`visitor meets a fault and goes on: ${nameOf(cell)}`, async ({ page, server }, testInfo) => {
      const note = { type: 'cell', description: JSON.stringify(cell) };
      testInfo.annotations.push(note);

      const measured = await runCell(page, server, site, cell);

      note.description = JSON.stringify({ ...cell, ...measured });
    });
  }
}
