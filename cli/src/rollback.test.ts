import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';

import { openCommandLine, spa, type CommandLine } from './testing/commandLine.ts';

let line: CommandLine;
const shop = (words: string) => ({ name: 'mfe_shop', words: `"${words}"`, paths: ['/tienda'] });
const versions = async () => {
  const { data } = await line.asJson('status');
  const remotes = data.remotes as Record<string, { version: string; held?: string }>;
  return Object.fromEntries(Object.entries(remotes).map(([name, { version }]) => [name, version]));
};
const ok = async (...words: string[]) => {
  const { code, stderr, stdout } = await line.onSite(...words);
  expect(code, stderr).toBe(0);
  return stdout;
};

/** Two teams that promote in turn. */
beforeEach(async () => {
  line = await openCommandLine();
  for (const version of ['1.1.0', '1.2.0']) await line.world.releaseRemote(version, spa(version));
  for (const version of ['1.0.0', '2.0.0']) await line.world.releaseRemote(version, shop(version));
  await ok('promote', 'shell', 'spa@1.0.0', 'shop@1.0.0', '--as', 'ana');
  await ok('promote', 'spa@1.1.0', '--as', 'ana');
  await ok('promote', 'shop@2.0.0', '--as', 'beto');
});

it('a team goes back to its own version before, and the other team stays', async () => {
  await ok('rollback', 'spa', '--as', 'ana', '--reason', 'prices were wrong');
  expect(await versions()).toEqual({ mfe_spa: '1.0.0', mfe_shop: '2.0.0' });
  expect((await line.onSite('rollback', 'spa')).stderr).toMatch('no other version of mfe_spa to go back to');

  const { data } = await line.asJson('status');
  expect((data.history as object[]).slice(0, 2)).toMatchObject([
    {
      action: 'rollback spa',
      by: 'ana',
      reason: 'prices were wrong',
      changes: [{ part: 'mfe_spa', package: '@clinic/mfe-spa', from: '1.1.0', to: '1.0.0' }],
    },
    { action: 'promote shop@2.0.0', by: 'beto', changes: [{ part: 'mfe_shop', from: '1.0.0', to: '2.0.0' }] },
  ]);
});

it('a team goes to a version that it names, live before or not', async () => {
  await ok('rollback', 'spa', '--to', '1.2.0');
  expect(await versions()).toEqual({ mfe_spa: '1.2.0', mfe_shop: '2.0.0' });

  await ok('rollback', 'spa', '--to', '1.0.0');
  expect(await versions()).toEqual({ mfe_spa: '1.0.0', mfe_shop: '2.0.0' });
});

it('what is held, and what a canary is compared with, does not go back', async () => {
  await ok('pin', 'spa', '--reason', 'campaign');
  expect((await line.onSite('rollback', 'spa')).stderr).toMatch('mfe_spa is held at 1.1.0 (campaign)');
  await ok('rollback', '--all', '--to', '1', '--yes');
  expect(await versions()).toEqual({ mfe_spa: '1.1.0', mfe_shop: '1.0.0' });
  await ok('pin', 'spa', '--off');

  await ok('canary', 'spa@1.2.0');
  expect((await line.onSite('rollback', 'spa')).stderr).toMatch('1.2.0 is a canary of mfe_spa');
  expect((await line.onSite('promote', 'spa@1.0.0')).stderr).toMatch('1.2.0 is a canary of mfe_spa');
  await ok('canary', 'abort');
  expect((await line.onSite('canary', 'spa@1.1.0')).stderr).toMatch('1.1.0 is live already');
});

it('the whole site goes back after it was shown and asked; what was removed stays removed', async () => {
  await ok('remove', 'shop');
  expect(await versions()).toEqual({ mfe_spa: '1.1.0' });
  expect((await line.onSite('rollback', 'shop')).stderr).toMatch('mfe_shop is not live');

  const asked = await line.onSite('rollback', '--all', '--to', '1');
  expect(asked).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/mfe_spa +1\.1\.0 → 1\.0\.0\nSay --yes/),
  });
  expect(await versions()).toEqual({ mfe_spa: '1.1.0' });
  await ok('rollback', '--all', '--to', '1', '--yes');

  expect(await versions()).toEqual({ mfe_spa: '1.0.0' });
  expect((await line.onSite('rollback', '--all', '--to', '99')).stderr).toMatch('Deployment 99 is not kept');
});

it('a part belongs to those whom owners.json names', async () => {
  const owners = { groups: { 'spa team': ['ana'] }, mfe_spa: ['spa team'] };
  await writeFile(path.join(line.world.site.dir, 'owners.json'), JSON.stringify(owners));

  const refused = await line.onSite('promote', 'spa@1.2.0', '--as', 'beto');

  expect(refused).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^beto may not change mfe_spa: .* names spa team/),
  });
  await ok('rollback', 'spa', '--as', 'ana');
});
