import '@clinic/shared/styles/global.css';
import { whenIdle } from '#areas/whenIdle.ts';
import { followLinks } from '#click/followLinks.ts';
import { createTab, type Tab } from '#click/tab.ts';
import { attempt } from '#errors/attempt.ts';
import { retryUntilSuccess } from '#fetching/retry.ts';
import { openFoldsOnPaper } from '#layout/openFoldsOnPaper.ts';
import { collectErrors } from '#visits/errors.ts';
import { isMeasured } from '#visits/isMeasured.ts';

import { whenNeeded } from './whenNeeded.ts';

/** Ends the task, so that the browser can paint and handle input. */
const yieldToMain = (): Promise<void> =>
  'scheduler' in globalThis && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve));

/**
 * Starts the shell in parts, each in a task of its own, so that the browser can handle a tap between two of them.
 * All of them are fetched at the same time.
 */
async function start(tab: Tab): Promise<void> {
  window.preloadShell?.();
  await retryUntilSuccess(() => import('./react.ts'));
  await yieldToMain();
  await retryUntilSuccess(() => import('./site.ts'));
  await yieldToMain();
  const { mount } = await retryUntilSuccess(() => import('./app.tsx'));
  await yieldToMain();
  mount(tab);
}

const tab = createTab();
// Links work from here on, whether React comes or not.
followLinks(tab);
attempt(openFoldsOnPaper);
whenNeeded(tab.shown().page, () => void start(tab));

if (isMeasured()) {
  collectErrors();
  // The browser buffers earlier measurements. A failure is ignored because visitors do not need this code.
  whenIdle(() => {
    import('#visits/reportPage.ts').then(
      ({ reportPage }) => reportPage(),
      () => {},
    );
  }, 10_000);
}
