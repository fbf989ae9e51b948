import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';

import { openCommandLine, spa, type CommandLine } from './testing/commandLine.ts';

let line: CommandLine;
const shop = (words: string) => ({ name: 'mfe_shop', words: `"${words}"`, paths: ['/tienda'] });
const ok = async (...words: string[]) => {
  const { code, stderr, stdout } = await line.onSite(...words);
  expect(code, stderr).toBe(0);
  return stdout + stderr;
};
const refused = async (...words: string[]) => {
  const { code, stderr } = await line.onSite(...words);
  expect(code, stderr).toBe(1);
  return stderr;
};
const remotes = async () =>
  (await line.asJson('status')).data.remotes as Record<string, { version: string; held?: string }>;

beforeEach(async () => {
  line = await openCommandLine();
  await line.world.releaseRemote('1.1.0', spa('bad'));
  for (const version of ['1.0.0', '2.0.0']) await line.world.releaseRemote(version, shop(version));
  await ok('promote', 'shell', 'spa@1.0.0', 'shop@1.0.0');
});

it('going back again never goes forward to what was gone back from, whatever others did meanwhile', async () => {
  await ok('promote', 'spa@1.1.0');
  await ok('rollback', 'spa');
  await ok('promote', 'shop@2.0.0');

  expect(await refused('rollback', 'spa')).toMatch('no other version of mfe_spa to go back to');
  expect((await remotes()).mfe_spa?.version).toBe('1.0.0');
});

it('what is held is held against canaries, and what a canary is compared with against a pin', async () => {
  await ok('pin', 'spa', '--reason', 'campaign');
  expect(await refused('canary', 'spa@1.1.0')).toMatch('mfe_spa is held at 1.0.0 (campaign)');
  await ok('pin', 'spa', '--off');
  await ok('canary', 'spa@1.1.0');

  expect(await refused('pin', 'spa@1.1.0')).toMatch('1.1.0 is a canary of mfe_spa');
  await ok('pin', 'spa', '--reason', 'inspection');
  expect(await refused('canary', 'promote')).toMatch('mfe_spa is held at 1.0.0 (inspection)');
  expect((await remotes()).mfe_spa).toMatchObject({ version: '1.0.0', held: 'inspection' });
});

it('whoever takes the whole site back is told of a canary that ends', async () => {
  await ok('promote', 'shop@2.0.0');
  await ok('canary', 'spa@1.1.0');

  const back = await ok('rollback', '--all', '--to', '1', '--yes');

  expect(back).toMatch(/mfe_shop +2\.0\.0 → 1\.0\.0\n +canary of mfe_spa +1\.1\.0 → ended/);
});

it('a list of owners that protects nothing is no list', async () => {
  const file = path.join(line.world.site.dir, 'owners.json');
  await writeFile(file, JSON.stringify({ spa: ['ana'] }));
  expect(await refused('promote', 'spa@1.1.0', '--as', 'beto')).toMatch('write "mfe_spa"');

  vi.stubEnv('CLINIC_OWNERS', '/nowhere/owners.json');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(await refused('promote', 'spa@1.1.0', '--as', 'ana')).toMatch('/nowhere/owners.json');
});

it('a remote whose package has another scope is found under the name that is live', async () => {
  const yoga = { name: 'mfe_yoga', words: '"yoga"', paths: ['/yoga'], scope: '@team' };
  for (const version of ['1.0.0', '1.1.0']) await line.world.releaseRemote(version, yoga);
  await ok('promote', '@team/mfe-yoga@1.0.0');

  await ok('promote', 'yoga@1.1.0');
  await ok('rollback', 'yoga');
  await ok('rollback', 'yoga', '--to', '1.1.0');

  expect((await remotes()).mfe_yoga).toMatchObject({ package: '@team/mfe-yoga', version: '1.1.0' });
});
