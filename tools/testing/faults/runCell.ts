import { expect, type ConsoleMessage, type Page } from 'playwright/test';

import { codeFaults, placeOf, type Cell, type FaultPlace, type FaultSite } from './cells.ts';
import type { FaultyServer } from './faultyServer.ts';
import { brokenFileOf, composedPage, ownsPage } from './files.ts';
import type { MeasuredCell } from './results.ts';

/**
 * Limit in ms until the page can be read. Only the matrix checks it, because the journeys of `npm test` share the machine
 * with other work.
 */
const MAX_WAIT = 3_000;

/** Messages of the browser about failed requests, which the site cannot prevent. */
const browserMessage = /Failed to load resource|Refused to|digest in the 'integrity'/;

/** What React calls the property by which it marks its elements. */
const REACT = '__reactFiber';

/** Points at visible elements. @returns whether one of them is marked by its framework */
const isInteractive = (page: Page, selector: string, mark = REACT): Promise<boolean> =>
  page.evaluate(
    ({ query, prefix }) => {
      const elements = [...document.querySelectorAll<HTMLElement>(query)];
      for (const element of elements)
        for (const type of ['pointerover', 'pointermove'])
          element.dispatchEvent(new PointerEvent(type, { bubbles: true }));
      return elements.some(
        (element) =>
          element.getClientRects().length > 0 && Object.keys(element).some((key) => key.startsWith(prefix)),
      );
    },
    { query: selector, prefix: mark },
  );

/** Scrolls to a slot and points at it, so that it is hydrated. */
const approach = (page: Page, slot: string): Promise<void> =>
  page.evaluate((name) => {
    const area = document.querySelector(`[data-area="${name}"]`);
    const first = area?.firstElementChild ?? area;
    first?.scrollIntoView({ behavior: 'instant', block: 'center' });
    first?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  }, slot);

export async function expectInteractive(
  page: Page,
  selector: string,
  timeout = 20_000,
  mark = REACT,
): Promise<void> {
  await expect.poll(() => isInteractive(page, selector, mark), { timeout, intervals: [100] }).toBe(true);
}

/** What the broken page or slot says to a visitor with scripts: React renders no text in `noscript`. */
const textOf = (page: Page, { slot = 'page' }: FaultPlace): Promise<string> =>
  page.evaluate((name) => {
    const copy = document.querySelector(`[data-area="${name}"]`)?.cloneNode(true);
    if (!(copy instanceof Element)) return '';
    for (const unseen of copy.querySelectorAll('noscript')) unseen.remove();
    return copy.textContent;
  }, slot);

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
async function read(page: Page, site: FaultSite, path: string): Promise<number> {
  const expected = composedPage(site, path);
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

type Arrival = { place: FaultPlace; url: string; breakIt: () => Promise<void> };

/** @returns the time in ms until the visitor can read the page */
async function arrive(page: Page, site: FaultSite, { place, url, breakIt }: Arrival): Promise<number> {
  await place.before?.(page, url);
  if (!place.from) {
    await breakIt();
    await page.goto(url + place.path, { waitUntil: 'commit' });
    return read(page, site, place.path);
  }
  await page.goto(url + place.from);
  await expectInteractive(page, 'main h1');
  await breakIt();
  // Nothing else of the page has its address in the header or the footer.
  const link = page
    .locator(`:is(header, footer) a[href="${place.path}"], main a[href="${place.path}"]`)
    .last();
  await link.hover();
  const clickedAt = await nextClick(page);
  await link.click();
  return (await read(page, site, place.path)) - (await clickedAt());
}

/** Runs one cell of the matrix and checks what every cell must fulfil. */
export async function runCell(
  page: Page,
  server: FaultyServer,
  site: FaultSite,
  cell: Cell,
): Promise<MeasuredCell> {
  const place = placeOf(site, cell);
  const broken = brokenFileOf(site, cell);
  const { faults, others } = listen(page);
  const isHook = cell.fault === 'handler';
  // A foreign piece that never begins is not known to have failed, and whose beginning failed stays as it was prerendered.
  const isSilent = cell.fault === 'endless';
  const stays = isSilent || cell.fault === 'mount';
  let hits = 0;
  if (codeFaults.some((fault) => fault === cell.fault)) server.removeHashes();

  const readable = await arrive(page, site, {
    place,
    url: server.url,
    breakIt: async () => {
      if (cell.via !== 'interception') return server.break(broken);
      await page.route(
        ({ pathname }) => broken.path.test(pathname),
        () => {
          hits += 1;
        },
      );
    },
  });
  const text = await textOf(page, place);
  await place.act?.(page);
  await (place.others ?? site.others)(page);
  if (place.slot) await approach(page, place.slot);
  const isPageBroken =
    !place.slot || (ownsPage(site, place.remote, place.path) && ['entry', 'exposed'].includes(cell.part));
  if (!isPageBroken || isHook) await expectInteractive(page, 'main h1');
  if (isHook) {
    await expectInteractive(page, place.alive);
    await page.locator('[data-sabotaged]').first().dispatchEvent('dblclick');
  }
  const wasRequested = () => (cell.via === 'interception' ? hits : server.hits()) > 0;
  // A document in the page data is not requested.
  await expect
    .poll(async () => wasRequested() || (await isInteractive(page, place.alive, place.foreign)), {
      timeout: 20_000,
      intervals: [100],
    })
    .toBe(true);
  const expected = wasRequested() && !isSilent ? 1 : 0;
  await expect.poll(() => faults.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(expected);
  if (wasRequested() && !isHook) await expect.poll(() => textOf(page, place)).toContain(text);

  if (cell.via === 'interception') await page.unrouteAll({ behavior: 'ignoreErrors' });
  else server.repair();
  const repairedAt = Date.now();
  const left = () => Math.max(20_000 - (Date.now() - repairedAt), 1);
  if (stays) await page.reload();
  await expectInteractive(page, place.alive, left(), place.foreign);
  await expectInteractive(page, 'main h1', left());
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  const live = Date.now() - repairedAt;
  await place.kept?.(page);

  expect(others, 'errors on the console that name no remote').toEqual([]);
  expect(faults.length, `console errors that name the remote: ${faults.join(' ')}`).toBe(expected);
  if (faults[0]) expect(faults[0]).toContain(`${place.remote} `);
  if (process.env.FAULTS_ALL) expect(readable, 'ms until it can be read').toBeLessThan(MAX_WAIT);
  return { readable, live };
}
