import { execFile } from 'node:child_process';
import { appendFile, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { CONTRACT_VERSION } from '@tesela/core/contract';
import { copyWorkspace } from '@tesela/testing/copyWorkspace';
import { serveSite, type Gateway } from '@tesela/testing/gateway';
import { visit } from '@tesela/testing/hydrated';

import { expect, test } from './support/test.ts';

const run = promisify(execFile);

/** A working copy in which one team made a sixth micro-frontend with one command. */
let copy: string;
let server: Gateway;
/** Output of `git status` in the copy after the micro-frontend was made. */
let changed: string[];

const node = (...args: string[]) => run(process.execPath, args, { cwd: copy });
const git = async (...args: string[]) => (await run('git', args, { cwd: copy })).stdout;
const bin = (name: string) => path.join(copy, 'node_modules/.bin', name);
const compose = () => node('platform/cli/src/tesela.ts', 'compose', '--workspace');

async function build(folder: string): Promise<void> {
  const rsbuild = path.join(copy, folder, 'node_modules/@rsbuild/core/bin/rsbuild.js');
  await run(process.execPath, [rsbuild, 'build'], { cwd: path.join(copy, folder) });
}

async function buildSpaFor(version: number): Promise<void> {
  const file = path.join(copy, 'platform/core/src/contract/contract.ts');
  const source = await readFile(file, 'utf8');
  await writeFile(file, source.replace(/CONTRACT_VERSION = \d+/, `CONTRACT_VERSION = ${version}`));
  await build('mfe-spa');
  await writeFile(file, source);
}

test.describe.configure({ mode: 'serial', timeout: 300_000 });
test.use({ actionTimeout: 20_000 });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  copy = path.join(await mkdtemp(path.join(os.tmpdir(), 'clinic-pace-')), 'site');
  await copyWorkspace(copy);
  await git('init', '--quiet');
  await git('add', '--all');
  await git('-c', 'user.name=Team', '-c', 'user.email=team@example.org', 'commit', '--quiet', '-m', 'Before');
  await node('platform/cli/src/tesela.ts', 'new', 'events', '--path', '/eventos');
  changed = (await git('status', '--porcelain', '--untracked-files=all')).trim().split('\n');
  // `pnpm install` would link the same packages as for another micro-frontend.
  await symlink('../mfe-spa/node_modules', path.join(copy, 'mfe-events/node_modules'));

  await build('mfe-events');
  await compose();
  server = await serveSite(path.join(copy, '.site'));
});

test.afterAll(async () => {
  await server.end();
  await rm(path.dirname(copy), { recursive: true, force: true });
});

for (const [language, home, link, address, heading] of [
  ['Spanish', '/', 'Eventos', '/eventos', 'Eventos'],
  ['English', '/en', 'Events', '/en/eventos', 'Events'],
] as const) {
  test(
    `visitor opens the page of the new micro-frontend from the menu in ${language}`,
    { tag: '@proof' },
    async ({ page }) => {
      await visit(page, server.url + home);

      await page.getByRole('banner').getByRole('link', { name: link, exact: true }).click();

      await expect(page).toHaveURL(server.url + address);
      const title = page.getByRole('heading', { level: 1, name: heading });
      await expect(title).toBeVisible();
      await title.click();
      await expect(page.locator('main[data-hydrated]')).toBeVisible();
      await expect(
        page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }),
      ).toBeVisible();
    },
  );
}

test('no file outside the folder of the new one has changed', { tag: '@proof' }, () => {
  expect(changed.length).toBeGreaterThan(10);
  expect(changed.filter((line) => !line.startsWith('?? mfe-events/'))).toEqual([]);
});

test('its types, its format and its tests are checked with all others', { tag: '@proof' }, async () => {
  const [, , , { stdout }] = await Promise.all([
    run(bin('tsc'), ['--build', 'mfe-events'], { cwd: copy }),
    run(bin('oxfmt'), ['--check', 'mfe-events'], { cwd: copy }),
    run(bin('oxlint'), ['--deny-warnings', 'mfe-events'], { cwd: copy }),
    run(bin('vitest'), ['run', 'mfe-events/'], { cwd: copy }),
  ]);

  expect(stdout).toContain('src/pages/HomePage.test.tsx');
  expect(stdout).toContain('src/exposed/remote.test.ts');
});

test('an import of another micro-frontend is seen', { tag: '@proof' }, async () => {
  const file = path.join(copy, 'mfe-events/src/paths.ts');
  await appendFile(file, "export { paths as others } from '../../mfe-spa/src/paths.ts';\n");

  const failure = await node('tools/check/boundaries.ts').catch((error: { stderr: string }) => error);

  expect(failure.stderr).toContain('no-mfe-to-mfe: mfe-events/src/paths.ts → mfe-spa/src/paths.ts');
});

test(
  'a spa of an older contract is refused by name, with what to do, and the live site stays',
  { tag: '@proof' },
  async ({ request }) => {
    await buildSpaFor(CONTRACT_VERSION - 2);

    const failure = await compose().catch((error: { stderr: string }) => error);

    expect(failure.stderr).toMatch(/mfe-spa \S+ cannot be composed: /);
    expect(failure.stderr).toContain(`was built for contract ${CONTRACT_VERSION - 2}`);
    expect(failure.stderr).toContain('Build it again with @tesela/core of contract');
    expect((await request.get(`${server.url}/spa/facial`)).status()).toBe(200);
  },
);
