import { axeFindsNothingSerious } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { galleryUrl } from './accessibility.config.ts';

for (const lang of ['es', 'en']) {
  test(`axe finds nothing serious in the gallery in ${lang}, nor on a page of its states`, async ({
    page,
  }) => {
    await page.goto(`${galleryUrl}/?lang=${lang}`);
    await expect(page.getByRole('heading', { name: 'Gallery' })).toBeVisible();
    await axeFindsNothingSerious(page);

    const links = page.locator('main a[href*="only="]');
    for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))) {
      await page.goto(`${galleryUrl}/${href}`);
      await page.locator('main').waitFor({ state: 'attached' });
      await axeFindsNothingSerious(page, href);
    }
  });
}
