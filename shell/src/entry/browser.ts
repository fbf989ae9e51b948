import '#fetching/installLoader.ts';
import '@clinic/shared/styles/global.css';

import { isWatched } from '#canary/isWatched.ts';
import { attemptUntilDone } from '#fetching/retry.ts';

import { pause } from './pause.ts';

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

if (isWatched()) {
  // Without it a visitor misses nothing.
  import(/* webpackChunkName: "canary" */ '#canary/reportPage.ts').then(
    ({ reportPage }) => reportPage(),
    () => {},
  );
}
