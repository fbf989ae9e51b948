import { besideBrowser, startGateway } from '@clinic/testing/gateway';
import type { Browser } from 'playwright';

import { watchResponses } from './respond.ts';
import type { Composed } from './sampleSite.ts';
import { timeChat } from './timeChat.ts';
import { chooseFilters, searchFirst, typeTexts } from './useShop.ts';
import { visitShop } from './visit.ts';

/** How much slower a phone of the middle range is than this machine, as Chromium's tools assume. */
const PHONE = 4;

export type Measured = Awaited<ReturnType<typeof measureSite>>;

/**
 * Visits the shop of a composed site and uses it as a visitor does.
 * @param folder of the workspace whose gateway serves the site
 */
export async function measureSite(browser: Browser, folder: string, { siteDir }: Pick<Composed, 'siteDir'>) {
  const served = await startGateway({ ...besideBrowser, SITE_DIR: siteDir }, folder);
  try {
    const chat = await timeChat(served);
    const { page, context, transferred, firstVisit } = await visitShop(browser, served.url);
    const watcher = await watchResponses(page);
    const heapBefore = await watcher.heap();
    const firstSearch = await searchFirst(page);
    await page.waitForLoadState('networkidle');
    const search = await transferred();
    const typing = await typeTexts(page, watcher);
    const choosing = await chooseFilters(page, watcher);
    const heap = await watcher.heap();
    await watcher.throttle(PHONE);
    const phone = {
      typing: await typeTexts(page, watcher, 1),
      choosing: await chooseFilters(page, watcher, 1),
    };
    await context.close();
    return { chat, firstVisit, search, firstSearch, typing, choosing, phone, heapBefore, heap };
  } finally {
    await served.end();
  }
}
