import path from 'node:path';

import { startVerdaccio } from '@tesela/testing/verdaccio';
import { expect, it, onTestFinished } from 'vitest';

import { openCommandLine, shop, spa } from './testing/commandLine.ts';

it('two teams release to one npm registry, and each goes back alone', { timeout: 240_000 }, async () => {
  const { url, stop } = await startVerdaccio();
  onTestFinished(stop, 20_000);
  const { world, ok, remotes, asJson, heading } = await openCommandLine({ registry: url });
  const versions = async () => {
    const { mfe_spa, mfe_shop } = await remotes();
    return [mfe_spa?.version, mfe_shop?.version];
  };
  const build = (folder: string) => path.join(world.dir, 'builds', folder);
  await world.releaseRemote('1.0.0', shop('tienda'));
  await ok('promote', 'shell', 'spa@1.0.0', 'shop@1.0.0', '--as', 'ana');

  // Each with the build that lies in its own folder, by the command that teams use.
  await ok('release', build('mfe-spa'), '--version', '1.1.0');
  await ok('release', build('mfe-shop'), '--version', '2.0.0');
  await ok('promote', 'spa@1.1.0', '--as', 'ana');
  await ok('promote', 'shop@2.0.0', '--as', 'beto');
  await world.releaseRemote('1.2.0', spa('tercera'));
  await ok('promote', 'spa@1.2.0', '--as', 'ana', '--reason', 'new prices');
  expect(await versions()).toEqual(['1.2.0', '2.0.0']);
  expect(await heading()).toBe('Hola tercera');

  await ok('rollback', 'spa', '--as', 'ana', '--reason', 'prices were wrong');
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
    ['ana', 'rollback spa', 'prices were wrong', '1.2.0 → 1.1.0'],
    ['ana', 'promote spa@1.2.0', 'new prices', '1.1.0 → 1.2.0'],
    ['beto', 'promote shop@2.0.0', '', '1.0.0 → 2.0.0'],
    ['ana', 'promote spa@1.1.0', '', '1.0.0 → 1.1.0'],
    ['ana', 'promote shell spa@1.0.0 shop@1.0.0', '', ''],
  ]);
  expect(await ok('status')).toMatch(/rollback spa, by ana \(prices were wrong\)/);
});
