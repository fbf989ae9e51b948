import { expect, test as base } from 'playwright/test';

import { listCells, nameOf, places, quickCells } from './faults/cells.ts';
import { startFaultyServer, type FaultyServer } from './faults/faultyServer.ts';
import { namesOfGreen } from './faults/results.ts';
import { runCell } from './faults/runCell.ts';
import { hydrated } from './support/hydrated.ts';
import { baseUrl } from './support/site.ts';

/** The whole matrix by `pnpm faults`; a cell of each kind among the journeys. */
const isWhole = Boolean(process.env.FAULTS_ALL);

const test = base.extend<{ server: FaultyServer }>({
  server: async ({ page: _page }, use) => {
    const server = await startFaultyServer(baseUrl);
    await use(server);
    await server.close();
  },
});

/** The matrix goes on where it stopped. */
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

// Over HTTP/1.1 a browser has six connections to a server: those that hang must leave some to the others.
for (const place of isWhole ? (['services', 'spa', 'shop'] as const) : (['shop'] as const)) {
  test(`visitor uses the rest of the site while no file of a remote is answered: ${place}`, async ({
    page,
    server,
  }) => {
    const { remote, path } = places[place];
    server.hang(new RegExp(`^/(?:releases|data)/${remote}/`));

    await page.goto(server.url + path, { waitUntil: 'commit' });
    await page.getByRole('main').getByRole('heading', { level: 1 }).hover();
    await expect.poll(() => server.hits(), { timeout: 15_000 }).toBeGreaterThan(2);
    await page.getByRole('banner').getByRole('button', { name: 'Agendar Cita' }).first().click();
    await expect(page.getByRole('dialog').filter({ visible: true })).toBeVisible({ timeout: 10_000 });
    await page.keyboard.press('Escape');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Preguntas frecuentes' }).click();
    const questions = page.getByRole('heading', { level: 1, name: 'Preguntas frecuentes' });
    await expect(questions).toBeVisible({ timeout: 10_000 });
    await page.getByRole('button', { name: 'Abrir el asistente virtual' }).click();
    await expect(page.getByRole('textbox', { name: /mensaje|pregunta/i }).first()).toBeVisible({
      timeout: 10_000,
    });

    server.mend();
    await page.keyboard.press('Escape');
    await page.goBack();
    await expect(questions).toBeHidden({ timeout: 10_000 });
    await hydrated(page);
  });
}
