import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { hashInputs } from '@clinic/build/buildInputs';
import { startProcess } from '@clinic/testing/process';
import { x } from 'tinyexec';
import { describe, expect, it, onTestFinished } from 'vitest';

import { openCommandLine, program, spa } from './testing/commandLine.ts';

describe('two programs at once', () => {
  const lock = path.resolve(import.meta.dirname, '../../compose/src/site/live/lock.ts');

  /** A program that works on the site until it is told to end. */
  const hold = (dir: string, action: string) =>
    startProcess(process.execPath, [
      '--input-type=module',
      '--eval',
      `import { withLock } from ${JSON.stringify(lock)};
      await withLock(${JSON.stringify(dir)}, { action: ${JSON.stringify(action)} }, () => {
        console.log('held');
        const alive = setInterval(() => {}, 1000);
        return new Promise((resolve) => process.once('SIGTERM', resolve)).then(() => clearInterval(alive));
      });`,
    ]);

  it('one that must not wait is refused; one that may waits; nothing is lost', async () => {
    const line = await openCommandLine();
    await line.goLive();
    await line.world.releaseRemote('1.1.0', spa('segunda'));
    const holder = hold(line.world.site.dir, 'promote shop@2.0.0');
    await holder.waitForLine(/held/);

    const words = [program, 'promote', 'spa@1.1.0', ...line.place()];
    const refused = await x(process.execPath, [...words, '--no-wait']);
    expect(refused).toMatchObject({ exitCode: 1, stdout: '' });
    expect(refused.stderr).toMatch(
      /is being changed by "promote shop@2\.0\.0" \(process \d+, since .*\)\. Try again when it is done\./,
    );

    const waiting = startProcess(process.execPath, words);
    await waiting.waitForLine(/Waiting for "promote shop@2\.0\.0"/);
    expect(await line.heading()).toBe('Hola primera');
    await holder.end();
    await waiting.waitForLine(/mfe-spa +1\.1\.0/);
    expect(await line.heading()).toBe('Hola segunda');
  });

  it('whoever is killed keeps nobody waiting', async () => {
    const line = await openCommandLine();
    await line.goLive();
    const holder = hold(line.world.site.dir, 'promote');
    await holder.waitForLine(/held/);
    await holder.end('SIGKILL');

    expect((await line.onSite('promote', '--no-wait')).code).toBe(0);
  });
});

it('a team checks and builds its micro-frontend in its own folder', async () => {
  const root = path.resolve(import.meta.dirname, '../../..');
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
    JSON.stringify({ name: '@team/mfe-yoga', type: 'module', clinic: description }),
  );
  await write(
    'rsbuild.config.ts',
    `import { defineRemoteConfig } from '@clinic/build';\nexport default defineRemoteConfig(import.meta.dirname);\n`,
  );
  await write(
    'tsconfig.json',
    JSON.stringify({ extends: path.join(root, 'tsconfig.base.json'), include: ['src'] }),
  );
  await write(
    'src/exposed/remote.ts',
    `import { defineRemote, redirect } from '@clinic/shared/defineRemote';
export const remote = defineRemote({ name: 'mfe_yoga', routes: [redirect('/yoga', '/spa')] });\n`,
  );
  await write('src/pose.ts', `export const pose: number = 'tree';\n`);
  await write(
    'src/pose.test.ts',
    `import { expect, it } from 'vitest';\nimport { pose } from './pose.ts';\nit('is held', () => expect(pose).toBe('tree'));\n`,
  );
  await symlink(path.join(root, 'mfe-spa/node_modules'), path.join(dir, 'node_modules'));

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
    '@clinic/shared/src/contract/contract.ts': expect.any(String),
    'pnpm-lock.yaml': expect.any(String),
  });
  expect(recorded).not.toHaveProperty(['src/pose.test.ts']);
});
