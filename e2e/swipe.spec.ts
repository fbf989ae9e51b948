import { visit } from '@tesela/testing/hydrated';
import type { Page } from 'playwright/test';

import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Swipes from right to left over an element with touch events. */
async function swipeLeft(
  page: Page,
  box: { x: number; y: number; width: number; height: number },
): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const y = box.y + box.height / 2;
  const from = box.x + box.width * 0.85;
  const touch = (type: 'touchStart' | 'touchMove', x: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
  await touch('touchStart', from);
  for (let step = 1; step <= 10; step += 1) await touch('touchMove', from - (box.width * 0.7 * step) / 10);
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('visitor on a phone swipes to the next slide of the hero', { tag: '@proof' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/');
  const first = page.getByRole('heading', { level: 1 });
  await expect(first).toBeInViewport();
  const box = await first.boundingBox();
  if (!box) throw new Error('The first slide has no heading to swipe over.');

  await swipeLeft(page, { ...box, x: 0, width: 390 });

  await expect(first).not.toBeInViewport();
});
