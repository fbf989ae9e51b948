import { execFile } from 'node:child_process';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

import { startDisposableSite, type DisposableSite } from '@tesela/testing/disposableSite';
import { root } from '@tesela/testing/site';

import { expect, test } from './support/test.ts';

/** The site with a release that was built, at its time, for the contract before this one. */
let site: DisposableSite;

test.beforeAll(async () => {
  site = await startDisposableSite({
    prepare: async (dir) => {
      const store = path.join(dir, 'packages');
      await cp(path.join(root, 'e2e/contractBefore'), store, { recursive: true });
      const words = ['promote', 'events@0.1.0', '--site', dir, '--store', store];
      await promisify(execFile)(process.execPath, ['platform/cli/src/tesela.ts', ...words], { cwd: root });
    },
  });
});

test.afterAll(() => site.close());

test(
  'visitor uses a page that was released for the contract before, with all that it takes from the host',
  { tag: '@proof' },
  async ({ page }) => {
    await page.goto(`${site.url}/eventos`);
    const main = page.getByRole('main');
    await expect(main).toContainText('Arrayán Dermatología & Spa · es · /eventos');
    await expect(main.getByRole('link', { name: 'Acné' })).toBeVisible();

    await main.getByRole('button', { name: 'Reservar' }).click();
    await expect(main.getByRole('status').first()).toHaveText('1');
    await main.getByRole('button', { name: 'Leer' }).click();
    await expect(main.getByRole('status').last()).toHaveText('Eventos');
    await main.getByRole('button', { name: 'Pedir valoración' }).click();
    const form = page.getByRole('dialog', { name: 'Solicitar valoración' });
    await expect(form).toContainText('Charla');
    await page.keyboard.press('Escape');

    await main.getByRole('link', { name: 'Nosotros' }).click();
    await expect(page).toHaveURL(`${site.url}/nosotros`);
    await page.getByRole('banner').getByRole('link', { name: 'Eventos', exact: true }).click();
    // The store has kept the first.
    await main.getByRole('button', { name: 'Reservar' }).click();
    await expect(main.getByRole('status').first()).toHaveText('2');
  },
);
