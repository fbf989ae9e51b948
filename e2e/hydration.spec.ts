import type { PageScripts } from '@clinic/shared/registry';
import type { Request } from 'playwright/test';

import { hydrated } from './support/hydrated.ts';
import { listChunkFiles, listUrls } from './support/site.ts';
import { expect, test } from './support/test.ts';

const pathOf = (request: Request) => new URL(request.url()).pathname;

for (const url of listUrls({ products: 3 })) {
  test(`${url} comes alive without a complaint, from exactly the scripts that it preloads`, async ({
    page,
  }) => {
    const scripts: string[] = [];
    const styles: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(pathOf(request));
      if (request.resourceType() === 'stylesheet') styles.push(pathOf(request));
    });

    await page.goto(url);
    await hydrated(page);
    await expect(page.getByRole('button', { name: /asistente virtual|virtual assistant/i })).toBeVisible();
    await page.waitForLoadState('networkidle');

    const announced = JSON.parse((await page.locator('#page-scripts').textContent()) ?? '') as PageScripts;
    // The carousels' engine when one is near the window;
    // everything else must have been announced.
    const later = new Set([
      ...listChunkFiles('mfe-marketing', /^swiper/),
      ...listChunkFiles('mfe-shop', /^swiper/),
    ]);
    const fetched = [...new Set(scripts)].filter((path) => !later.has(path));
    const own = [...announced.start, ...announced.page];
    expect(fetched).toEqual(expect.arrayContaining(own));
    // A slot's scripts come when the slot is near the screen.
    expect([...own, ...Object.values(announced.slots).flat()]).toEqual(expect.arrayContaining(fetched));
    expect(new Set(scripts).size).toBe(scripts.length);
    expect(styles).toEqual([]);
  });
}

test('there is one React: the store of the shell answers a button of a remote', async ({ page }) => {
  await page.goto('/dermatologia/clinica');
  await hydrated(page);

  const roots = await page.evaluate(
    () =>
      Object.keys(document.getElementById('root') ?? {}).filter((key) => key.startsWith('__reactContainer'))
        .length,
  );
  const fibers = await page.evaluate(() => {
    const suffixes = new Set<string>();
    for (const element of document.querySelectorAll('#root *')) {
      for (const key of Object.keys(element)) if (key.startsWith('__reactFiber')) suffixes.add(key);
    }
    return suffixes.size;
  });
  expect(roots).toBe(1);
  expect(fibers).toBe(1);
});
