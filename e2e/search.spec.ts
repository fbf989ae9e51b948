import { visit } from '@tesela/testing/hydrated';
import type { Page } from 'playwright/test';

import { axeFindsNothingSerious } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const opener = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Buscar', exact: true }).filter({ visible: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Buscar en el sitio' });
const field = (page: Page) => dialog(page).getByRole('combobox', { name: '¿Qué busca?' });
const option = (page: Page, name: RegExp) => dialog(page).getByRole('option', { name }).first();

async function openSearch(page: Page): Promise<void> {
  await opener(page).click();
  await expect(field(page)).toBeFocused();
}

test.describe('over a page', () => {
  test('nothing of it is fetched before the first touch', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await visit(page, '/faq');
    await page.waitForLoadState('networkidle');
    const isOfSearch = (url: string) => /search/.test(url);
    expect(fetched.filter(isOfSearch)).toEqual([]);

    await openSearch(page);
    await expect(option(page, /Acné/)).toBeVisible();

    expect(fetched.filter(isOfSearch)).not.toEqual([]);
  });

  test(
    'visitor types what people say, with accents and letters missing, and sees what it costs',
    { tag: '@floor' },
    async ({ page }) => {
      await visit(page, '/faq');
      await openSearch(page);

      await field(page).fill('botox');
      await expect(option(page, /Toxina botulínica .*Desde \$/)).toBeVisible();
      await field(page).fill('pano');
      await expect(option(page, /Manchas y melasma/)).toBeVisible();
      await field(page).fill('acnee');
      await expect(dialog(page).getByRole('group', { name: 'Artículos' }).getByRole('option')).toHaveCount(1);
      await expect(
        dialog(page)
          .getByRole('status')
          .filter({ hasText: /resultados para «acnee»/ }),
      ).toBeAttached();
    },
  );

  test('visitor who names a problem sees every treatment that its page names, and one way to a routine', async ({
    page,
  }) => {
    await visit(page, '/buscar?q=acne');
    const main = page.getByRole('main');
    const links = (name: string) =>
      main.locator('section', { has: page.getByRole('heading', { name, exact: true }) }).getByRole('link');

    await expect(
      links('Tratamientos').filter({ hasText: /^(Consulta|Control|Infiltración|Microneedling)/ }),
    ).toHaveCount(4);
    await expect(main.locator('a[href^="/tienda/rutina"]')).toHaveCount(1);
    await expect(links('Páginas').filter({ hasText: /rutina/i })).toHaveCount(0);
  });

  test('visitor goes to a treatment by keyboard alone', async ({ page }) => {
    await visit(page, '/blog');
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('botox');
    await expect(option(page, /Toxina botulínica/)).toBeVisible();

    await page.keyboard.press('ArrowDown');
    await expect(option(page, /Toxina botulínica/)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL(/\/tratamientos\/toxina-botulinica$/);
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Toxina botulínica' })).toBeFocused();
  });

  /** Holds back the code of the search until the returned function is called. */
  async function holdSearch(page: Page): Promise<() => void> {
    const handover = Promise.withResolvers<void>();
    await page.route(/\/search\.[^/]+\.js$/, async (route) => {
      await handover.promise;
      await route.continue();
    });
    return handover.resolve;
  }

  test('what is typed before the field is there stands in it', async ({ page }) => {
    const hand = await holdSearch(page);
    await visit(page, '/faq');
    await opener(page).click();

    await page.keyboard.type('botex');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    hand();
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('ox');

    await expect(field(page)).toHaveValue('botox');
  });

  test('what is typed into another field meanwhile stays there', { tag: '@proof' }, async ({ page }) => {
    const hand = await holdSearch(page);
    await visit(page, '/faq');
    await page.getByRole('button', { name: 'Abrir el asistente virtual' }).click();
    await opener(page).click();

    const message = page.getByRole('textbox', { name: 'Su mensaje' });
    await message.focus();
    await page.keyboard.type('hola');
    await expect(message).toHaveValue('hola');
    hand();

    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
  });

  test('Esc closes it and returns to where it was opened', { tag: '@proof' }, async ({ page }) => {
    await visit(page, '/blog');
    await openSearch(page);

    await page.keyboard.press('Escape');

    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });

  test('nothing is found: the likely subjects and the clinic are', { tag: '@proof' }, async ({ page }) => {
    await visit(page, '/faq');
    await openSearch(page);
    await field(page).fill('zzqqxx');

    await expect(dialog(page).getByText('No encontramos nada para «zzqqxx».').first()).toBeVisible();
    await expect(option(page, /Manchas y melasma/)).toBeVisible();
    await expect(dialog(page).getByRole('link', { name: 'Preguntar por WhatsApp' })).toBeVisible();
  });

  test.describe('lists that cannot be fetched', () => {
    test.use({ expectedConsoleErrors: { patterns: [/Failed to load resource/] } });

    test('it says so, and the form still leads to the results', { tag: '@proof' }, async ({ page }) => {
      await page.route(/\/data\/mfe-[^?]*\/search\.json/, (route) => route.abort());
      await visit(page, '/faq');
      await openSearch(page);
      await expect(dialog(page).getByRole('button', { name: 'Intentar de nuevo' })).toBeVisible();

      await field(page).fill('vello');
      await page.keyboard.press('Enter');

      await expect(page).toHaveURL(/\/buscar\?q=vello$/);
      await expect(page.getByRole('main').getByRole('link', { name: 'Vello', exact: true })).toBeVisible();
    });
  });

  for (const width of [390, 1440]) {
    test(
      `axe finds nothing in it at ${width} px`,
      { tag: width === 390 ? [] : '@proof' },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 844 });
        await visit(page, '/faq');
        await openSearch(page);
        await field(page).fill('manchas');
        await expect(option(page, /Manchas y melasma/)).toBeVisible();

        await axeFindsNothingSerious(page, `suggestions at ${width}`, 'dialog[open]');
      },
    );
  }
});

test.describe('the page of results', () => {
  const result = (page: Page, name: string) =>
    page.getByRole('main').getByRole('link', { name, exact: true });

  test('visitor refines, opens a result, and comes back to the results with the query', async ({ page }) => {
    await visit(page, '/faq');
    await openSearch(page);
    await page.keyboard.type('man');
    await expect(option(page, /Manchas/)).toBeVisible();
    await page.keyboard.press('Enter');
    const box = page.getByRole('main').getByRole('searchbox', { name: '¿Qué busca?' });
    await expect(box).toHaveValue('man');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    await box.fill('depilacion');
    await expect(page).toHaveURL(/\?q=depilacion$/);
    await result(page, 'Smooth Hair Free').click();
    await expect(page).toHaveURL(/\/spa\/laser#smooth-hair-free$/);
    await page.goBack();

    await expect(box).toHaveValue('depilacion');
    await expect(result(page, 'Smooth Hair Free')).toBeVisible();
    await axeFindsNothingSerious(page, 'results', 'main');
    await page.goBack();
    await expect(page).toHaveURL(/\/faq$/);
  });

  test('a server that only has files: scripts search', { tag: '@proof' }, async ({ page }) => {
    await page.route(/\/buscar\?/, async (route) => {
      const bare = await route.fetch();
      const html = (await bare.text()).replace(
        /(<div id="search-results"[^>]*>).*?(?=<noscript>)/s,
        '$1</div>',
      );
      await route.fulfill({ response: bare, body: html });
    });
    await page.goto('/buscar?q=botox');

    await expect(result(page, 'Toxina botulínica')).toBeVisible();
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('visitor searches from any page, in either language', async ({ page }) => {
      await page.goto('/faq');
      await opener(page).click();
      await page.getByRole('searchbox', { name: '¿Qué busca?' }).fill('caida del pelo');
      await page.getByRole('button', { name: 'Buscar', exact: true }).click();

      await expect(result(page, 'Caída del cabello')).toHaveAttribute('href', '/problemas/caida-del-cabello');
      await expect(page.getByRole('searchbox')).toHaveValue('caida del pelo');
      await page.goto('/en/buscar?q=dark+spots');
      await expect(page.getByRole('heading', { name: 'Products' })).toBeVisible();
    });

    test(
      'who names a problem or a zone reads first what is about it, a product with its picture',
      { tag: '@proof' },
      async ({ page }) => {
        for (const [query, name] of [
          ['láser axilas', 'Depilación láser: axilas'],
          ['ojeras', 'Rellenos de ácido hialurónico'],
          ['celulitis', 'Contour Sculpt 360'],
          ['protector solar piel grasa', 'Gel Solar Toque Seco FPS 50'],
        ] as const) {
          await page.goto(`/buscar?${new URLSearchParams({ q: query })}`);
          await expect(page.locator('#search-results').getByRole('link').first(), query).toHaveText(name);
        }
        await expect(page.locator('#search-results img').first()).toHaveJSProperty('naturalWidth', 320);
      },
    );

    test('what stands in the address is text and nothing else', { tag: '@proof' }, async ({ page }) => {
      const q = `"><img src=x onerror=alert(1)><b>${'x'.repeat(300)}`;
      const response = await page.goto(`/buscar?q=${encodeURIComponent(q)}`);

      expect(response?.headers()['x-robots-tag']).toBe('noindex');
      await expect(page.locator('main img:not([src^="/pictures/"]), main b')).toHaveCount(0);
      const value = await page.getByRole('searchbox').inputValue();
      expect(q.startsWith(value)).toBe(true);
      expect(value.length).toBeLessThanOrEqual(80);
    });
  });
});
