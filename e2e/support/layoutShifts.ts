import { expect, type Page } from 'playwright/test';

declare global {
  /** Layout shifts since the start of the page, except those that the visitor has caused. */
  var layoutShifts: { value: number; moved: string[] }[];
}

/** Fills `layoutShifts`; runs in the page before its scripts. */
export function watchLayout(): void {
  globalThis.layoutShifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      hadRecentInput?: boolean;
      value?: number;
      sources?: readonly { node?: Node | null }[];
    })[]) {
      if (entry.hadRecentInput) continue;
      const moved = (entry.sources ?? []).map(({ node }) =>
        node instanceof Element ? `${node.tagName} ${node.className}` : String(node?.nodeName),
      );
      globalThis.layoutShifts.push({ value: entry.value ?? 0, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Fails the test, without stopping it, if what stands on a page watched by `watchLayout` has moved. */
export async function nothingHasMoved(page: Page, most = 0.01): Promise<void> {
  const shifts = await page.evaluate(() => globalThis.layoutShifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect.soft(sum, `moved: ${JSON.stringify(shifts)}`).toBeLessThan(most);
}
