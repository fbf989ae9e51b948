import { hydrated } from './support/hydrated.ts';
import { listUrls } from './support/site.ts';
import { expect, test } from './support/test.ts';

declare global {
  /** Sum of the layout shifts since the page began to load, without those that the visitor caused. */
  var layoutShift: number;
}

for (const url of listUrls({ products: 3 })) {
  test(`${url} moves nothing while it loads, and fits the screen`, async ({ page }) => {
    await page.addInitScript(() => {
      globalThis.layoutShift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (!('hadRecentInput' in entry) || !entry.hadRecentInput) {
            globalThis.layoutShift += 'value' in entry ? Number(entry.value) : 0;
          }
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });

    await page.goto(url);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => globalThis.layoutShift)).toBeLessThan(0.01);

    const height = page.viewportSize()?.height ?? 800;
    for (const width of [page.viewportSize()?.width ?? 390, 320]) {
      await page.setViewportSize({ width, height });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
    }
  });
}
