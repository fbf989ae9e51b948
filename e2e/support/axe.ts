import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

/** Serious and critical findings of axe fail the test, which goes on; `state` names what is open. */
export async function axeFindsNothingSerious(page: Page, state = 'as it came'): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { violations, incomplete } = await new AxeBuilder({ page })
    // Neither lists of what is fine nor files read ahead: they take most of its time.
    .options({ resultTypes: ['violations', 'incomplete'], preload: false })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();

  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n  ')}`);
  expect.soft(serious, state).toEqual([]);

  // Text over a picture is what axe cannot judge: there is none. The arrow of a select is beside its text.
  const unjudged = incomplete
    .filter(({ id }) => id === 'color-contrast')
    .flatMap(({ nodes }) => nodes)
    .filter(({ any }) => any.some(({ data }) => /bgImage|imgNode|bgGradient/.test(JSON.stringify(data))))
    .map(({ html }) => html)
    .filter((html) => !html.startsWith('<select'));
  expect.soft(unjudged, state).toEqual([]);
}
