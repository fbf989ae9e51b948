import path from 'node:path';

import type { Cell, FaultSite } from '@tesela/testing/faults/cells';
import { expectInteractive } from '@tesela/testing/faults/runCell';
import { expect, type Page } from 'playwright/test';

const root = path.resolve(import.meta.dirname, '..');

const basketLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Basket/ });
const added = (page: Page) => page.getByText('Tractor was added.');
const addToBasket = (page: Page) => page.getByRole('button', { name: 'Add to basket' }).click();

/** Team explore's, whatever decide and checkout do. */
const useMenu = (page: Page) => expectInteractive(page, 'header a[href="/products"]');

/** Decide's page with checkout's button, whatever explore does. */
async function buy(page: Page): Promise<void> {
  await addToBasket(page);
  await expect(added(page)).toBeVisible();
}

/** The visitor has a basket of yesterday. */
const fillBasket = (page: Page, url: string) =>
  page.context().addCookies([{ name: 'c_cart', value: 'AU-03-RD_2', url }]);

/** Fields of checkout's form, and explore's choice of a store in it. */
async function fillForm(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Central Mall').check();
}

async function expectForm(page: Page): Promise<void> {
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await expect(page.getByLabel('Central Mall')).toBeChecked();
}

/** Where teams meet: a page of each, and every slot that one lends to another. */
export const tractorStore: FaultSite = {
  root,
  others: useMenu,
  places: {
    category: {
      remote: 'mfe-explore',
      path: '/products',
      from: '/product/AU-03',
      chunk: 'CategoryPage',
      data: 'en/products.json',
      alive: 'main h1',
      others: async (page) => {
        await page.getByRole('link', { name: /^FutureHarvest Navigator/ }).click();
        await buy(page);
        await page.goBack();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Machines');
      },
    },
    product: {
      remote: 'mfe-decide',
      path: '/product/AU-03',
      from: '/products',
      chunk: 'ProductPage',
      data: 'en/product/AU-03.json',
      alive: 'main h1',
      act: addToBasket,
      kept: (page) => expect(added(page)).toBeVisible(),
    },
    basket: {
      remote: 'mfe-checkout',
      path: '/checkout/cart',
      from: '/product/AU-03',
      chunk: 'CartPage',
      data: 'en/checkout/cart.json',
      alive: 'main h1',
      before: fillBasket,
      kept: (page) => expect(page.getByText('Total: 3,800 Ø')).toBeVisible(),
    },
    header: {
      remote: 'mfe-explore',
      slot: 'header',
      path: '/product/AU-03',
      chunk: 'Header',
      data: 'en/header.json',
      takesAny: true,
      alive: 'header a[href="/products"]',
      others: buy,
      kept: (page) => expect(basketLink(page)).toHaveAccessibleName('Basket, 1 in it'),
    },
    recommendations: {
      remote: 'mfe-explore',
      slot: 'recommendations',
      path: '/product/AU-03',
      chunk: 'Recommendations',
      data: 'en/recommendations.json',
      takesAny: true,
      alive: '[data-area="recommendations"] > div',
      foreign: '__k',
      others: buy,
    },
    'store-picker': {
      remote: 'mfe-explore',
      slot: 'store-picker',
      path: '/checkout/checkout',
      chunk: 'StorePicker',
      data: 'en/store-picker.json',
      alive: 'main input[name="storeId"]',
      others: (page) => expectInteractive(page, 'main input[name="firstname"]'),
      act: fillForm,
      kept: expectForm,
    },
    'mini-cart': {
      remote: 'mfe-checkout',
      slot: 'mini-cart',
      path: '/product/AU-03',
      chunk: 'MiniCart',
      data: 'en/mini-cart.json',
      takesAny: true,
      alive: 'header a[href="/checkout/cart"]',
      before: fillBasket,
      kept: (page) => expect(basketLink(page)).toHaveAccessibleName('Basket, 2 in it'),
    },
    'add-to-cart': {
      remote: 'mfe-checkout',
      slot: 'add-to-cart',
      path: '/product/AU-03',
      chunk: 'AddToCart',
      data: 'en/add-to-cart.json',
      alive: 'main form button',
      act: addToBasket,
      kept: (page) => expect(added(page)).toBeVisible(),
    },
    'compact-header': {
      remote: 'mfe-checkout',
      slot: 'compact-header',
      path: '/checkout/checkout',
      chunk: 'CompactHeader',
      data: 'en/compact-header.json',
      takesAny: true,
      alive: 'header a',
      others: fillForm,
      kept: expectForm,
    },
  },
};

/** The faults of `npm test`: each team down, and a foreign piece that cannot begin. */
export const quickCells: readonly Cell[] = [
  { place: 'category', part: 'entry', fault: 'aborted' },
  { place: 'product', part: 'entry', fault: 'hangs' },
  { place: 'add-to-cart', part: 'entry', fault: '503' },
  { place: 'product', part: 'chunk', fault: 'render' },
  { place: 'basket', part: 'chunk', fault: '404' },
  { place: 'header', part: 'chunk', fault: 'render' },
  { place: 'recommendations', part: 'chunk', fault: 'mount' },
];
