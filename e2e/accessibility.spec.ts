import { AxeBuilder } from '@axe-core/playwright';

import { visit } from './support/hydrated.ts';
import { listUrls } from './support/site.ts';
import { expect, test } from './support/test.ts';

for (const url of listUrls()) {
  test(`${url} has nothing that axe finds serious`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, url);

    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze();

    const serious = violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n  ')}`);
    expect(serious).toEqual([]);
  });
}
