import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { copyWorkspace } from '@tesela/testing/copyWorkspace';
import { edit, startDev } from '@tesela/testing/devServer';
import { expect, test } from 'playwright/test';

const productPage = 'mfe-decide/src/pages/ProductPage.tsx';
const addToCart = 'mfe-checkout/src/exposed/AddToCart.tsx';

test('developer edits a remote and sees it in place, and is told on the page what is wrong', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const copy = await mkdtemp(path.join(os.tmpdir(), 'tractor-dev-'));
  await copyWorkspace(copy);
  const site = path.join(copy, 'examples/tractor-store');
  const dev = await startDev(site, [], { PORT: '3520' });
  try {
    await page.goto(`${dev.url}/product/CL-11-YE`);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Scandinavia Sower');
    const picture = page.getByRole('main').getByRole('img').first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).not.toBe(0);
    await page.getByRole('button', { name: 'Add to basket' }).click();
    await expect(page.getByText('Tractor was added.')).toBeVisible();

    // Only the state of the component knows what was added.
    await edit(site, addToCart, 'Tractor was added', 'Your tractor was added');
    await expect(page.getByText('Your tractor was added.')).toBeVisible();
    await edit(site, productPage, '<h1>', '<h1>The ');
    await expect(heading).toHaveText('The Scandinavia Sower');
    await expect(page.getByText('Your tractor was added.')).toBeVisible();

    await edit(site, productPage, '<h1>', '<h1');
    const overlay = page.getByRole('alert').filter({ hasText: 'mfe-decide' });
    await expect(overlay).toContainText(/mfe-decide\/src\/pages\/ProductPage\.tsx:\d+/);
    await edit(site, productPage, '<h1', '<h1>');
    await expect(overlay).toHaveCount(0);
    await expect(page.getByText('Your tractor was added.')).toBeVisible();

    const added = await page.request.post(`${dev.url}/checkout/cart/add`, {
      form: { sku: 'CL-11-YE' },
      maxRedirects: 0,
    });
    expect(added.headers()['set-cookie'], 'the service that package.json names').toContain('CL-11-YE');
  } finally {
    await dev.stop();
    await rm(copy, { recursive: true, force: true, maxRetries: 3 });
  }
});
