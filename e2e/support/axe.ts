import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

/**
 * Fails the test, without stopping it, on serious findings of axe.
 * @param state what is open, for the message
 * @param within selector of what is read: the whole page takes some 3 s of processor time
 */
export async function axeFindsNothingSerious(
  page: Page,
  state = 'as it came',
  within = ':root',
): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { violations, incomplete } = await new AxeBuilder({ page })
    .include(within)
    // Passed rules and preloading take most of the time.
    .options({ resultTypes: ['violations', 'incomplete'], preload: false })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();

  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n  ')}`);
  expect.soft(serious, state).toEqual([]);

  // Axe cannot judge text over a picture, so there must be none. The arrow of a select is beside its text.
  const unjudged = incomplete
    .filter(({ id }) => id === 'color-contrast')
    .flatMap(({ nodes }) => nodes)
    .filter(({ any }) => any.some(({ data }) => /bgImage|imgNode|bgGradient/.test(JSON.stringify(data))))
    .map(({ html }) => html)
    .filter((html) => !html.startsWith('<select'));
  expect.soft(unjudged, state).toEqual([]);
}
