import '@clinic/shared/styles/global.css';

import { whenIdle } from '#areas/whenIdle.ts';
import { attemptUntilDone } from '#fetching/retry.ts';
import { keepFaults } from '#visits/faults.ts';
import { isMeasured } from '#visits/isMeasured.ts';

/** Lets the browser do what waits: paint, answer a tap. */
const pause = (): Promise<void> =>
  'scheduler' in globalThis && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve));

/**
 * Starts the shell part by part, each in a task of its own, so that a tap between two of them is answered at once.
 * Compose lets the browser fetch all of them at the same time.
 */
async function start(): Promise<void> {
  await attemptUntilDone(() => import(/* webpackChunkName: "react" */ './react.ts'));
  await pause();
  await attemptUntilDone(() => import(/* webpackChunkName: "site" */ './site.ts'));
  await pause();
  const { mount } = await attemptUntilDone(() => import(/* webpackChunkName: "app" */ './mount.tsx'));
  await pause();
  await mount();
}

void start();

if (isMeasured()) {
  keepFaults();
  // The browser keeps what was measured before; without any of it a visitor misses nothing.
  whenIdle(() => {
    import(/* webpackChunkName: "visits" */ '#visits/reportPage.ts').then(
      ({ reportPage }) => reportPage(),
      () => {},
    );
  }, 10_000);
}
