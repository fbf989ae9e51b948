import { expect, type Page } from 'playwright/test';

/** Waits until React has taken over the page's own area; what is clicked before that does nothing. */
export async function hydrated(page: Page): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(() => {
          // A page that does nothing by itself waits for this.
          document.querySelector('main')?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
          const heading = document.querySelector('main h1');
          return heading ? Object.keys(heading).some((key) => key.startsWith('__reactFiber')) : false;
        }),
      // A remote that was away is tried again after up to 15 s.
      { timeout: 20_000, intervals: [50, 100, 200] },
    )
    .toBe(true);
}

/** Opens a page and waits until it answers to the visitor. */
export async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrated(page);
}
