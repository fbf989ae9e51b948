import { visit } from '@tesela/testing/hydrated';
import type { Page } from 'playwright/test';

import { expect, test } from './support/test.ts';

const areas = [
  {
    url: '/dermatologia/clinica',
    category: 'Dermatología Clínica',
    technology: 'Tecnología al servicio de la piel',
    services: 5,
  },
  {
    url: '/dermatologia/estetica',
    category: 'Dermatología Estética',
    technology: 'Equipamiento exclusivo',
    services: 7,
  },
] as const;

/** Devices are articles too, below a heading of their own. */
const servicesOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { level: 2 }) });

const areaSwitch = (page: Page) => page.getByRole('navigation', { name: 'Áreas de dermatología' });

/** Expects that the top of an element is right below the navbar. */
async function expectUnderNavbar(page: Page, id: string): Promise<void> {
  await expect
    .poll(async () => {
      const gap = await page.evaluate((wanted) => {
        const below = document.querySelector('header')?.getBoundingClientRect().bottom ?? Number.NaN;
        return (document.getElementById(wanted)?.getBoundingClientRect().top ?? Number.NaN) - below;
      }, id);
      return gap >= 0 && gap <= 48;
    })
    .toBe(true);
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });
    const daily = width === 1440 ? [] : '@proof';

    for (const { url, category, technology, services } of areas) {
      const tag = url === '/dermatologia/estetica' ? daily : '@proof';
      test(`visitor asks about each of the ${services} services of ${url}`, { tag }, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await visit(page, url);
        const articles = servicesOf(page);
        await expect(articles).toHaveCount(services);

        for (const article of await articles.all()) {
          const title = await article.getByRole('heading', { level: 2 }).innerText();
          await expect(article.getByText('Recuperación', { exact: true })).toBeVisible();
          await article.getByRole('button', { name: new RegExp(`^Saber más ?: ${title}`) }).click();
          const dialog = page.getByRole('dialog', { name: 'Solicitar valoración' });
          await expect(dialog).toContainText(title);
          await expect(dialog).toContainText(category);
          await page.keyboard.press('Escape');
          await expect(dialog).toBeHidden();
        }
        await expect(
          page.getByRole('region', { name: technology }).getByRole('heading', { level: 3 }),
        ).toHaveCount(3);
      });
    }

    test(
      'a link to a service opens the site there, with the focus on it',
      { tag: daily },
      async ({ page }) => {
        await visit(page, '/dermatologia/estetica#hilos-pdo');

        await expect(page.getByRole('article', { name: 'Hilos PDO' })).toBeFocused();
        await expectUnderNavbar(page, 'hilos-pdo');
        await page.keyboard.press('Tab');
        await expect(page.getByRole('main').getByRole('link', { name: 'Hilos PDO' })).toBeFocused();
      },
    );

    test(
      'visitor goes to a treatment by keyboard and comes back to its card',
      { tag: '@proof' },
      async ({ page }) => {
        await visit(page, '/dermatologia/estetica');

        await page.getByRole('link', { name: 'Radiesse' }).focus();
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/\/tratamientos\/radiesse$/);
        await expect(page.getByRole('heading', { level: 1, name: 'Radiesse' })).toBeFocused();

        await page.goBack();
        await expect(page.getByRole('article', { name: 'Radiesse' })).toBeInViewport();
      },
    );

    test(
      'visitor switches the area by keyboard; scroll and focus stay on the switch',
      { tag: daily },
      async ({ page }) => {
        await visit(page, '/dermatologia/clinica');
        await page.evaluate(() => window.scrollTo({ top: 40, behavior: 'instant' }));

        await areaSwitch(page).getByRole('link', { name: 'Estética' }).focus();
        await page.keyboard.press('Enter');

        await expect(page).toHaveURL(/\/dermatologia\/estetica$/);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dermatología Estética');
        await expect(page).toHaveTitle(/Dermatología estética/);
        await expect(areaSwitch(page).getByRole('link', { name: 'Estética' })).toBeFocused();
        await expect(areaSwitch(page)).toBeInViewport({ ratio: 1 });
        // Scroll anchoring keeps the visible content in place when the text above becomes a line longer.
        expect(Math.abs((await page.evaluate(() => window.scrollY)) - 40)).toBeLessThan(24);
      },
    );
  });
}

test(
  'visitor with a phone who lands on a treatment is one tap away from whom it is not for',
  { tag: '@proof' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, '/tratamientos/hilos-pdo');

    await page.getByRole('main').getByRole('link', { name: 'Cuándo no conviene' }).click();

    await expect(page.getByText(/^Flacidez avanzada, piel muy delgada/)).toBeInViewport();
  },
);

test('visitor compares a treatment with another and goes there', { tag: '@proof' }, async ({ page }) => {
  await visit(page, '/en/tratamientos/radiesse');

  const row = page.getByRole('row', { name: /Harmonyca/ });
  await expect(row).toContainText(/\$[\d,]+ – \$[\d,]+ COP/);
  await row.getByRole('link', { name: 'Harmonyca' }).click();

  await expect(page).toHaveURL(/\/en\/tratamientos\/harmonyca$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Harmonyca' })).toBeFocused();
});

test('an unknown treatment is not found, and the address without one leads to the prices', async ({
  request,
}) => {
  expect((await request.get('/tratamientos/no-existe')).status()).toBe(404);
  const list = await request.get('/en/tratamientos', { maxRedirects: 0 });
  expect([list.status(), list.headers().location]).toEqual([301, '/en/precios']);
});

test('the server sends an address without a page to the first page of its area', async ({ request }) => {
  for (const [from, to] of [
    ['/dermatologia', '/dermatologia/clinica'],
    ['/dermatologia/otra', '/dermatologia/clinica'],
    ['/dermatologia/clinica/mas', '/dermatologia/clinica'],
    ['/en/dermatologia', '/en/dermatologia/clinica'],
    ['/en/dermatologia/other', '/en/dermatologia/clinica'],
    ['/spa', '/spa/facial'],
  ] as const) {
    const response = await request.get(from, { maxRedirects: 0 });

    expect([response.status(), response.headers().location], from).toEqual([301, to]);
  }
});

test(
  'an unknown path of dermatology leads to clínica in the browser too',
  { tag: '@proof' },
  async ({ page }) => {
    await visit(page, '/dermatologia/estetica');
    await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));

    await page.evaluate(() => {
      history.pushState(null, '', '/dermatologia/no-existe');
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    });

    await expect(page).toHaveURL(/\/dermatologia\/clinica$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dermatología Clínica');
    expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
  },
);

test('search engines learn what the clinic offers, and that it is the clinic', async ({ request }) => {
  for (const [url, count] of [
    ['/dermatologia/clinica', 5],
    ['/en/dermatologia/estetica', 7],
    ['/tratamientos/microneedling', 1],
    ['/spa/laser', 3],
  ] as const) {
    const html = await (await request.get(url)).text();
    const offered = html.match(/"provider":\{"@id":"https:\/\/arrayan\.example\/#clinic"\}/g);
    expect(offered, url).toHaveLength(count);
  }
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('visitor reads all services and gets to the other area', { tag: '@proof' }, async ({ page }) => {
    await page.goto('/dermatologia/clinica');
    await expect(servicesOf(page)).toHaveCount(5);
    await areaSwitch(page).getByRole('link', { name: 'Estética' }).click();
    await expect(servicesOf(page)).toHaveCount(7);
    await page.getByRole('link', { name: 'Microneedling', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Microneedling' })).toBeVisible();
    await expect(page.getByText(/^Enrojecimiento, como de un día de sol/).first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /Crema Barrera/ })).toBeVisible();
  });
});
