import { expect, test, type Page } from 'playwright/test';

import { readJob } from './job.ts';

const { origin, urls, gallery, texts = {} } = readJob();

const named = (url: string) => url.slice(1).replaceAll(/[^\p{L}\d]+/gu, '-') || 'home';

/** Shows what waits until it comes near the screen. */
const style = ':root { --far: visible }';

/** At a page until it stands still. */
const mostLooks = 6;

/** Pictures are decoded after they have come: the page is what two looks in a row agree on. */
async function shoot(page: Page): Promise<Buffer> {
  const look = () => page.screenshot({ fullPage: true, animations: 'disabled', style });
  let last = await look();
  for (let looks = 1; looks < mostLooks; looks += 1) {
    const next = await look();
    if (next.equals(last)) break;
    last = next;
  }
  return last;
}

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
      expect(await shoot(page)).toMatchSnapshot(`${named(url)}.png`);
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
      expect.soft(await shoot(page)).toMatchSnapshot(`gallery-${named(state)}.png`);
    }
  });
}

for (const [name, text] of Object.entries(texts)) {
  test(name, () => expect(text).toMatchSnapshot(name));
}
