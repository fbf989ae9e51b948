import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from 'playwright/test';

async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

const basketLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Basket/ });

test('visitor follows a recommendation, takes another variant and orders it', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('region', { name: 'Recommendations' })
    .getByRole('link', { name: /Scandinavia Sower/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Scandinavia Sower');
  await expect(page.getByRole('button', { name: 'Add to basket' })).toBeDisabled();

  await page.getByRole('link', { name: 'Nordic Gold' }).click();
  await expect(page).toHaveURL('/product/CL-11-YE');
  await expect(page.getByRole('region', { name: 'Recommendations' }).getByRole('link').first()).toHaveText(
    /Sunbeam Yellow|Canary Zenith/,
  );
  await page.getByRole('button', { name: 'Add to basket' }).click();
  await expect(page.getByText('Tractor was added.')).toBeVisible();
  await page.getByRole('button', { name: 'Add to basket' }).click();
  await expect(basketLink(page)).toHaveAccessibleName('Basket, 2 in it');

  await page.getByRole('link', { name: 'View in basket.' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'CL-11-YE' })).toContainText('6,200');
  await page.getByRole('link', { name: 'Checkout' }).click();
  await expect(basketLink(page)).toHaveCount(0);
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lovelace');
  await page.getByLabel('Central Mall').check();
  await page.getByRole('button', { name: 'Place order' }).click();

  await expect(page).toHaveURL('/checkout/thanks');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thanks for your order!');
  await expect(basketLink(page)).toHaveAccessibleName('Basket');
});

test('visitor finds the basket of yesterday, without what somebody else wrote into it', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([
    { name: 'c_cart', value: 'AU-03-RD_2|<b>_1|CL-99-XX_1|CL-01-GR_999', url: baseURL ?? '' },
  ]);
  await page.goto('/checkout/cart');

  await expect(page.getByText('Total: 3,800 Ø')).toBeVisible();
  await expectNoViolations(page);
  const recommended = page.getByRole('region', { name: 'Recommendations' }).getByRole('link');
  const addresses = () => recommended.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const before = await addresses();
  await page.getByRole('button', { name: /^Remove FutureHarvest/ }).click();
  await expect(page.getByText('Your basket is empty.')).toBeVisible();
  await expect.poll(addresses).not.toEqual(before);
});

test('visitor of a published address of a variant arrives at its page', async ({ page }) => {
  await page.goto('/product/AU-03?sku=AU-03-PL');

  await expect(page).toHaveURL('/product/AU-03-PL');
  await expect(page.getByRole('img', { name: 'FutureHarvest Navigator in Majestic Violet' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('visitor filters, chooses a variant and orders it', async ({ page }) => {
    await page.goto('/products');
    await page.getByRole('link', { name: 'Autonomous' }).click();
    await expect(page.getByText('8 products')).toBeVisible();
    await page.getByRole('link', { name: /^SmartFarm Titan/ }).click();
    await page.getByRole('link', { name: 'Verdant Shadow' }).click();
    await page.getByRole('button', { name: 'Add to basket' }).click();

    await expect(page.getByText('Total: 4,000 Ø')).toBeVisible();
    await basketLink(page).click();
    await page.getByRole('button', { name: 'Without scripts: show my basket' }).click();
    await page.getByRole('link', { name: 'Checkout' }).click();
    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Last name').fill('Lovelace');
    await page.getByLabel('Central Mall').check();
    await page.getByRole('button', { name: 'Place order' }).click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thanks for your order!');
  });
});

const outlineOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { outlineStyle, outlineColor } = getComputedStyle(element);
    return outlineStyle === 'solid' && [outlineColor, getComputedStyle(element, '::after').content];
  });
const [explore, decide, checkout] = [
  ['rgb(200, 54, 47)', '"explore"'],
  ['rgb(28, 122, 69)', '"decide"'],
  ['rgb(138, 100, 0)', '"checkout"'],
];

for (const javaScriptEnabled of [true, false]) {
  test.describe(`scripts: ${javaScriptEnabled}`, () => {
    test.use({ javaScriptEnabled });

    test('reader sees which team owns what', async ({ page }) => {
      await page.goto('/product/AU-03');
      expect(await outlineOf(page, 'main form')).toBe(false);
      await page.getByLabel('Team boundaries').check();

      expect(await outlineOf(page, 'main > .page')).toEqual(decide);
      expect(await outlineOf(page, 'main form')).toEqual(checkout);
      expect(await outlineOf(page, 'header')).toEqual(explore);
      expect(await outlineOf(page, 'header [data-area] > a')).toEqual(checkout);
      expect(await outlineOf(page, '[data-area="recommendations"] > div')).toEqual(explore);
      expect(await outlineOf(page, 'footer')).toEqual(explore);
    });
  });
}

test('reader goes on with the boundaries shown', async ({ page }) => {
  await page.goto('/product/AU-03');
  await page.getByLabel('Team boundaries').check();
  await page.getByRole('link', { name: 'Machines' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Machines');
  await expect(page.getByLabel('Team boundaries')).toBeChecked();
});

test('visitor of a product that does not exist is led on', async ({ page }) => {
  const answer = await page.goto('/product/ZZ-99');

  expect(answer?.status()).toBe(404);
  await page.getByRole('link', { name: 'See all machines' }).click();
  await expect(page).toHaveURL('/products');
});

test('visitor with letters twice as large reaches everything without moving sideways', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const url of [
    '/',
    '/products/autonomous',
    '/stores',
    '/product/AU-03',
    '/checkout/cart',
    '/checkout/checkout',
  ]) {
    await page.goto(url);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect([url, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([url, 390]);
  }
});

test('the first touch asks at once for all that it needs, and two taps count as two', async ({ page }) => {
  const arrival = Promise.withResolvers<void>();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  // Without the router React does not start.
  await page.route(/\/async\/site\.\w+\.js/, async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await page.goto('/product/CL-04');
  const add = page.getByRole('button', { name: 'Add to basket' });

  await add.click();
  await add.click();

  for (const needed of [/ProductPage/, /product\/CL-04\.json/, /AddToCart/, /add-to-cart\.json/])
    await expect.poll(() => asked.filter((path) => needed.test(path))).toHaveLength(1);
  arrival.resolve();
  await expect(basketLink(page)).toHaveAccessibleName('Basket, 2 in it');
  expect(new Set(asked).size).toBe(asked.length);
});

test('every kind of page passes axe', async ({ page }) => {
  for (const url of [
    '/',
    '/products/classic',
    '/stores',
    '/product/CL-04',
    '/checkout/checkout',
    '/checkout/thanks',
  ]) {
    await page.goto(url);
    await expectNoViolations(page);
  }
});
