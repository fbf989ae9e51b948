import { onePerRoute, routeOf } from '@tesela/testing/composedRoutes';
import { hydrated } from '@tesela/testing/hydrated';
import { listUrls } from '@tesela/testing/site';
import type { Page } from 'playwright/test';

import { holdScripts } from './support/holdScripts.ts';
import { expect, test } from './support/test.ts';

const query = (page: Page) => expect.poll(() => Object.fromEntries(new URL(page.url()).searchParams));

async function findsAnswers(page: Page) {
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(/\d/);
}

/** The controls of each prerendered route, and how the page shows that it has taken over what they say. */
const routes: Record<string, { controls: string[]; takesOver: (page: Page) => Promise<void> }> = {
  '/': {
    controls: ['range', 'radio'],
    takesOver: (page) => expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', /30/),
  },
  '/faq': { controls: ['search'], takesOver: findsAnswers },
  '/tienda/guia': { controls: ['search'], takesOver: findsAnswers },
  '/pqrs': {
    controls: ['radio kind', 'textarea text', 'text fullName', 'text contact'],
    async takesOver(page) {
      await page.getByLabel('Correo o celular').fill('ana@correo.co');
      await page.getByRole('button', { name: 'Autorizar y enviar' }).click();
      const link = page.getByRole('main').getByRole('link', { name: 'Enviar por WhatsApp' });
      const text = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text');
      expect(text).toMatch(/^Sugerencia[^]*piel[^]*piel/);
    },
  },
  '/tienda': {
    controls: [
      'search buscar',
      'radio categoria',
      'select-one piel',
      'select-one necesidad',
      'select-one marca',
      'select-one orden',
    ],
    takesOver: (page) =>
      query(page).toEqual({
        buscar: 'piel',
        categoria: expect.any(String),
        piel: expect.any(String),
        necesidad: expect.any(String),
        marca: expect.any(String),
        orden: expect.any(String),
      }),
  },
  '/tienda/comparar': {
    controls: ['select-one productos'],
    takesOver: (page) => query(page).toEqual({ productos: expect.stringMatching(/^[^,]+,[^,]+,[^,]+$/) }),
  },
  '/tienda/producto/:slug': {
    controls: ['number'],
    async takesOver(page) {
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Agregar/ })
        .first()
        .click();
      await expect(page.getByRole('main').getByText('En su carrito: 7')).toBeVisible();
    },
  },
  '/tienda/rutina': {
    controls: ['radio piel'],
    takesOver: (page) => expect(page.getByRole('navigation', { name: '¿Qué le preocupa?' })).toBeVisible(),
  },
  '/tienda/rutina/:slug': {
    controls: ['radio minutos'],
    takesOver: (page) => query(page).toEqual({ minutos: '10' }),
  },
  '/buscar': { controls: ['search q'], takesOver: (page) => query(page).toEqual({ q: 'piel' }) },
};

const controls = 'input, select, textarea';
const urls = [...onePerRoute(listUrls()), '/buscar', '/no-existe'];

test('every control that stands on a page before its scripts run is tried here', async ({ page }) => {
  const found: Record<string, string[]> = {};
  for (const url of urls) {
    const html = await (await page.request.get(url)).text();
    const names = await page.evaluate(
      ([text, selector]) =>
        [
          ...new DOMParser().parseFromString(text, 'text/html').querySelectorAll<HTMLInputElement>(selector),
        ].map(
          // Names that React makes up begin with an underscore.
          ({ type, name }) => `${type} ${name.replace(/^_.*/, '')}`.trim(),
        ),
      [html, controls] as const,
    );
    if (names.length > 0) found[routeOf(url)] = [...new Set(names)];
  }

  expect(found).toEqual(
    Object.fromEntries(Object.entries(routes).map(([route, of]) => [route, of.controls])),
  );
});

/** Fills in every control without a word to the page, as browsers and password managers do. */
function autofill(page: Page): Promise<void> {
  return page.evaluate((selector) => {
    const fields = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(selector);
    for (const [place, field] of fields.entries()) {
      if (field instanceof HTMLSelectElement) field.selectedIndex = (place % 3) + 1;
      else if (field.type === 'radio') field.checked = true;
      else field.value = { number: '7', range: '30' }[field.type] ?? 'piel';
    }
  }, controls);
}

/** Fills in every control by hand. */
async function type(page: Page): Promise<void> {
  for (const [place, field] of (await page.locator(controls).all()).entries()) {
    const kind = await field.evaluate((element) => (element as HTMLInputElement).type);
    if (kind === 'select-one') await field.selectOption({ index: (place % 3) + 1 });
    else if (kind === 'radio') await field.check({ force: true });
    else await field.fill({ number: '7', range: '30' }[kind] ?? 'piel');
  }
}

type Fields = (HTMLInputElement | HTMLSelectElement)[];

/** What each field shows, and what it would show when its component rendered again. */
const readFields = (fields: Fields) =>
  fields.map((field) => {
    const [, props] = Object.entries(field).find(([key]) => key.startsWith('__reactProps')) ?? [];
    const { value, checked } = (props ?? {}) as { value?: unknown; checked?: unknown };
    const isRadio = field instanceof HTMLInputElement && field.type === 'radio';
    const shown = String(isRadio ? field.checked : field.value);
    return { shown, known: String((isRadio ? checked : value) ?? shown), isOnPage: field.isConnected };
  });

for (const [route, { takesOver }] of Object.entries(routes)) {
  for (const [how, fill] of [
    ['types', type],
    ['has the browser fill in', autofill],
  ] as const) {
    const isDaily = (fill === type && route === '/tienda') || (fill === autofill && route === '/pqrs');
    test(
      `what a visitor ${how} on ${route} before any script is there stays and counts`,
      { tag: isDaily ? [] : '@proof' },
      async ({ page }) => {
        const scripts = await holdScripts(page);
        await page.goto(urls.find((url) => routeOf(url) === route) ?? '', { waitUntil: 'commit' });
        await page.getByRole('contentinfo').waitFor();
        await fill(page);
        const fields = await page.evaluateHandle(
          (selector): Fields => [...document.querySelectorAll<Fields[number]>(selector)],
          controls,
        );
        const entered = await fields.evaluate(readFields);

        scripts.arrive();
        await hydrated(page);

        await expect.poll(() => fields.evaluate(readFields)).toEqual(entered);
        await takesOver(page);
      },
    );
  }
}
