import { chromium, expect, test } from 'playwright/test';

import { executablePath, sandboxArgs } from './support/chromium.ts';
import { baseUrl } from './support/site.ts';

// The protocol's own event says why a page was not kept. Under Playwright none ever is; what the page itself does to
// prevent it, e.g. a handler of `unload`, is told apart from that.
test('the browser may keep every kind of page for the way back: none of them prevents it', async () => {
  const browser = await chromium.launch({
    executablePath,
    args: [...sandboxArgs],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');

  for (const url of ['/', '/blog/acne-adulto', '/faq', '/dermatologia/estetica', '/spa/facial', '/tienda']) {
    const told = new Promise<string[]>((resolve) =>
      session.once('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
        resolve(
          notRestoredExplanations
            .filter(({ type }) => type === 'PageSupportNeeded')
            .map(({ reason }) => reason),
        ),
      ),
    );
    await page.goto(baseUrl + url);
    await expect(page.locator('#root[data-alive]')).toBeVisible();
    await page.goto(`${baseUrl}/terminos`);
    await page.goBack();

    expect(await told, url).toEqual([]);
  }
  await browser.close();
});
