import { execFile, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { copyWorkspace } from './support/copyWorkspace.ts';
import { startServer } from './support/disposableSite.ts';
import { visit } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';

const run = promisify(execFile);

/** A site whose shell is of today and whose spa was built for another contract. */
let copy: string;
let contract: number;
let server: { url: string; process: ChildProcess };

async function buildSpaFor(version: number): Promise<void> {
  const file = path.join(copy, 'shared/src/contract.ts');
  const source = await readFile(file, 'utf8');
  await writeFile(file, source.replace(/CONTRACT_VERSION = \d+/, `CONTRACT_VERSION = ${version}`));
  const rsbuild = path.join(copy, 'mfe-spa/node_modules/@rsbuild/core/bin/rsbuild.js');
  await run(process.execPath, [rsbuild, 'build'], { cwd: path.join(copy, 'mfe-spa') });
  await writeFile(file, source);
}

const compose = () => run(process.execPath, ['compose/src/cli.ts'], { cwd: copy });

test.describe.configure({ mode: 'serial', timeout: 300_000 });
test.use({ actionTimeout: 20_000 });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  copy = path.join(await mkdtemp(path.join(os.tmpdir(), 'clinic-skew-')), 'site');
  await copyWorkspace(copy);
  const source = await readFile(path.join(copy, 'shared/src/contract.ts'), 'utf8');
  contract = Number(/CONTRACT_VERSION = (\d+)/.exec(source)?.[1]);
  await buildSpaFor(contract - 1);
  await compose();
  server = await startServer(path.join(copy, '.site'));
});

test.afterAll(async () => {
  server.process.kill('SIGTERM');
  await once(server.process, 'exit');
  await rm(path.dirname(copy), { recursive: true, force: true });
});

test('visitor goes through a spa of the contract before as through any other', async ({ page }) => {
  await visit(page, `${server.url}/spa/facial`);
  await page
    .getByRole('main')
    .getByRole('button', { name: /valoración/i })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Solicitar valoración' })).toBeVisible();
  await page.keyboard.press('Escape');

  await visit(page, `${server.url}/nosotros`);
  await page.getByRole('banner').getByRole('link', { name: 'Spa', exact: true }).click();

  await expect(page).toHaveURL(`${server.url}/spa/facial`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a spa of an older contract is refused by name, with what to do, and the live site stays', async ({
  request,
}) => {
  await buildSpaFor(contract - 2);

  const failure = await compose().catch((error: { stderr: string }) => error);

  expect(failure.stderr).toMatch(/mfe-spa \S+ cannot be composed: /);
  expect(failure.stderr).toContain(`was built for contract ${contract - 2}`);
  expect(failure.stderr).toContain('build it again with @clinic/shared of contract');
  expect((await request.get(`${server.url}/spa/facial`)).status()).toBe(200);
});
