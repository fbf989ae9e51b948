import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { hashInputs } from '@tesela/build/buildInputs';
import { root, tractorStore } from '@tesela/testing/site';
import { x } from 'tinyexec';
import { expect, it, onTestFinished } from 'vitest';

import { program } from './testing/commandLine.ts';

it('a team checks and builds its micro-frontend in its own folder', async () => {
  const scratch = path.join(root, 'platform/cli/.tsc');
  await mkdir(scratch, { recursive: true });
  // In the workspace, whose packages stand for those that a team has installed.
  const dir = await mkdtemp(path.join(scratch, 'team-'));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  const write = async (name: string, content: string) => {
    await mkdir(path.dirname(path.join(dir, name)), { recursive: true });
    await writeFile(path.join(dir, name), content);
  };
  const description = { name: 'mfe_yoga', devPort: 3190, budgets: { entry: 9500, page: 12_000 } };
  await write(
    'package.json',
    JSON.stringify({ name: '@team/mfe-yoga', type: 'module', tesela: description }),
  );
  await write(
    'rsbuild.config.ts',
    `import { defineRemoteConfig } from '@tesela/build';\nexport default defineRemoteConfig(import.meta.dirname);\n`,
  );
  await write(
    'tsconfig.json',
    JSON.stringify({ extends: path.join(root, 'tsconfig.base.json'), include: ['src'] }),
  );
  await write(
    'src/exposed/remote.ts',
    `import { defineRemote, redirect } from '@tesela/core/defineRemote';
export const remote = defineRemote({ name: 'mfe_yoga', routes: [redirect('/yoga', '/products')] });\n`,
  );
  await write('src/pose.ts', `export const pose: number = 'tree';\n`);
  await write(
    'src/pose.test.ts',
    `import { expect, it } from 'vitest';\nimport { pose } from './pose.ts';\nit('is held', () => expect(pose).toBe('tree'));\n`,
  );
  await symlink(path.join(tractorStore.folder, 'mfe-decide/node_modules'), path.join(dir, 'node_modules'));

  const checked = await x(process.execPath, [program, 'check', '--json'], { nodeOptions: { cwd: dir } });
  expect(JSON.parse(checked.stdout), checked.stderr).toMatchObject({
    name: 'mfe_yoga',
    types: false,
    tests: true,
  });
  expect(checked.exitCode).toBe(1);
  expect(checked.stderr).toMatch(/src\/pose\.ts.*not assignable to type 'number'/);

  const built = await x(process.execPath, ['node_modules/@rsbuild/core/bin/rsbuild.js', 'build'], {
    nodeOptions: { cwd: dir },
  });
  expect(built.exitCode, built.stderr).toBe(0);
  expect(existsSync(path.join(dir, 'dist/web/remoteEntry.js'))).toBe(true);
  expect(existsSync(path.join(dir, 'dist/node/remote.mjs'))).toBe(true);
  const recorded: unknown = JSON.parse(await readFile(path.join(dir, 'dist/inputs.json'), 'utf8'));
  expect(recorded).toEqual(await hashInputs(dir));
  expect(recorded).toMatchObject({
    'src/pose.ts': expect.any(String),
    '@tesela/core/src/contract/contract.ts': expect.any(String),
    'pnpm-lock.yaml': expect.any(String),
  });
  expect(recorded).not.toHaveProperty(['src/pose.test.ts']);
});
