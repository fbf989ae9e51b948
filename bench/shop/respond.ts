import type { CDPSession, Page } from 'playwright';

/** How long an answer took, in ms. */
export type Response = {
  /** From the visitor's event until the frame that shows what it brings to the screen. */
  shown: number;
  /** The same until the last of the products below the screen is there. */
  settled: number;
  /** What the page's thread had to do for it, layout and painting among it, without what others did on the machine. */
  work: number;
};

type Watch = {
  start: number;
  /** The frame after the event. */
  next: number;
  /** The frame after the first change. */
  changed: number;
  end: number;
};
type WatchedWindow = Window & { watch: Watch };

/** Notes, in the page, when an event came and when the last frame was painted that it or its consequences changed. */
function installWatch(): void {
  const watch: Watch = { start: 0, next: 0, changed: 0, end: 0 };
  const painted = new MessageChannel();
  painted.port1.addEventListener('message', ({ data }: MessageEvent<'next' | 'changed'>) => {
    watch.end = performance.now();
    watch[data] ||= watch.end;
  });
  painted.port1.start();
  const notePaint = (frame: 'next' | 'changed') =>
    requestAnimationFrame(() => painted.port2.postMessage(frame));
  for (const type of ['keydown', 'click', 'change']) {
    const begin = (event: Event) => {
      watch.start ||= event.timeStamp;
      notePaint('next');
    };
    addEventListener(type, begin, { capture: true });
  }
  // What comes and goes is what a filter changes; texts and attributes follow when the visitor pauses.
  const main = document.querySelector('main');
  if (main)
    new MutationObserver(() => notePaint('changed')).observe(main, { childList: true, subtree: true });
  Object.assign(window, { watch });
}

/** Forgets, in the page, what happened before. */
function beginAnew(): void {
  // Set by installWatch().
  const { watch } = window as unknown as WatchedWindow;
  Object.assign(watch, { start: 0, next: 0, changed: 0 });
}

/** Waits, in the page, until nothing has changed for `quiet` ms and nothing is about to. @returns what was noted */
async function settle(quiet: number): Promise<Watch> {
  // Set by installWatch().
  const { watch } = window as unknown as WatchedWindow;
  const isQuiet = () => watch.end >= watch.start && performance.now() - watch.end > quiet;
  // Looking often would be work of its own.
  while (!isQuiet()) await new Promise((resolve) => setTimeout(resolve, quiet / 2));
  // Work that gives way to others may still go on; a busy machine may never call the page idle.
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: quiet }));
  return watch;
}

/** The pause between two keys of one who types fast, in ms. */
export const PAUSE = 120;

/** Measures how a page answers. Call on a page that is loaded. */
export async function watchResponses(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  // In the time of the page's thread: another process that takes its turn does not count.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.evaluate(installWatch);
  return {
    /** Does something that the page answers, and waits for the answer. */
    async measure(act: () => Promise<unknown>): Promise<Response> {
      await page.evaluate(beginAnew);
      const before = await metric(cdp, 'TaskDuration');
      await act();
      const { start, next, changed, end } = await page.evaluate(settle, PAUSE);
      const shown = (changed || next) - start;
      return { shown, settled: end - start, work: ((await metric(cdp, 'TaskDuration')) - before) * 1000 };
    },
    /** Memory that the page's JavaScript holds, in MB. */
    async heap(): Promise<number> {
      await cdp.send('HeapProfiler.collectGarbage');
      return (await metric(cdp, 'JSHeapUsedSize')) / 1_000_000;
    },
    async throttle(rate: number): Promise<void> {
      await cdp.send('Emulation.setCPUThrottlingRate', { rate });
    },
  };
}

export type Watcher = Awaited<ReturnType<typeof watchResponses>>;

async function metric(cdp: CDPSession, name: string): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const found = metrics.find((item) => item.name === name);
  if (!found) throw new Error(`Chromium no longer tells ${name}.`);
  return found.value;
}
