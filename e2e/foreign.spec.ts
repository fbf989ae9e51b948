import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

import { startDisposableSite, type DisposableSite } from '@tesela/testing/disposableSite';
import { root } from '@tesela/testing/site';

import { faults } from './foreign/mfe-guests/src/pieces/faults.ts';
import { expect, test } from './support/test.ts';

const run = promisify(execFile);
const guests = path.join(root, 'e2e/foreign/mfe-guests');

/** The site with one more micro-frontend, built and promoted like any other: its pieces are of Preact and React 18. */
let site: DisposableSite;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  const node = (file: string, args: string[], cwd = root) => run(process.execPath, [file, ...args], { cwd });
  site = await startDisposableSite({
    prepare: async (dir) => {
      const place = ['--site', dir, '--store', path.join(dir, 'packages'), '--settings', 'settings'];
      await node(path.join(guests, 'node_modules/@rsbuild/core/bin/rsbuild.js'), ['build'], guests);
      await node('platform/cli/src/tesela.ts', ['release', guests, ...place]);
      await node('platform/cli/src/tesela.ts', ['promote', 'mfe-guests@1.0.0', ...place]);
    },
  });
});

test.afterAll(() => site.close());

const frameworks = ['React 18', 'Preact'];

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('visitor reads pieces of two frameworks, with their styles', { tag: '@proof' }, async ({ page }) => {
    await page.goto(`${site.url}/invitados`);

    await expect(page.getByRole('region', { name: 'React 18' })).toContainText('React 18.3.1: 1 de cada una');
    await expect(page.getByRole('region', { name: 'Preact' })).toContainText('Preact: 1 de cada una');
    await expect(page.getByRole('region', { name: 'Preact' })).toHaveCSS('border-top-color', 'rgb(1, 2, 3)');
  });
});

test(
  'visitor uses pieces of two frameworks, which take props, send events, go and come back',
  { tag: '@proof' },
  async ({ page }) => {
    await page.goto(`${site.url}/invitados`);
    const first = await page.getByRole('button', { name: 'Limpieza' }).elementHandles();

    for (const name of frameworks) {
      const piece = page.getByRole('region', { name });
      await piece.getByRole('button', { name: 'Limpieza' }).click();
      await expect(piece).toContainText('Abierta: Limpieza');
      await expect(page.getByText(`Elegido: Limpieza de ${name}`)).toBeVisible();
    }
    await page.getByRole('button', { name: 'Uno más' }).click();
    for (const name of frameworks)
      await expect(page.getByRole('region', { name })).toContainText('2 de cada una. Abierta: Limpieza');
    // Both have taken over what was prerendered.
    expect(
      await Promise.all(first.map((button) => button.evaluate(({ isConnected }) => isConnected))),
    ).toEqual([true, true]);

    await page.getByRole('button', { name: 'Quitar' }).click();
    for (const name of frameworks) await expect(page.getByRole('region', { name })).toHaveCount(0);
    await page.getByRole('button', { name: 'Mostrar' }).click();
    for (const name of frameworks)
      await expect(page.getByRole('region', { name })).toContainText('2 de cada una. Abierta: ninguna');

    await page.getByRole('contentinfo').getByRole('link', { name: 'Nosotros' }).click();
    await expect(page).toHaveURL(`${site.url}/nosotros`);
    await expect(page.getByRole('region', { name: 'Preact' })).toHaveCount(0);
  },
);

test(
  'visitor arrives at a page of Preact by a click, uses it and goes on',
  { tag: '@proof' },
  async ({ page }) => {
    await page.goto(`${site.url}/invitados`);
    await page.getByRole('link', { name: 'Una página de Preact' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Otra página');
    await page.getByRole('button', { name: 'Tocado' }).click();
    await expect(page.getByRole('button', { name: 'Tocado 1' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Preguntas' }).click();

    await expect(page).toHaveURL(`${site.url}/faq`);
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Tocado 0' })).toBeVisible();
  },
);

test('whoever only reads fetches no framework', { tag: '@proof' }, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));

  await page.goto(`${site.url}/invitados`, { waitUntil: 'networkidle' });

  expect(asked.filter((file) => file.includes('mfe-guests'))).toEqual([]);
});

for (const fault of faults) {
  const isSilent = fault === 'mount-never-ends';
  test.describe(fault, () => {
    test.use({ expectedConsoleErrors: { patterns: isSilent ? [] : [/^mfe-guests \S+ failed\./] } });

    test(
      `visitor meets a piece whose ${fault.replaceAll('-', ' ')}: its HTML stays, all else works`,
      { tag: '@proof' },
      async ({ page, consoleErrors }) => {
        await page.goto(`${site.url}/invitados/averias/${fault}`);

        for (const taps of [1, 2]) {
          await page.getByRole('button', { name: 'Tocado' }).click();
          await expect(page.getByRole('button', { name: `Tocado ${taps}` })).toBeVisible();
        }
        await expect(page.getByText(`Se lee aunque falle: ${fault}.`)).toBeVisible();
        await expect(page.getByText('a medias')).toHaveCount(0);
        await page.getByRole('main').getByRole('link', { name: 'Preguntas' }).click();
        await expect(page).toHaveURL(`${site.url}/faq`);

        expect(consoleErrors).toHaveLength(isSilent ? 0 : 1);
      },
    );
  });
}
