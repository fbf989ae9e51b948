import { startVerdaccio } from '@clinic/testing/verdaccio';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

import { openCommandLine, spa } from './testing/commandLine.ts';

it('two teams release to one npm registry, and each goes back alone', { timeout: 240_000 }, async () => {
  const { url, stop } = await startVerdaccio();
  onTestFinished(stop, 20_000);
  const { world, onSite, asJson, heading } = await openCommandLine(url);
  const run = async (...words: string[]) => {
    const { code, stdout, stderr } = await onSite(...words);
    expect(code, stderr).toBe(0);
    return stdout;
  };
  const versions = async () => {
    const { data } = await asJson('status');
    const remotes = data.remotes as Record<string, { version: string }>;
    return [remotes.mfe_spa?.version, remotes.mfe_shop?.version];
  };
  const build = (folder: string) => path.join(world.dir, 'builds', folder);
  const shop = { name: 'mfe_shop', words: '"tienda"', paths: ['/tienda'] };
  await world.releaseRemote('1.0.0', shop);
  await run('promote', 'shell', 'spa@1.0.0', 'shop@1.0.0', '--as', 'ana');

  // Each with the build that lies in its own folder, by the command that teams use.
  await run('release', build('mfe-spa'), '--version', '1.1.0');
  await run('release', build('mfe-shop'), '--version', '2.0.0');
  await run('promote', 'spa@1.1.0', '--as', 'ana');
  await run('promote', 'shop@2.0.0', '--as', 'beto');
  await world.releaseRemote('1.2.0', spa('tercera'));
  await run('promote', 'spa@1.2.0', '--as', 'ana', '--reason', 'new prices');
  expect(await versions()).toEqual(['1.2.0', '2.0.0']);
  expect(await heading()).toBe('Hola tercera');

  await run('rollback', 'spa', '--as', 'ana', '--reason', 'prices were wrong');
  expect(await versions()).toEqual(['1.1.0', '2.0.0']);
  expect(await heading()).toBe('Hola primera');

  await run('pin', 'shop', '--as', 'beto', '--reason', 'campaign');
  await world.releaseRemote('2.1.0', shop);
  const held = await onSite('promote', 'shop@2.1.0', '--as', 'ana');
  expect(held).toMatchObject({ code: 1, stderr: expect.stringContaining('campaign') });
  await run('rollback', '--all', '--to', '1', '--yes', '--as', 'ana');
  expect(await versions()).toEqual(['1.0.0', '2.0.0']);

  const { data } = await asJson('status');
  const told = (data.history as { by: string; action: string; reason?: string }[]).map(
    ({ by, action, reason }) => [by, action, reason],
  );
  expect(told).toEqual([
    ['ana', 'rollback --all --to 1', undefined],
    ['beto', 'pin shop', 'campaign'],
    ['ana', 'rollback spa', 'prices were wrong'],
    ['ana', 'promote spa@1.2.0', 'new prices'],
    ['beto', 'promote shop@2.0.0', undefined],
    ['ana', 'promote spa@1.1.0', undefined],
    ['ana', 'promote shell spa@1.0.0 shop@1.0.0', undefined],
  ]);
  expect(await run('status')).toMatch(/mfe-shop +2\.0\.0 +held: campaign/);
});
