// Tasks of the main thread while a page loads and comes alive, in processor time times four: how long, and doing what.
// `pnpm bench tasks [--site .site] [--beside OTHER/.site] [--routes /,/tienda] [--runs 7] [--limit 50]`
// A new browser for each run, and two sites by turns. Counts processor time, not the clock, so that what else the
// machine does changes little.
import { parseArgs } from 'node:util';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, devices, type Browser } from 'playwright';

import { executablePath, sandboxArgs } from '@clinic/testing/chromium';
import { serveSite } from '@clinic/testing/gateway';
import { median } from './report/median.ts';

/** Times that the phone of Lighthouse's mobile preset is slower. */
const SLOWDOWN = 4;

/** How long the page is watched after it came alive, in ms: slots and footer come later. */
const SETTLING = 4_000;

const { values } = parseArgs({
  options: {
    site: { type: 'string', default: '.site' },
    beside: { type: 'string' },
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

/** Processor time of a page in ms, its boxes laid out and its elements styled. */
const figures = [
  'main thread',
  'blocking',
  'longest',
  'script',
  'style',
  'layout',
  'paint',
  'boxes',
  'styled',
] as const;

type Trace = { tasks: Task[]; figures: Record<(typeof figures)[number], number> };

const categories = [
  'toplevel',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'v8',
  'blink.user_timing',
];

async function record(browser: Browser, url: string): Promise<TraceEvent[]> {
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
  return events;
}

const fileOf = (url = '') => url.split('/').pop() ?? '';

const slow = ({ tdur = 0 }: TraceEvent) => (tdur * SLOWDOWN) / 1000;

/** What an event did, for whoever looks for the reason of a long task. */
function describe(event: TraceEvent): string {
  const { name, args } = event;
  const { functionName, url } = args?.data ?? {};
  const { elementCount, beginData } = args ?? {};
  const of = beginData?.dirtyObjects
    ? `${beginData.dirtyObjects} of ${beginData.totalObjects}`
    : elementCount;
  return [name, functionName, url && fileOf(url), of, `${Math.round(slow(event))} ms`]
    .filter(Boolean)
    .join(' ');
}

/** What the thread did that parsed the page. */
function read(events: readonly TraceEvent[], url: string): Trace {
  const parsed = events.find(({ name, args }) => name === 'ParseHTML' && args?.beginData?.url === url);
  const thread = events.filter(({ pid, tid, ph }) => ph === 'X' && pid === parsed?.pid && tid === parsed.tid);
  const start = parsed?.ts ?? 0;
  const painted =
    events.find(({ name, pid }) => name === 'firstContentfulPaint' && pid === parsed?.pid)?.ts ?? 0;
  const named = (...names: string[]) => thread.filter(({ name }) => names.includes(name));
  const time = (found: readonly TraceEvent[]) => found.reduce((sum, event) => sum + slow(event), 0);
  const tasks = named('RunTask').map((task) => {
    const end = task.ts + (task.dur ?? 0);
    const parts = thread.filter(
      (event) =>
        event !== task &&
        !event.name.endsWith('RunTask') &&
        event.ts >= task.ts &&
        event.ts + (event.dur ?? 0) <= end &&
        slow(event) > 8,
    );
    return {
      ms: slow(task),
      at: (task.ts - start) / 1000,
      isBeforePaint: task.ts < painted,
      parts: parts.map(describe),
    };
  });
  const layouts = named('Layout');
  const styles = named('UpdateLayoutTree');
  return {
    tasks,
    figures: {
      'main thread': tasks.reduce((sum, { ms }) => sum + ms, 0),
      blocking: tasks.reduce((sum, { ms }) => sum + Math.max(0, ms - 50), 0),
      longest: Math.max(0, ...tasks.map(({ ms }) => ms)),
      script: time(named('EvaluateScript', 'FunctionCall', 'v8.compile', 'RunMicrotasks')),
      style: time(styles),
      layout: time(layouts),
      paint: time(named('PrePaint', 'Paint', 'Layerize', 'Commit')),
      boxes: layouts.reduce((sum, { args }) => sum + (args?.beginData?.dirtyObjects ?? 0), 0),
      styled: styles.reduce((sum, { args }) => sum + (args?.elementCount ?? 0), 0),
    },
  };
}

async function trace(url: string): Promise<Trace> {
  const browser = await chromium.launch({ executablePath, args: ['--disable-gpu', ...sandboxArgs] });
  try {
    return read(await record(browser, url), url);
  } finally {
    await browser.close();
  }
}

const dirs = [values.site, ...(values.beside ? [values.beside] : [])];
const sites = await Promise.all(dirs.map((dir) => serveSite(dir)));
try {
  for (const route of values.routes.split(',')) {
    const runs: Trace[][] = sites.map(() => []);
    for (let run = 0; run < Number(values.runs); run += 1)
      for (const [index, { url }] of sites.entries()) runs[index]?.push(await trace(url + route));
    console.log(`${route}`);
    for (const figure of figures) {
      const [ours = 0, theirs] = runs.map((all) => median(all.map((each) => each.figures[figure])));
      const beside =
        theirs === undefined ? '' : `, beside ${Math.round(theirs)}: ${(ours / theirs).toFixed(2)}`;
      console.log(`  ${figure} ${Math.round(ours)}${beside}`);
    }
    const [first = []] = runs;
    const middle = first.toSorted((a, b) => a.figures.blocking - b.figures.blocking)[
      Math.floor(first.length / 2)
    ];
    for (const { ms, at, isBeforePaint, parts } of middle?.tasks ?? [])
      if (ms > Number(values.limit))
        console.log(
          `  ${Math.round(ms)} ms at ${Math.round(at)}${isBeforePaint ? ' before the first paint' : ''}: ${parts.join(' · ')}`,
        );
  }
} finally {
  await Promise.all(sites.map((site) => site.end()));
}
