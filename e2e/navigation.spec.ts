import { hydrated, visit } from '@tesela/testing/hydrated';
import type { Page } from 'playwright/test';

import { followInFooter } from './support/footer.ts';
import { expect, test } from './support/test.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Principal' });

test('visitor walks through the areas of all five teams without loading the page again', async ({ page }) => {
  await visit(page, '/');
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));

  await followInFooter(page, 'Dermatología clínica');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dermatología Clínica');
  await followInFooter(page, 'Spa capilar');
  await expect(page.getByRole('main').getByText('Oxygen Boost Capilar').first()).toBeVisible();
  await followInFooter(page, 'Tienda');
  await expect(page.getByText(/^\d+ productos$/)).toBeVisible();
  await followInFooter(page, 'Preguntas frecuentes');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Preguntas frecuentes');

  expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
});

test('arriving at a page sets its title and moves the focus to its heading; going back restores the place', async ({
  page,
}) => {
  await visit(page, '/nosotros');
  await followInFooter(page, 'Blog');

  await expect(page).toHaveTitle(/Blog|blog|piel/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', 'https://arrayan.example/blog');

  await page.goBack();
  await expect(page).toHaveURL(/\/nosotros$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
});

test('visitor switches language and stays on the same page, with nothing typed lost', async ({ page }) => {
  await visit(page, '/spa/facial');
  await page.getByRole('button', { name: 'Abrir el asistente virtual' }).click();
  await page.getByRole('textbox', { name: 'Su mensaje' }).fill('¿Cuánto dura?');

  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /English|EN/ })
    .click();

  await expect(page).toHaveURL(/\/en\/spa\/facial$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue('¿Cuánto dura?');
});

test('Contacto goes home and scrolls to the footer', { tag: '@widths' }, async ({ page }) => {
  await visit(page, '/faq');
  const menu = page.getByRole('button', { name: 'Menú' });
  if (await menu.isVisible()) await menu.click();

  await page.getByRole('banner').getByRole('link', { name: 'Contacto' }).click();

  await expect(page).toHaveURL(/\/#contacto$/);
  // All of the footer's room lies below the bar, none of the page above it.
  const bar = await page.getByRole('banner').boundingBox();
  const below = async () =>
    ((await page.getByRole('contentinfo').boundingBox())?.y ?? 0) - (bar?.height ?? 0);
  await expect.poll(below).toBeGreaterThanOrEqual(0);
  await expect.poll(below).toBeLessThan(24);
});

test(
  'the bar over the home page is transparent until the visitor scrolls past 50 px, elsewhere never',
  { tag: '@proof' },
  async ({ page }) => {
    const background = () =>
      page.getByRole('banner').evaluate((banner) => getComputedStyle(banner).backgroundColor);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, '/');

    expect(await background()).toBe('rgba(0, 0, 0, 0)');
    await page.evaluate(() => window.scrollTo(0, 50));
    await expect.poll(background).toBe('rgba(0, 0, 0, 0)');
    await page.evaluate(() => window.scrollTo(0, 51));
    await expect.poll(background).not.toBe('rgba(0, 0, 0, 0)');

    await visit(page, '/faq');
    expect(await background()).not.toBe('rgba(0, 0, 0, 0)');
  },
);

test('keyboard opens a dropdown, walks its links and closes it with Escape', async ({ page }) => {
  await visit(page, '/nosotros');
  const toggle = menu(page).getByRole('button', { name: 'Más páginas de Tienda' });

  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(menu(page).getByRole('link', { name: 'Ver todo' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(toggle).toBeFocused();
});

test(
  'the first movement of the pointer opens a dropdown, which stays when React comes, and Escape dismisses it',
  { tag: '@proof' },
  async ({ page }) => {
    const release = Promise.withResolvers<void>();
    await page.route(/\/async\/.*\.js$/, async (route) => {
      await release.promise;
      await route.continue();
    });
    await page.goto('/nosotros');
    const link = menu(page).getByRole('link', { name: 'Dermatología estética' });
    await expect(link).toBeHidden();

    await menu(page).getByRole('link', { name: 'Dermatología', exact: true }).hover();
    await expect(link).toBeVisible();
    release.resolve();
    await expect(menu(page).getByRole('button', { name: 'Más páginas de Dermatología' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
  },
);

test('visitor on a phone opens the menu, moves on, and it closes', { tag: '@phone' }, async ({ page }) => {
  await visit(page, '/');
  const toggle = page.getByRole('button', { name: 'Menú' });

  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(toggle).toBeFocused();
  await toggle.click();
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();

  await expect(page).toHaveURL(/\/blog$/);
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

test(
  'a link to the spa leads to its first section without a page load',
  { tag: '@proof' },
  async ({ page }) => {
    await visit(page, '/nosotros');
    await page.getByRole('banner').getByRole('link', { name: 'Spa', exact: true }).click();
    await expect(page).toHaveURL(/\/spa\/facial$/);
  },
);

test.describe('a page that does not exist', () => {
  // The status of the document itself is 404, and the browser says so.
  test.use({ expectedConsoleErrors: { patterns: [/status of 404/] } });

  test('says so and leads on, whoever owns its address', async ({ page, request }) => {
    for (const url of [
      '/blog/nada',
      '/equipo/nadie',
      '/tienda/nada',
      '/tienda/producto/nada',
      '/en/blog/nothing',
    ]) {
      const response = await request.get(url);
      expect(response.status(), url).toBe(404);
      expect(await response.text(), url).toMatch(/No encontramos esta página|find this page/);
    }
    await page.goto('/no-existe');
    await hydrated(page);

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No encontramos esta página');
    await page.getByRole('main').getByRole('link', { name: 'Inicio' }).click();
    await expect(page).toHaveURL('/');
  });
});

test('structured data are those of the page that a click led to', { tag: '@proof' }, async ({ page }) => {
  const types = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('head script[type="application/ld+json"]')].map((script) => {
        const { '@type': type, headline } = JSON.parse(script.textContent) as Record<string, unknown>;
        return [type, headline].filter(Boolean).join(' ');
      }),
    );
  await visit(page, '/problemas/acne');
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  expect(await types()).toContain('MedicalWebPage');

  await page.getByRole('main').getByRole('link', { name: 'Acné en la edad adulta' }).first().click();
  await expect(page).toHaveURL(/\/blog\/acne-adulto$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
  expect(await types()).toContainEqual(expect.stringMatching(/^BlogPosting Acné en la edad adulta/));
  expect(await types()).not.toContain('MedicalWebPage');
});
