import type { Page } from 'playwright/test';

/** Holds back every script until `arrive()` is called, so that the page is on the screen before its scripts. */
export async function holdScripts(page: Page): Promise<{ arrive: () => void }> {
  const arrival = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await arrival.promise;
    await route.continue();
  });
  return { arrive: arrival.resolve };
}
