import { visit } from '@tesela/testing/hydrated';
import { devices, type Page } from 'playwright/test';

import { nothingHasMoved, watchLayout } from './support/layoutShifts.ts';
import { expect, test } from './support/test.ts';

/** Fonts that the browser has used for the letters of an element. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName);
}

const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];

for (const [device, settings] of [
  ['phone', phone],
  ['desktop', {}],
] as const) {
  test.describe(device, () => {
    test.use(settings);

    const tag = device === 'phone' ? [] : '@proof';
    test(
      'the first page comes in the brand’s type, without a request for it and without a shift',
      { tag },
      async ({ page }) => {
        await page.addInitScript(watchLayout);
        const asked: string[] = [];
        page.on('request', (request) => asked.push(request.url()));
        for (const url of ['/blog/melasma', '/en/spa/facial']) {
          await visit(page, url);

          expect(await fontsOf(page, 'h1')).toEqual(['Fraunces']);
          expect((await fontsOf(page, 'main p')).join()).toMatch(/^Figtree/);
          await nothingHasMoved(page);
        }
        expect(asked.filter((url) => url.endsWith('.woff2'))).toEqual([]);
      },
    );
  });
}

test('a name from elsewhere is set in the same type', { tag: '@proof' }, async ({ page }) => {
  await visit(page, '/faq');
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => (heading.textContent = 'Zoë Ångström'));

  await expect.poll(() => fontsOf(page, 'h1')).toEqual(['Fraunces']);
});
