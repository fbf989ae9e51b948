import { expect, type ConsoleMessage, type Page } from 'playwright/test';

import { codeFaults, places, type Cell } from './cells.ts';
import type { FaultyServer } from './faultyServer.ts';
import { brokenFileOf, composedPage } from './files.ts';
import type { MeasuredCell } from './results.ts';

/**
 * Limit in ms until the page can be read. Only the matrix checks it, because the journeys of `npm test` share the machine
 * with other work.
 */
const MAX_WAIT = 3_000;

/** Messages of the browser about failed requests, which the site cannot prevent. */
const browserMessage = /Failed to load resource|Refused to|digest in the 'integrity'/;

/** Points at visible elements. @returns whether one of them is handled by React */
const isInteractive = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((query) => {
    const elements = [...document.querySelectorAll<HTMLElement>(query)];
    for (const element of elements)
      for (const type of ['pointerover', 'pointermove'])
        element.dispatchEvent(new PointerEvent(type, { bubbles: true }));
    return elements.some(
      (element) =>
        element.getClientRects().length > 0 &&
        Object.keys(element).some((key) => key.startsWith('__reactFiber')),
    );
  }, selector);

/** Scrolls to a slot and points at it, so that it is hydrated. */
const approach = (page: Page, slot: string): Promise<void> =>
  page.evaluate((name) => {
    const area = document.querySelector(`[data-area="${name}"]`);
    const first = area?.firstElementChild ?? area;
    first?.scrollIntoView({ behavior: 'instant', block: 'center' });
    first?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  }, slot);

export async function expectInteractive(page: Page, selector: string, timeout: number): Promise<void> {
  await expect.poll(() => isInteractive(page, selector), { timeout, intervals: [100] }).toBe(true);
}

/** Expects that the form of the shell opens, whatever is broken. */
async function expectShellWorks(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog').filter({ visible: true });
  await expect(async () => {
    // The form of an earlier attempt may have opened and cover the button.
    const button = page.getByRole('banner').getByRole('button', { name: 'Agendar Cita' }).first();
    if (!(await dialog.isVisible())) await button.click({ timeout: 1_000 });
    await expect(dialog).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 15_000 });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

function listen(page: Page) {
  const faults: string[] = [];
  const others: string[] = [];
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() !== 'error' || browserMessage.test(message.text())) return;
    (/^mfe-\w+ \S+ failed\./.test(message.text()) ? faults : others).push(message.text());
  });
  page.on('pageerror', (error) => others.push(error.stack ?? error.message));
  return { faults, others };
}

/**
 * Waits until the visitor can read a page.
 * @returns the time in ms since the start of the document, by the page's clock, because the test may be late
 */
async function read(page: Page, path: string): Promise<number> {
  const expected = composedPage(path);
  const readAt = await page.waitForFunction(
    ({ title, heading }) => {
      const headings = [...document.querySelectorAll<HTMLElement>('main h1')];
      const seen = headings.find(({ offsetHeight }) => offsetHeight > 0);
      return document.title === title && seen?.textContent === heading && performance.now();
    },
    expected,
    { polling: 'raf', timeout: 20_000 },
  );
  return Number(await readAt.jsonValue());
}

/** Records when the next click reaches the page, in ms since the start of the document. */
function nextClick(page: Page): Promise<() => Promise<number>> {
  return page
    .evaluateHandle(() => {
      const click = { at: Number.NaN };
      addEventListener('click', ({ timeStamp }) => (click.at = timeStamp), { once: true, capture: true });
      return click;
    })
    .then((click) => () => click.evaluate(({ at }) => at));
}

async function arrive(page: Page, cell: Cell, url: string, breakIt: () => Promise<void>): Promise<number> {
  const place = places[cell.place];
  if (!('from' in place)) {
    await breakIt();
    await page.goto(url + place.path, { waitUntil: 'commit' });
    return read(page, place.path);
  }
  await page.goto(url + place.from);
  await expectInteractive(page, 'main h1', 20_000);
  await breakIt();
  const link = page.locator(`footer a[href="${place.path}"]`).first();
  await link.hover();
  const clickedAt = await nextClick(page);
  await link.click();
  return (await read(page, place.path)) - (await clickedAt());
}

/** Runs one cell of the matrix and checks what every cell must fulfil. */
export async function runCell(page: Page, server: FaultyServer, cell: Cell): Promise<MeasuredCell> {
  const place = places[cell.place];
  const broken = brokenFileOf(cell);
  const { faults, others } = listen(page);
  const isHook = cell.fault === 'handler';
  let hits = 0;
  if (codeFaults.some((fault) => fault === cell.fault)) server.removeHashes();

  const readable = await arrive(page, cell, server.url, async () => {
    if (cell.via === 'interception') {
      await page.route(
        ({ pathname }) => broken.path.test(pathname),
        () => {
          hits += 1;
        },
      );
    } else server.break(broken);
  });
  await expectShellWorks(page);
  if ('slot' in place) await approach(page, place.slot);
  const isPageBroken = !('slot' in place) || ['entry', 'exposed'].includes(cell.part);
  if (!isPageBroken || isHook) await expectInteractive(page, 'main h1', 20_000);
  if (isHook) {
    await expectInteractive(page, place.alive, 20_000);
    await page.locator('[data-sabotaged]').first().dispatchEvent('dblclick');
  }
  const wasRequested = () => (cell.via === 'interception' ? hits : server.hits()) > 0;
  // A document in the page data is not requested.
  await expect
    .poll(async () => wasRequested() || (await isInteractive(page, place.alive)), {
      timeout: 20_000,
      intervals: [100],
    })
    .toBe(true);
  if (wasRequested()) await expect.poll(() => faults.length, { timeout: 20_000 }).toBeGreaterThan(0);

  if (cell.via === 'interception') await page.unrouteAll({ behavior: 'ignoreErrors' });
  else server.repair();
  const repairedAt = Date.now();
  await expectInteractive(page, place.alive, 20_000);
  await expectInteractive(page, 'main h1', 20_000 - (Date.now() - repairedAt));
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  const live = Date.now() - repairedAt;

  expect(others, 'errors on the console that name no remote').toEqual([]);
  expect(faults.length, `console errors that name the remote: ${faults.join(' ')}`).toBe(
    wasRequested() ? 1 : 0,
  );
  if (faults[0]) expect(faults[0]).toContain(`${place.remote} `);
  if (process.env.FAULTS_ALL) expect(readable, 'ms until it can be read').toBeLessThan(MAX_WAIT);
  return { readable, live };
}
