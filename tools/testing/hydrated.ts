import { expect, type Page } from 'playwright/test';

/** Waits until the page area is hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(() => {
          // As a pointer does that comes over the page; most pages run nothing before that.
          for (const type of ['pointerover', 'pointermove'])
            document.querySelector('main')?.dispatchEvent(new PointerEvent(type, { bubbles: true }));
          const heading = document.querySelector('main h1');
          return heading ? Object.keys(heading).some((key) => key.startsWith('__reactFiber')) : false;
        }),
      // The longest delay between two attempts at a remote is 15 s.
      { timeout: 20_000, intervals: [50, 100, 200] },
    )
    .toBe(true);
}

/** Opens a page and waits until it is hydrated. */
export async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrated(page);
}
