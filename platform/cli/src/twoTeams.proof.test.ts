import path from 'node:path';

import { startVerdaccio } from '@tesela/testing/verdaccio';
import { expect, it, onTestFinished } from 'vitest';

import { openCommandLine, stall, sweets } from './testing/commandLine.ts';

it('two teams release to one npm registry, and each goes back alone', { timeout: 240_000 }, async () => {
  const { url, stop } = await startVerdaccio();
  onTestFinished(stop, 20_000);
  const { world, ok, remotes, asJson, heading } = await openCommandLine({ registry: url });
  const versions = async () => {
    const { mfe_sweets, mfe_stall } = await remotes();
    return [mfe_sweets?.version, mfe_stall?.version];
  };
  const build = (folder: string) => path.join(world.dir, 'builds', folder);
  await world.releaseRemote('1.0.0', stall('tienda'));
  await ok('promote', 'shell', 'sweets@1.0.0', 'stall@1.0.0', '--as', 'ana');

  // Each with the build that lies in its own folder, by the command that teams use.
  await ok('release', build('mfe-sweets'), '--version', '1.1.0');
  await ok('release', build('mfe-stall'), '--version', '2.0.0');
  await ok('promote', 'sweets@1.1.0', '--as', 'ana');
  await ok('promote', 'stall@2.0.0', '--as', 'beto');
  await world.releaseRemote('1.2.0', sweets('tercera'));
  await ok('promote', 'sweets@1.2.0', '--as', 'ana', '--reason', 'new prices');
  expect(await versions()).toEqual(['1.2.0', '2.0.0']);
  expect(await heading()).toBe('Hola tercera');

  await ok('rollback', 'sweets', '--as', 'ana', '--reason', 'prices were wrong');
  expect(await versions()).toEqual(['1.1.0', '2.0.0']);
  expect(await heading()).toBe('Hola primera');

  await ok('rollback', '--all', '--to', '1', '--yes', '--as', 'ana');
  expect(await versions()).toEqual(['1.0.0', '1.0.0']);

  const { data } = await asJson('status');
  type Entry = { by: string; action: string; reason?: string; changes: { from?: string; to: string }[] };
  const told = (data.history as Entry[]).map(({ by, action, reason, changes: [change] }) => [
    by,
    action,
    reason ?? '',
    change?.from ? `${change.from} → ${change.to}` : '',
  ]);
  expect(told).toEqual([
    ['ana', 'rollback --all --to 1', '', '1.1.0 → 1.0.0'],
    ['ana', 'rollback sweets', 'prices were wrong', '1.2.0 → 1.1.0'],
    ['ana', 'promote sweets@1.2.0', 'new prices', '1.1.0 → 1.2.0'],
    ['beto', 'promote stall@2.0.0', '', '1.0.0 → 2.0.0'],
    ['ana', 'promote sweets@1.1.0', '', '1.0.0 → 1.1.0'],
    ['ana', 'promote shell sweets@1.0.0 stall@1.0.0', '', ''],
  ]);
  expect(await ok('status')).toMatch(/rollback sweets, by ana \(prices were wrong\)/);
});
