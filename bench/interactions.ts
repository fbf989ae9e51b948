// Interaction to next paint of what visitors do, on a processor four times slower, by the Event Timing API.
// `pnpm bench:interactions [--origin http://localhost:8080] [--site .site] [--runs 3]`
import { parseArgs } from 'node:util';
import { chromium, devices, type Browser, type Page } from 'playwright';

import { executablePath, sandboxArgs } from '../e2e/support/chromium.ts';
import { visit } from '../e2e/support/hydrated.ts';
import { median } from '../scripts/bench/median.ts';
import { startSite } from './serve/startSite.ts';

const SLOWDOWN = 4;

const { values } = parseArgs({
  options: {
    origin: { type: 'string' },
    site: { type: 'string', default: '.site' },
    runs: { type: 'string', default: '3' },
  },
});

const button = (page: Page, name: RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first();

const journeys: Readonly<Record<string, { url: string; act: (page: Page) => Promise<void> }>> = {
  menu: { url: '/', act: (page) => button(page, /^menú$/i).tap() },
  form: {
    url: '/spa/facial',
    act: async (page) => {
      await button(page, /^Agendar Cita/).tap();
      await page.getByRole('dialog').getByRole('textbox').first().fill('Ana');
    },
  },
  filters: { url: '/tienda', act: (page) => button(page, /^Filtrar/).tap() },
  'quick view': { url: '/tienda', act: (page) => page.locator('main article a').first().tap() },
  cart: {
    url: '/tienda',
    act: async (page) => {
      await button(page, /^Agregar/).tap();
      await button(page, /^Carrito,/).tap();
    },
  },
  chat: { url: '/faq', act: (page) => button(page, /^Abrir el asistente/).tap() },
};

function watchEvents(): void {
  const durations: number[] = [];
  Object.assign(globalThis, { eventDurations: durations });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && entry.interactionId) durations.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** @returns the longest interaction, in ms, in steps of 8; 16 when all were shorter */
async function measure(browser: Browser, origin: string, name: string): Promise<number> {
  const { url, act } = journeys[name] ?? { url: '/', act: async () => {} };
  const context = await browser.newContext({ ...devices['Pixel 7'], locale: 'es-CO' });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchEvents);
    await visit(page, origin + url);
    await page.waitForLoadState('networkidle');
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await act(page);
    await page.waitForTimeout(1_500);
    const durations = await page.evaluate(
      () => (globalThis as unknown as { eventDurations: number[] }).eventDurations,
    );
    return Math.max(16, ...durations);
  } finally {
    await context.close();
  }
}

const served = values.origin ? { origin: values.origin, stop: () => {} } : await startSite(values.site);
const browser = await chromium.launch({ executablePath, args: ['--disable-gpu', ...sandboxArgs] });
try {
  for (const name of Object.keys(journeys)) {
    const times: number[] = [];
    for (let run = 0; run < Number(values.runs); run += 1)
      times.push(await measure(browser, served.origin, name));
    console.log(`${name}: ${median(times)} ms (${times.join(', ')})`);
  }
} finally {
  await browser.close();
  served.stop();
}
