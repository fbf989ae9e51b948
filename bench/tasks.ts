// Tasks of the main thread while a page loads and comes alive, as long as they are on a processor four times slower.
// `pnpm bench tasks [--origin http://localhost:8080] [--site .site] [--routes /,/tienda] [--limit 50]`
// Counts processor time, not the clock, so that what else the machine does changes little.
import { parseArgs } from 'node:util';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, devices, type Browser } from 'playwright';

import { executablePath, sandboxArgs } from '@clinic/testing/chromium';
import { serveSite } from '@clinic/testing/gateway';

/** Times that the phone of Lighthouse's mobile preset is slower. */
const SLOWDOWN = 4;

/** How long the page is watched after it came alive, in ms: slots and footer come later. */
const SETTLING = 4_000;

const { values } = parseArgs({
  options: {
    origin: { type: 'string' },
    site: { type: 'string', default: '.site' },
    routes: { type: 'string', default: '/,/dermatologia/estetica,/spa/facial,/tienda,/blog/acne-adulto' },
    limit: { type: 'string', default: '50' },
    runs: { type: 'string', default: '3' },
  },
});

type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  /** In microseconds: by the clock, and of the processor. */
  dur?: number;
  tdur?: number;
  args?: {
    data?: { url?: string; functionName?: string };
    beginData?: { url?: string; dirtyObjects?: number; totalObjects?: number };
    elementCount?: number;
  };
};

type Task = { ms: number; at: number; isBeforePaint: boolean; parts: string[] };

const categories = [
  'toplevel',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'v8',
  'blink.user_timing',
];

async function trace(browser: Browser, url: string): Promise<TraceEvent[]> {
  const context = await browser.newContext({ ...devices['Pixel 7'] });
  const page = await context.newPage();
  const inPage = await context.newCDPSession(page);
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const done = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.start', { traceConfig: { includedCategories: categories } });
  await page.goto(url, { waitUntil: 'load' });
  // By the protocol itself: the script that Playwright brings along would be a task of the page.
  const isAlive = async () => {
    const { result } = await inPage.send('Runtime.evaluate', {
      expression: "!!document.querySelector('main[data-alive]')",
    });
    return result.value === true;
  };
  for (let tries = 0; tries < 60 && !(await isAlive()); tries += 1) await wait(500);
  await wait(SETTLING);
  await session.send('Tracing.end');
  await done;
  await context.close();
  return events;
}

const fileOf = (url = '') => url.split('/').pop() ?? '';

/** What an event did, for whoever looks for the reason of a long task. */
function describe({ name, tdur = 0, args }: TraceEvent): string {
  const { functionName, url } = args?.data ?? {};
  const { elementCount, beginData } = args ?? {};
  const of = beginData?.dirtyObjects
    ? `${beginData.dirtyObjects} of ${beginData.totalObjects}`
    : elementCount;
  return [name, functionName, url && fileOf(url), of, `${Math.round((tdur * SLOWDOWN) / 1000)} ms`]
    .filter(Boolean)
    .join(' ');
}

/** Tasks of the thread that parsed the page. */
function listTasks(events: readonly TraceEvent[], url: string): Task[] {
  const parsed = events.find(({ name, args }) => name === 'ParseHTML' && args?.beginData?.url === url);
  const thread = events.filter(({ pid, tid, ph }) => ph === 'X' && pid === parsed?.pid && tid === parsed.tid);
  const start = parsed?.ts ?? 0;
  const painted =
    events.find(({ name, pid }) => name === 'firstContentfulPaint' && pid === parsed?.pid)?.ts ?? 0;
  return thread
    .filter(({ name }) => name === 'RunTask')
    .map((task) => {
      const end = task.ts + (task.dur ?? 0);
      const parts = thread.filter(
        (event) =>
          event !== task &&
          !event.name.endsWith('RunTask') &&
          event.ts >= task.ts &&
          event.ts + (event.dur ?? 0) <= end &&
          (event.tdur ?? 0) * SLOWDOWN > 8_000,
      );
      return {
        ms: ((task.tdur ?? 0) * SLOWDOWN) / 1000,
        at: (task.ts - start) / 1000,
        isBeforePaint: task.ts < painted,
        parts: parts.map(describe),
      };
    });
}

const served = values.origin ? undefined : await serveSite(values.site);
const origin = values.origin ?? served?.url ?? '';
const browser = await chromium.launch({ executablePath, args: ['--disable-gpu', ...sandboxArgs] });
try {
  for (const route of values.routes.split(',')) {
    const runs: Task[][] = [];
    for (let run = 0; run < Number(values.runs); run += 1)
      runs.push(listTasks(await trace(browser, origin + route), origin + route));
    const blocking = (tasks: Task[]) =>
      tasks.reduce((sum, { ms, isBeforePaint }) => sum + (isBeforePaint ? 0 : Math.max(0, ms - 50)), 0);
    const [middle = []] = runs
      .toSorted((a, b) => blocking(a) - blocking(b))
      .slice(Math.floor(runs.length / 2));
    const long = middle.filter(({ ms }) => ms > Number(values.limit));
    const total = middle.reduce((sum, { ms }) => sum + ms, 0);
    console.log(
      `${route}: ${long.length} tasks above ${values.limit} ms, longest ${Math.round(Math.max(0, ...middle.map(({ ms }) => ms)))}, blocking ${Math.round(blocking(middle))} ms, main thread ${Math.round(total)} ms`,
    );
    for (const { ms, at, isBeforePaint, parts } of long)
      console.log(
        `  ${Math.round(ms)} ms at ${Math.round(at)}${isBeforePaint ? ' before the first paint' : ''}: ${parts.join(' · ')}`,
      );
  }
} finally {
  await browser.close();
  await served?.end();
}
