import { expect, test } from 'playwright/test';

import { readJob } from './job.ts';

const { origin, urls, gallery, texts = {} } = readJob();

const named = (url: string) => url.slice(1).replaceAll(/[^\p{L}\d]+/gu, '-') || 'home';

/** Those too that wait until they are near the screen. */
async function loadPictures() {
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
}

test.describe('pages', () => {
  // As compose made them: the same at every time.
  test.use({ javaScriptEnabled: false });

  for (const url of urls) {
    test(url, async ({ page }) => {
      await page.goto(origin + url);
      await expect(page).toHaveScreenshot(`${named(url)}.png`, { fullPage: true });
    });
  }
});

for (const lang of gallery ? ['es', 'en'] : []) {
  test(`gallery in ${lang}`, async ({ page }) => {
    await page.goto(`${gallery}/?lang=${lang}`);
    const links = page.getByRole('navigation', { name: 'Pieces' }).getByRole('link');
    await links.first().waitFor();
    const states = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect.soft(states.join('\n')).toMatchSnapshot(`gallery-${lang}.txt`);
    for (const state of states) {
      await page.goto(`${gallery}/${state}`);
      await page.waitForLoadState('networkidle');
      await page.evaluate(loadPictures);
      await expect.soft(page).toHaveScreenshot(`gallery-${named(state)}.png`, { fullPage: true });
    }
  });
}

for (const [name, text] of Object.entries(texts)) {
  test(name, () => expect(text).toMatchSnapshot(name));
}
