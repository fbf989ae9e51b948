import { baseUrl } from '@tesela/testing/site';
import { test as base } from 'playwright/test';

import { listCells, nameOf, quickCells } from './faults/cells.ts';
import { startFaultyServer, type FaultyServer } from './faults/faultyServer.ts';
import { namesOfGreen } from './faults/results.ts';
import { runCell } from './faults/runCell.ts';

/** `pnpm prove faults` runs the whole matrix; the journeys run some of it. */
const isWhole = Boolean(process.env.FAULTS_ALL);

const test = base.extend<{ server: FaultyServer }>({
  server: async ({ page: _page }, use) => {
    const server = await startFaultyServer(baseUrl);
    await use(server);
    await server.close();
  },
});

/** A stopped matrix resumes. */
const green = isWhole ? namesOfGreen() : new Set<string>();

for (const cell of isWhole ? listCells() : quickCells) {
  const run = green.has(nameOf(cell)) ? test.skip : test;
  run(`visitor meets a fault and goes on: ${nameOf(cell)}`, async ({ page, server }, testInfo) => {
    const note = { type: 'cell', description: JSON.stringify(cell) };
    testInfo.annotations.push(note);

    const measured = await runCell(page, server, cell);

    note.description = JSON.stringify({ ...cell, ...measured });
  });
}
