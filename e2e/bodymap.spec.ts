import { hydrated, visit } from '@tesela/testing/hydrated';
import type { Page } from 'playwright/test';

import { expect, test } from './support/test.ts';

const section = (page: Page) => page.getByRole('region', { name: '¿Qué zona le gustaría consultar?' });
const button = (page: Page, name: string) => section(page).getByRole('button', { name });
const link = (page: Page, name: string) =>
  section(page).getByRole('link', { name: new RegExp(`^Descubrir Más ?: ${name}$`) });
/** One in each open card, before the links to problems. */
const links = (page: Page) => section(page).getByRole('link', { name: /^Descubrir Más/ });

test(
  'visitor points at a zone, reaches the link in its card, and leaving clears it',
  { tag: '@proof' },
  async ({ page }) => {
    await visit(page, '/');
    // One zone is open at the start, to show what the map is for.
    await expect(links(page)).toHaveCount(1);

    await page.locator('path#mejillas').hover({ position: { x: 15, y: 60 } });
    await expect(button(page, 'Mejillas')).toHaveAttribute('aria-pressed', 'true');
    await expect(link(page, 'Mejillas')).toBeVisible();

    await link(page, 'Mejillas').hover();
    await section(page).getByRole('heading', { level: 2 }).hover();
    await expect(links(page)).toHaveCount(0);
    await expect(button(page, 'Mejillas')).toHaveAttribute('aria-pressed', 'false');
  },
);

test('opening and closing a card moves nothing', { tag: '@proof' }, async ({ page }) => {
  await visit(page, '/');
  // The browser does not render it far off the screen; the pointer waits until it stands still.
  await section(page).getByRole('heading', { level: 2 }).hover();
  const height = async () => (await section(page).boundingBox())?.height;
  const before = await height();

  await button(page, 'Frente').click();
  await expect(link(page, 'Frente')).toBeVisible();
  expect(await height()).toBe(before);

  await page.keyboard.press('Escape');
  await expect(links(page)).toHaveCount(0);
  expect(await height()).toBe(before);
});

for (const [url, name, body] of [
  ['/', '¿Qué zona le gustaría consultar?', 'Corporal'],
  ['/en/', /area/, 'Body'],
] as const) {
  test(
    `${url}: the map has one height at each width, before it comes alive, of the face and of the body`,
    { tag: '@proof' },
    async ({ page }) => {
      const map = page.getByRole('region', { name }).filter({ has: page.locator('path#frente') });
      const heights = async () => {
        const all: (number | undefined)[] = [];
        for (const width of [360, 390, 412, 768, 1024, 1120, 1440]) {
          await page.setViewportSize({ width, height: 844 });
          all.push((await map.boundingBox())?.height);
        }
        return all;
      };
      const { promise: isMeasured, resolve: goOn } = Promise.withResolvers<void>();
      await page.route(/\/HomePage\.[^/]+\.js$/, async (route) => {
        await isMeasured;
        await route.continue();
      });
      await page.goto(url);
      await map.scrollIntoViewIfNeeded();
      const before = await heights();
      goOn();
      await hydrated(page);

      expect(await heights()).toEqual(before);
      await map.getByText(body, { exact: true }).first().click();
      expect(await heights()).toEqual(before);
    },
  );
}

test('visitor with only a keyboard changes to the body, opens a zone and follows its link', async ({
  page,
}) => {
  await visit(page, '/');
  await section(page).getByRole('radio', { name: 'Facial' }).focus();

  await page.keyboard.press('ArrowRight');
  await expect(section(page).getByRole('radio', { name: 'Corporal' })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Cuero cabelludo')).toBeFocused();
  await expect(section(page).getByRole('status')).toContainText('Cuero cabelludo.');
  await page.keyboard.press('Tab');
  await expect(link(page, 'Cuero cabelludo')).toBeFocused();
  for (const problem of ['Caída del cabello', 'Lunares', 'Rojeces']) {
    await page.keyboard.press('Tab');
    await expect(section(page).getByRole('link', { name: problem })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(button(page, 'Hombros y espalda')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(links(page)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/tratamientos\/infiltracion-medica$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('visitor taps zones of the figure and of the list', async ({ page }) => {
    await visit(page, '/');

    await page.locator('path#frente').tap();
    await expect(link(page, 'Frente')).toBeVisible();
    await button(page, 'Cuello').tap();
    await expect(link(page, 'Cuello')).toBeVisible();
    await expect(links(page)).toHaveCount(1);

    for (const choice of await section(page).getByRole('button').all()) {
      expect((await choice.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  });
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('visitor finds both figures, and every zone as a link', { tag: '@proof' }, async ({ page }) => {
    await page.goto('/');

    await expect(section(page).locator('svg:has(path.zone)')).toHaveCount(2);
    await expect(section(page).getByRole('heading', { level: 3 })).toHaveText(['Facial', 'Corporal']);
    const zones = await section(page).getByRole('heading', { level: 4 }).count();
    expect(zones).toBeGreaterThan(0);
    await expect(links(page)).toHaveCount(zones);
    await expect(section(page).getByRole('button')).toHaveCount(0);
  });
});
