import { whenIdle } from '#areas/whenIdle.ts';
import { followLinks } from '#click/followLinks.ts';
import { createTab, type Tab } from '#click/tab.ts';
import type { SiteDefinition } from '#defineSite.ts';
import { attempt } from '#errors/attempt.ts';
import { retryUntilSuccess } from '#fetching/retry.ts';
import { openFoldsOnPaper } from '#page/openFoldsOnPaper.ts';
import type { Page } from '#page/page.ts';
import { collectErrors } from '#visits/errors.ts';
import { isMeasured } from '#visits/isMeasured.ts';
import type { LoadReport } from '#visits/reportPage.ts';

import type { mount } from './app.tsx';
import { whenNeeded } from './whenNeeded.ts';

type Start = {
  /** `() => import('./app.ts')`: the chunk with all that React renders. */
  loadApp: () => Promise<{ mount: typeof mount; site: SiteDefinition }>;
  /** Whether the page says more by now than its HTML, e.g. by the clock. */
  saysMore?: (page: Page) => boolean;
  /** `() => import('./report.ts')`: gets what measured visits report, in the place of `POST /visits`. */
  loadReport?: LoadReport;
};

/** Ends the task, so that the browser can paint and handle input. */
const yieldToMain = (): Promise<void> =>
  'scheduler' in globalThis && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve));

/**
 * Starts React in parts, each in a task of its own, so that the browser can handle a tap between two of them.
 * All of them are fetched at the same time.
 */
async function start(tab: Tab, loadApp: Start['loadApp']): Promise<void> {
  window.preloadShell?.();
  await retryUntilSuccess(() => import('./react.ts'));
  await yieldToMain();
  await retryUntilSuccess(() => import('./site.ts'));
  await yieldToMain();
  const { mount, site } = await retryUntilSuccess(loadApp);
  await yieldToMain();
  mount(tab, site);
}

/** Collects errors and measurements, and sends them when the browser is idle. */
function measure(loadReport?: LoadReport): void {
  collectErrors();
  // The browser buffers earlier measurements. A failure is ignored because visitors do not need this code.
  whenIdle(() => {
    import('#visits/reportPage.ts').then(({ reportPage }) => reportPage(loadReport)).catch(() => {});
  }, 10_000);
}

/** Starts the site in a prerendered page: links at once, React when the page needs it. */
export function startSite({ loadApp, saysMore, loadReport }: Start): void {
  const tab = createTab();
  // Links work from here on, whether React comes or not.
  followLinks(tab);
  attempt(openFoldsOnPaper);
  const { page } = tab.shown();
  whenNeeded(page, () => void start(tab, loadApp), saysMore?.(page));
  if (isMeasured()) measure(loadReport);
}
