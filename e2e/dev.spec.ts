import { once } from 'node:events';
import { copyFile, mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';

import { copyWorkspace } from '@tesela/testing/copyWorkspace';
import { edit, startDev, type DevServer } from '@tesela/testing/devServer';
import type { Page } from 'playwright/test';

import { expect, test } from './support/test.ts';

// All tests share one server, as a developer edits one file after the other.
// A busy machine may build a second time while a page loads, and longer than the first attempt at a file waits.
test.use({ expectedConsoleErrors: { patterns: [/could not be fetched/] } });
test.describe.configure({ mode: 'default', retries: process.env.CI ? 2 : 0 });

let copy = '';
let dev: DevServer;
let squatter: ReturnType<typeof createServer>;
let wanted = 0;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  copy = await mkdtemp(path.join(os.tmpdir(), 'clinic-dev-'));
  await copyWorkspace(copy);
  // Another program uses the port.
  squatter = createServer().listen(0);
  await once(squatter, 'listening');
  wanted = (squatter.address() as { port: number }).port; // listens on a port, not on a pipe
  // The build of the spa is older than its source.
  const later = new Date(Date.now() + 60_000);
  await utimes(path.join(copy, 'mfe-spa/src/exposed/remote.ts'), later, later);
  dev = await startDev(copy, ['shop', 'marketing'], { PORT: String(wanted) });
});

test.afterAll(async () => {
  await dev?.stop();
  squatter?.close();
  await rm(copy, { recursive: true, force: true, maxRetries: 3 });
});

const nameField = (page: Page) => page.getByRole('dialog').getByLabel('Nombre completo');

/** Sets up state that must survive: a product in the cart, a half-filled form, a scroll position. */
async function beInTheMiddle(page: Page): Promise<number> {
  await page.goto(`${dev.url}/tienda`);
  await page
    .getByRole('button', { name: /^Agregar/ })
    .nth(5)
    .click();
  await page.evaluate(() => scrollTo(0, 700));
  await page.getByRole('banner').getByRole('button', { name: 'Agendar Cita' }).click();
  await nameField(page).fill('Ana María Ñáñez');
  return page.evaluate(() => {
    Object.assign(globalThis, { isTheSamePage: true });
    return scrollY;
  });
}

async function expectStillInTheMiddle(page: Page, scrolled: number): Promise<void> {
  expect(await page.evaluate(() => 'isTheSamePage' in globalThis), 'the page was not loaded again').toBe(
    true,
  );
  await expect(nameField(page)).toHaveValue('Ana María Ñáñez');
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  expect(await page.evaluate(() => localStorage.getItem('clinic.cart'))).toContain('quantity');
}

type Edit = {
  file: string;
  from: string;
  to: string;
  imports?: string;
  see: (page: Page) => Promise<void>;
};

const edits: Record<string, Edit> = {
  'a component of a remote': {
    file: 'mfe-shop/src/components/ProductCard.tsx',
    from: '<article',
    to: '<article data-edited="component"',
    see: (page) => expect(page.locator('[data-edited=component]').first()).toBeAttached(),
  },
  'a style of a remote': {
    file: 'mfe-shop/src/components/ProductCard.module.css',
    from: '.card {',
    to: '.card { outline: 3px solid rgb(1, 2, 3);',
    see: (page) =>
      expect
        .poll(() =>
          page
            .locator('[data-edited=component]')
            .first()
            .evaluate((card) =>
              [card, ...card.querySelectorAll('*')].some(
                (element) => getComputedStyle(element).outlineColor === 'rgb(1, 2, 3)',
              ),
            ),
        )
        .toBe(true),
  },
  'a word of a remote': {
    file: 'mfe-shop/content/es/pages/tienda.json',
    from: 'Cuidado para continuar en casa',
    to: 'Cuidado para continuar en cama',
    see: (page) => expect(page.locator('h1', { hasText: 'Cuidado para continuar en cama' })).toBeAttached(),
  },
  'a fact of a document': {
    file: 'mfe-shop/content/es/products/suero-antioxidante-vitamina-c-15.json',
    from: 'Frasco gotero de vidrio',
    to: 'Recién cambiado. Frasco gotero de vidrio',
    see: (page) => expect(page.getByAltText('Recién cambiado.').first()).toBeAttached(),
  },
  'the kit': {
    file: 'shared/src/kit/layout/Section.tsx',
    from: '<section',
    to: '<section data-edited="kit"',
    see: (page) => expect(page.locator('[data-edited=kit]').first()).toBeAttached(),
  },
  'the shell': {
    file: 'shell/src/layout/footer/Footer.tsx',
    from: '<footer',
    to: '<footer data-edited="shell"',
    see: (page) => expect(page.locator('footer[data-edited=shell]')).toBeAttached(),
  },
  // In the shell only a part that is not loaded yet has used it.
  'an import in the shell': {
    file: 'shell/src/layout/footer/Footer.tsx',
    imports: "import { Disclosure } from '@clinic/shared/kit/Disclosure';\n",
    from: 'data-edited="shell"',
    to: 'data-edited={Disclosure.name}',
    see: (page) => expect(page.locator('footer[data-edited=Disclosure]')).toBeAttached(),
  },
  'an import in a remote': {
    file: 'mfe-shop/src/components/ProductCard.tsx',
    imports: "import { Rating } from '@clinic/shared/kit/Rating';\n",
    from: 'data-edited="component"',
    to: 'data-edited={Rating.name}',
    see: (page) => expect(page.locator('[data-edited=Rating]').first()).toBeAttached(),
  },
};

/** All of them by `pnpm prove journeys dev.spec`. */
const daily = new Set(['a component of a remote', 'a word of a remote']);
const tried = Object.entries(edits).filter(([what]) => process.env.TESELA_PROOFS ?? daily.has(what));

test('an edit of component, style, word, document, kit or shell is on the screen with form, cart and scroll kept', async ({
  page,
}) => {
  const scrolled = await beInTheMiddle(page);
  expect(scrolled).toBeGreaterThan(0);
  // Checks the events and not the requests, because a busy machine may retry a request.
  await page.evaluate(() => {
    const told: unknown[] = [];
    addEventListener('tesela:documents', (event) => told.push((event as CustomEvent).detail));
    Object.assign(globalThis, { documentsTold: told });
  });
  const documents = () => page.evaluate(() => (globalThis as { documentsTold?: unknown[] }).documentsTold);

  for (const [what, { file, from, to, imports, see }] of tried) {
    await test.step(what, async () => {
      await edit(copy, file, from, to, imports);
      await see(page);
      await expectStillInTheMiddle(page, scrolled);
      if (what === 'a word of a remote') expect(await documents()).toContain('mfe-shop');
    });
  }
  expect(await documents()).toContain('mfe-shop');
});

test(
  'a new label, in schema, words and page, is on the screen without a restart',
  { tag: '@proof' },
  async ({ page }) => {
    await page.goto(`${dev.url}/faq`);
    const overlay = page.locator('tesela-dev-errors');

    const schema = 'mfe-marketing/src/content/schema/faq.ts';
    await edit(
      copy,
      schema,
      '    menu: menuLabel(',
      "    advice: line({ title: 'Consejo', max: 40 }),\n    menu: menuLabel(",
    );
    await expect(overlay).toContainText(/es\/pages\/faq\.json:\d+.*advice: "Consejo" is missing/);

    for (const [lang, word] of [
      ['es', 'Pregunte sin pena'],
      ['en', 'Ask away'],
    ])
      await edit(
        copy,
        `mfe-marketing/content/${lang}/pages/faq.json`,
        '"contents"',
        `"advice": "${word}", "contents"`,
      );
    await edit(
      copy,
      'mfe-marketing/src/pages/FaqPage.tsx',
      '{content.heading}',
      '{`${content.heading}: ${content.advice}`}',
    );
    await expect(page.getByRole('heading', { level: 1 })).toContainText(': Pregunte sin pena');
    await expect(overlay).toHaveCount(0);
  },
);

test.describe('what cannot be put in place', () => {
  // After the edit of a path and before the reload, the page requests a path and a document that no longer exist.
  test.use({
    expectedConsoleErrors: { patterns: [/has no page \/faq/, /es\/faq\.json could not be fetched/] },
  });

  test(
    'a setting and a path that change load the page again, and it says why',
    { tag: '@proof' },
    async ({ page }) => {
      const said: string[] = [];
      page.on('console', (message) => said.push(message.text()));
      await page.goto(`${dev.url}/faq`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

      await edit(copy, 'settings/site.json', '"street": "', '"street": "Edificio Nuevo, ');
      await expect(page.getByRole('contentinfo')).toContainText('Edificio Nuevo');
      await expect.poll(() => said.join('\n')).toContain('settings/site.json changed');

      await edit(copy, 'mfe-marketing/src/paths.ts', "'/faq'", "'/preguntas'");
      await expect
        .poll(() => said.join('\n'))
        .toContain('pages, redirects or slots of mfe-marketing changed');
      await page.goto(`${dev.url}/preguntas`);
      await expect(page.getByRole('heading', { level: 1, name: 'Preguntas frecuentes' })).toBeVisible();
    },
  );
});

test('a price and a picture that change are on the screen', { tag: '@proof' }, async ({ page }) => {
  const id = 'suero-antioxidante-vitamina-c-15';
  await page.goto(`${dev.url}/tienda/producto/${id}`);
  const main = page.getByRole('main');
  await expect(main).toContainText('$189.000');
  await edit(copy, 'settings/prices.json', '"prices": {', `"prices": { "${id}": 191000`);
  await expect(main).toContainText('$191.000');

  const picture = main.getByRole('img').first();
  const shown = await picture.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname);
  const file = path.join(copy, 'mfe-shop', shown);
  const names = await readdir(path.dirname(file));
  const name = names.find((each) => /^crema-nocturna-peptidos\.[^-]+-640\.avif$/.test(each)) ?? '';
  const other = path.join(path.dirname(file), name);
  await copyFile(other, file);
  const { size } = await stat(other);
  await expect
    .poll(() =>
      picture.evaluate((image: HTMLImageElement) => {
        const [entry] = performance.getEntriesByName(image.currentSrc);
        return entry instanceof PerformanceResourceTiming ? entry.decodedBodySize : 0;
      }),
    )
    .toBe(size);
});

test(
  'a setting that is wrong is said on the page, with the entry, and goes away when it is mended',
  { tag: '@proof' },
  async ({ page }) => {
    await page.goto(`${dev.url}/tienda`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await edit(copy, 'settings/site.json', '"email": "', '"email": "no hay ');
    await expect(page.getByRole('alert').filter({ hasText: 'contact.email' })).toBeVisible();

    await edit(copy, 'settings/site.json', '"email": "no hay ', '"email": "');
    await expect(page.locator('tesela-dev-errors')).toHaveCount(0);
  },
);

test.describe('when a remote is broken', () => {
  test.use({ expectedConsoleErrors: { patterns: [/./] } });

  test(
    'a syntax error is on the page with file and line, and the form is still there when it is mended',
    { tag: '@proof' },
    async ({ page }) => {
      await beInTheMiddle(page);

      await edit(copy, 'mfe-shop/src/pages/ShopPage.tsx', 'return (', 'return ((');
      const overlay = page.locator('tesela-dev-errors');
      await expect(overlay).toContainText('mfe-shop');
      await expect(overlay).toContainText(/mfe-shop\/src\/pages\/ShopPage\.tsx:\d+/);

      await edit(copy, 'mfe-shop/src/pages/ShopPage.tsx', 'return ((', 'return (');
      await expect(overlay).toHaveCount(0);
      await expect(nameField(page)).toHaveValue('Ana María Ñáñez');
    },
  );

  test(
    'a component that throws is told by its remote, and is back when it is mended, without another load',
    { tag: '@proof' },
    async ({ page }) => {
      test.setTimeout(300_000);
      const said: string[] = [];
      page.on('console', (message) => said.push(message.text()));
      await page.goto(`${dev.url}/tienda`);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toBeVisible();
      await page.evaluate(() => Object.assign(globalThis, { isTheSamePage: true }));

      await edit(copy, 'mfe-shop/src/pages/ShopPage.tsx', 'const { view,', 'throwToday();\n  const { view,');
      await expect(heading).toHaveCount(0);
      await expect.poll(() => said.join('\n')).toMatch(/mfe-shop dev failed.*throwToday/);
      const overlay = page.locator('tesela-dev-errors');
      await expect(overlay).toContainText(/mfe-shop\/src\/pages\/ShopPage\.tsx:\d+/);
      await expect(overlay).toContainText(/> +\d+ +throwToday\(\)/);
      expect(dev.output()).toMatch(/mfe-shop threw on the page in mfe-shop\/src\/pages\/ShopPage\.tsx:\d+/);
      // The first compilation of types in a fresh copy, perhaps after that of another package.
      await expect(overlay).toContainText(/ShopPage\.tsx:\d+:\d+error TS\d+: Cannot find name 'throwToday'/, {
        timeout: 200_000,
      });
      expect(dev.output()).toContain('Type errors in mfe-shop:');

      await edit(copy, 'mfe-shop/src/pages/ShopPage.tsx', 'throwToday();\n  ', '');
      await expect(heading).toBeVisible();
      await expect(overlay).toHaveCount(0);
      expect(await page.evaluate(() => 'isTheSamePage' in globalThis)).toBe(true);
    },
  );

  test(
    'a mistake in words has its file and line; of two owners of a path the one that changed is told',
    { tag: '@proof' },
    async ({ page }) => {
      await page.goto(`${dev.url}/tienda`);
      const overlay = page.locator('tesela-dev-errors');

      await edit(
        copy,
        'mfe-shop/content/es/pages/tienda.json',
        '  "heading": "Cuidado',
        '  "title": "Cuidado',
      );
      await expect(overlay).toContainText(/es\/pages\/tienda\.json:\d+.*heading: "Título" is missing/);
      await edit(
        copy,
        'mfe-shop/content/es/pages/tienda.json',
        '  "title": "Cuidado',
        '  "heading": "Cuidado',
      );
      await expect(overlay).toHaveCount(0);

      await edit(copy, 'mfe-marketing/src/paths.ts', "about: '/nosotros'", "about: '/tienda'");
      await expect(overlay).toContainText('mfe-marketing cannot have the path /tienda: mfe-shop has it.');
      await edit(copy, 'mfe-marketing/src/paths.ts', "about: '/tienda'", "about: '/nosotros'");
      await expect(overlay).toHaveCount(0);
    },
  );

  test(
    'a throw at import names the remote on the page and in the terminal; the rest of the site works',
    { tag: '@proof' },
    async ({ page }) => {
      await edit(
        copy,
        'mfe-marketing/src/paths.ts',
        'export const',
        "throw new Error('No paths today.');\nexport const",
      );
      await page.goto(`${dev.url}/tienda`);

      await expect(page.locator('tesela-dev-errors')).toContainText('mfe-marketing');
      await expect(page.locator('tesela-dev-errors')).toContainText('No paths today.');
      expect(dev.output()).toContain('mfe-marketing failed');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

      await edit(copy, 'mfe-marketing/src/paths.ts', "throw new Error('No paths today.');\n", '');
      await expect(page.locator('tesela-dev-errors')).toHaveCount(0);
    },
  );
});

test.describe('with a remote that never answers', () => {
  test.use({ expectedConsoleErrors: { patterns: [/./] } });

  test('page and terminal say which one is waited for', { tag: '@proof' }, async ({ page }) => {
    await page.goto(`${dev.url}/?mock=silent:marketing`);

    await expect(page.getByRole('status').filter({ hasText: /Waiting for .*mfe-marketing/ })).toBeVisible();
    expect(dev.output()).toContain('mfe-marketing has not answered a page for 3 s.');
  });
});

test('a taken port is left to who has it; a build older than its source is said', () => {
  expect(dev.output()).toContain(`Port ${wanted} is taken by another program; using `);
  expect(dev.output()).toMatch(/mfe-spa is served from a build that is older than its source.*pnpm dev spa/);
});

test(
  'the browser’s extension for Module Federation finds host, remotes and what they share',
  { tag: '@proof' },
  async ({ page }) => {
    await page.goto(`${dev.url}/tienda`);
    const read = () =>
      page.evaluate(() => {
        const { moduleInfo = {} } =
          (globalThis as { __FEDERATION__?: { moduleInfo?: Record<string, object> } })
            // oxlint-disable-next-line no-underscore-dangle -- the runtime's name
            .__FEDERATION__ ?? {};
        return moduleInfo;
      });

    await expect
      .poll(async () => Object.keys(await read()).join())
      .toMatch(/shell.*mfe_shop:.*mf-manifest\.json/);
    expect(JSON.stringify(await read())).toContain('"sharedName":"react"');
  },
);

test(
  'a program that asks without naming HTML gets the page, and nothing for a file that is not there',
  { tag: '@proof' },
  async ({ request }) => {
    const [page, picture] = await Promise.all([
      request.get(`${dev.url}/nosotros`, { headers: { accept: '*/*' } }),
      request.get(`${dev.url}/nothing.png`, { headers: { accept: '*/*' } }),
    ]);

    expect(page.headers()['content-type']).toContain('text/html');
    expect(picture.status()).toBe(404);
  },
);

test('a website reads nothing of the sources and writes nothing into the terminal', async ({ request }) => {
  const origin = 'https://evil.example';
  const answers = await Promise.all([
    request.post(`${dev.url}/__dev/fault`, { data: 'x', headers: { origin } }),
    request.get(dev.url, { headers: { host: 'evil.example' } }),
    request.get(`${dev.url}/static/js/index.js`, { headers: { host: 'evil.example' } }),
  ]);

  expect(answers.map((answer) => answer.status())).toEqual([403, 403, 403]);
});

test.describe('with scenarios of the mocks', () => {
  test.use({ expectedConsoleErrors: { patterns: [/503/, /could not be (?:fetched|loaded)/, /slwo/] } });

  test(
    'a chat failure is chosen in the panel and stays for the tab; a misspelt one is told',
    { tag: '@proof' },
    async ({ page }) => {
      await page.goto(`${dev.url}/tienda`);
      await page.getByText('Mocks', { exact: true }).click();
      await page
        .locator('clinic-mocks p', { hasText: 'chat:' })
        .getByRole('link', { name: 'unavailable' })
        .click();
      await expect(page.getByText('Mocks chat:unavailable')).toBeVisible();
      await page.getByRole('button', { name: 'Abrir el asistente virtual' }).click();
      await page.getByRole('textbox', { name: 'Su mensaje' }).fill('¿Puedo pagar con tarjeta?');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('log').getByRole('button', { name: /intentar/i })).toBeVisible();

      await page.goto(`${dev.url}/tienda`);
      await expect(page.getByText('Mocks chat:unavailable')).toBeVisible();
      await page.goto(`${dev.url}/tienda?mock=chat:slwo`);
      await expect(page.getByRole('alert').filter({ hasText: 'No ?mock=chat:slwo' })).toBeVisible();
    },
  );

  test(
    'one remote is switched off in the panel, and the page stands without it',
    { tag: '@proof' },
    async ({ page }) => {
      await page.goto(`${dev.url}/tienda`);
      await page.getByText('Mocks', { exact: true }).click();
      await page
        .locator('clinic-mocks p', { hasText: 'down:' })
        .getByRole('link', { name: 'assistant' })
        .click();

      await expect(page.getByText('Mocks down:assistant')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Abrir el asistente virtual' })).toHaveCount(0);
    },
  );
});

test.describe('before anything starts', () => {
  const failing = (remotes: string[], env: Record<string, string> = {}) =>
    startDev(copy, remotes, env).then(
      () => 'it started',
      (error: unknown) => String(error),
    );

  test('a wrong remote name is answered with the right ones', { tag: '@proof' }, async () => {
    expect(await failing(['tienda'])).toContain(
      'There is no remote "tienda". Choose among: assistant, marketing, services, shop, spa.',
    );
  });

  test('a wrong PORT is answered with what it must be', { tag: '@proof' }, async () => {
    expect(await failing(['shop'], { PORT: 'eighty' })).toContain('PORT is "eighty": it must be a number');
  });

  test('a missing build is answered with what to run', { tag: '@proof' }, async () => {
    await rm(path.join(copy, 'mfe-spa/dist'), { recursive: true });

    expect(await failing(['shop'])).toContain('mfe-spa is not built. Run "pnpm build" once');
  });
});
