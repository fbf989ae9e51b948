// Interaction to Next Paint of typical steps of a visitor, on a processor four times slower.
// `pnpm bench interactions [--origin http://localhost:8080] [--site .site] [--runs 3] [--only menu,cart]`
import { parseArgs } from 'node:util';

import { executablePath, sandboxArgs } from '@clinic/testing/chromium';
import { serveSite } from '@clinic/testing/gateway';
import { visit } from '@clinic/testing/hydrated';
import { chromium, devices, type Browser, type Locator, type Page } from 'playwright';

import { median } from './report/median.ts';

const SLOWDOWN = 4;

/** Delay between two steps, in ms; work that follows a step counts as well. */
const PAUSE = 1_200;

const { values } = parseArgs({
  options: {
    origin: { type: 'string' },
    site: { type: 'string', default: '.site' },
    runs: { type: 'string', default: '3' },
    only: { type: 'string' },
  },
});

const button = (within: Page | Locator, name: RegExp) =>
  within.getByRole('button', { name }).filter({ visible: true }).first();
const dialog = (page: Page) => page.getByRole('dialog');

type Step = { name: string; act: (page: Page) => Promise<void> };

/** A step that taps by coordinates, because a locator's own `tap` evaluates scripts in the page around its events. */
const tap = (name: string, target: (page: Page) => Locator): Step => ({
  name,
  act: async (page) => {
    const wanted = target(page);
    await wanted.scrollIntoViewIfNeeded();
    const box = await wanted.boundingBox();
    if (!box) throw new Error(`The target of "${name}" is not visible.`);
    await page.waitForTimeout(PAUSE);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  },
});
const press = (name: RegExp) => (page: Page) => button(page, name);
const pressInside = (name: RegExp) => (page: Page) => button(dialog(page), name);

const journeys: Readonly<Record<string, { url: string; steps: readonly Step[] }>> = {
  menu: { url: '/', steps: [tap('open', press(/^menú$/i)), tap('close', press(/^menú$/i))] },
  form: {
    url: '/spa/facial',
    steps: [
      tap('open', press(/^Agendar Cita/)),
      {
        name: 'type',
        act: (page) => dialog(page).getByRole('textbox').first().pressSequentially('Ana', { delay: 150 }),
      },
      tap('ask to close', pressInside(/^Cerrar/)),
    ],
  },
  filters: {
    url: '/tienda',
    steps: [
      tap('choose a category', (page) => page.locator('main label', { hasText: 'Antiacné' }).first()),
      tap('open', press(/^Filtrar/)),
      tap('close', pressInside(/^Ver /)),
    ],
  },
  search: {
    url: '/tienda',
    steps: [
      tap('turn to the field', (page) => page.getByRole('searchbox')),
      {
        name: 'type',
        act: (page) => page.getByRole('searchbox').pressSequentially('vitamina', { delay: 150 }),
      },
      tap('clear', (page) =>
        page
          .getByRole('search')
          .getByRole('button', { name: /borrar|quitar|limpiar/i })
          .first(),
      ),
    ],
  },
  'quick view': {
    url: '/tienda',
    steps: [
      tap('open', (page) => page.locator('main article a').first()),
      tap('add', pressInside(/^Agregar/)),
      tap('close', pressInside(/^Cerrar/)),
    ],
  },
  cart: {
    url: '/tienda',
    steps: [
      tap('add', press(/^Agregar/)),
      tap('open', press(/^Carrito,/)),
      tap('one more', pressInside(/más|agregar/i)),
      tap('close', pressInside(/^Cerrar/)),
    ],
  },
  chat: {
    url: '/faq',
    steps: [tap('open', press(/^Abrir el asistente/)), tap('close', press(/^Cerrar el asistente/))],
  },
};

function watchEvents(): void {
  const durations: number[] = [];
  Object.assign(globalThis, { eventDurations: durations });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && entry.interactionId) durations.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

const takeLongest = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { eventDurations } = globalThis as unknown as { eventDurations: number[] };
    return Math.max(16, ...eventDurations.splice(0));
  });

/** @returns the longest interaction of each step, in ms, in steps of 8; 16 when all were shorter */
async function measure(browser: Browser, url: string, steps: readonly Step[]): Promise<number[]> {
  const context = await browser.newContext({ ...devices['Pixel 7'], locale: 'es-CO' });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchEvents);
    await visit(page, url);
    await page.waitForLoadState('networkidle');
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const longest: number[] = [];
    for (const { act } of steps) {
      await act(page);
      await page.waitForTimeout(PAUSE);
      longest.push(await takeLongest(page));
    }
    return longest;
  } finally {
    await context.close();
  }
}

const served = values.origin ? undefined : await serveSite(values.site);
const origin = values.origin ?? served?.url ?? '';
const browser = await chromium.launch({ executablePath, args: ['--disable-gpu', ...sandboxArgs] });
try {
  for (const [name, { url, steps }] of Object.entries(journeys)) {
    if (values.only && !values.only.split(',').includes(name)) continue;
    const runs: number[][] = [];
    for (let run = 0; run < Number(values.runs); run += 1)
      runs.push(await measure(browser, origin + url, steps));
    for (const [index, step] of steps.entries()) {
      const times = runs.map((run) => run[index] ?? 0);
      console.log(`${name}, ${step.name}: ${median(times)} ms (${times.join(', ')})`);
    }
  }
} finally {
  await browser.close();
  await served?.end();
}
