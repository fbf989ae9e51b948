import { execFile, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, mkdtemp, rm, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { copyWorkspace } from './support/copyWorkspace.ts';
import { startServer } from './support/disposableSite.ts';
import { visit } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';

const run = promisify(execFile);

/** A team's working copy, in which it made a sixth micro-frontend with one command. */
let copy: string;
let server: { url: string; process: ChildProcess };

const node = (...args: string[]) => run(process.execPath, args, { cwd: copy });
const git = async (...args: string[]) => (await run('git', args, { cwd: copy })).stdout;
const bin = (name: string) => path.join(copy, 'node_modules/.bin', name);

test.describe.configure({ mode: 'serial', timeout: 300_000 });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  copy = path.join(await mkdtemp(path.join(os.tmpdir(), 'clinic-new-')), 'site');
  await copyWorkspace(copy);
  await git('init', '--quiet');
  await git('add', '--all');
  await git('-c', 'user.name=Team', '-c', 'user.email=team@example.org', 'commit', '--quiet', '-m', 'Before');

  await node('scripts/new.ts', 'events', '--path', '/eventos');
  // What `pnpm install` would link for it is what another one has.
  await symlink('../mfe-spa/node_modules', path.join(copy, 'mfe-events/node_modules'));
  const rsbuild = path.join(copy, 'mfe-events/node_modules/@rsbuild/core/bin/rsbuild.js');
  await run(process.execPath, [rsbuild, 'build'], { cwd: path.join(copy, 'mfe-events') });
  await node('compose/src/cli.ts');
  server = await startServer(path.join(copy, '.site'));
});

test.afterAll(async () => {
  server.process.kill('SIGTERM');
  await once(server.process, 'exit');
  await rm(path.dirname(copy), { recursive: true, force: true });
});

for (const [language, home, link, address, heading] of [
  ['Spanish', '/', 'Eventos', '/eventos', 'Eventos'],
  ['English', '/en', 'Events', '/en/eventos', 'Events'],
] as const) {
  test(`visitor opens the new page from the menu in ${language}`, async ({ page }) => {
    await visit(page, server.url + home);

    await page.getByRole('banner').getByRole('link', { name: link, exact: true }).click();

    await expect(page).toHaveURL(server.url + address);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: link, exact: true })).toBeVisible();
  });
}

test('no file outside its folder has changed', async () => {
  const changed = (await git('status', '--porcelain', '--untracked-files=all')).trim().split('\n');

  expect(changed.length).toBeGreaterThan(10);
  expect(changed.filter((line) => !line.startsWith('?? mfe-events/'))).toEqual([]);
});

test('its types, its format and its tests are checked with all others', async () => {
  await run(bin('tsc'), ['--build', 'mfe-events'], { cwd: copy });
  await run(bin('oxfmt'), ['--check', 'mfe-events'], { cwd: copy });
  await run(bin('oxlint'), ['--deny-warnings', 'mfe-events'], { cwd: copy });
  const { stdout } = await run(bin('vitest'), ['run', '--project', 'mfe-events'], { cwd: copy });

  expect(stdout).toContain('src/pages/HomePage.test.tsx');
  expect(stdout).toContain('src/exposed/remote.test.ts');
});

test('an import of another micro-frontend is seen', async () => {
  const file = path.join(copy, 'mfe-events/src/paths.ts');
  await appendFile(file, "export { paths as others } from '../../mfe-spa/src/paths.ts';\n");

  const failure = await node('scripts/boundaries.ts').catch((error: { stderr: string }) => error);

  expect(failure.stderr).toContain('no-mfe-to-mfe: mfe-events/src/paths.ts → mfe-spa/src/paths.ts');
});
