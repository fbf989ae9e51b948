import type { BrowserContext, Page } from 'playwright/test';

import { test } from './test.ts';

declare global {
  /** Ms from a tap until something shows, and until it has its effect. */
  var tapTimes: { shows?: number; effect?: number };
  /** Ms from each interaction to the paint after it. */
  var interactions: Map<number, number>;
}

/** A quarter of this machine's processor, and 1.6 Mb/s with 150 ms. */
export async function beSlow(page: Page, context: BrowserContext): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const speed = (1.6 * 1024 * 1024) / 8;
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: speed,
    uploadThroughput: speed,
  });
}

/** Fills `tapTimes`; runs in the page before its scripts. */
export function noteTap(shows: () => boolean, effect: () => boolean): void {
  globalThis.tapTimes = {};
  let at: number | undefined;
  addEventListener('click', ({ timeStamp }) => (at ??= timeStamp), { capture: true });
  const look = (): void => {
    requestAnimationFrame(look);
    if (at === undefined) return;
    const passed = performance.now() - at;
    const hasEffect = effect();
    if (hasEffect || shows()) globalThis.tapTimes.shows ??= passed;
    if (hasEffect) globalThis.tapTimes.effect ??= passed;
  };
  requestAnimationFrame(look);
}

/** Fills `interactions`; runs in the page before its scripts. */
export function noteInteractions(): void {
  globalThis.interactions = new Map();
  // TypeScript does not know the threshold.
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
    buffered: true,
  };
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId)
        globalThis.interactions.set(
          interactionId,
          Math.max(duration, globalThis.interactions.get(interactionId) ?? 0),
        );
  }).observe(options);
}

/** Notes ms for `pnpm bench taps`. */
export function note(times: Readonly<Record<string, number>>): void {
  for (const [type, ms] of Object.entries(times))
    test.info().annotations.push({ type, description: String(Math.round(ms)) });
}
