import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { openCommandLine, stall, sweets, type CommandLine } from './testing/commandLine.ts';

let line: CommandLine;
let ok: CommandLine['ok'];
let refused: CommandLine['refused'];
const versions = async () =>
  Object.fromEntries(Object.entries(await line.remotes()).map(([name, { version }]) => [name, version]));

let putBack: () => Promise<void>;

/** Two teams that promote in turn. */
beforeAll(async () => {
  line = await openCommandLine({ whenDone: afterAll });
  ({ ok, refused } = line);
  for (const version of ['1.1.0', '1.2.0']) await line.world.releaseRemote(version, sweets(version));
  for (const version of ['1.0.0', '2.0.0']) await line.world.releaseRemote(version, stall(version));
  await ok('promote', 'shell', 'sweets@1.0.0', 'stall@1.0.0', '--as', 'ana');
  await ok('promote', 'sweets@1.1.0', '--as', 'ana');
  await ok('promote', 'stall@2.0.0', '--as', 'beto');
  putBack = await line.world.keep();
});

beforeEach(() => putBack());

it('a team goes to a version that it names, live before or not', async () => {
  await ok('rollback', 'sweets', '--to', '1.2.0');
  expect(await versions()).toEqual({ mfe_sweets: '1.2.0', mfe_stall: '2.0.0' });

  await ok('rollback', 'sweets', '--to', '1.0.0');
  expect(await versions()).toEqual({ mfe_sweets: '1.0.0', mfe_stall: '2.0.0' });
});

it('what was rolled back stays back while others promote, until somebody names it', async () => {
  await ok('rollback', 'sweets', '--reason', 'prices were wrong');
  await ok('promote', 'stall@1.0.0');
  await ok('promote');
  expect(await versions()).toEqual({ mfe_sweets: '1.0.0', mfe_stall: '1.0.0' });

  await ok('promote', 'sweets@1.1.0');
  expect(await versions()).toEqual({ mfe_sweets: '1.1.0', mfe_stall: '1.0.0' });
});

it('what a canary is compared with stays as long as the canary does', async () => {
  await ok('canary', 'sweets@1.2.0');
  expect(await refused('rollback', 'sweets')).toMatch('1.2.0 is a canary of mfe_sweets');
  expect(await refused('promote', 'sweets@1.0.0')).toMatch('1.2.0 is a canary of mfe_sweets');
  await ok('canary', 'abort');
  expect(await refused('canary', 'sweets@1.1.0')).toMatch('1.1.0 is live already');
});

it('the whole site goes back after it was shown and asked; what was removed stays removed', async () => {
  await ok('remove', 'stall');
  expect(await versions()).toEqual({ mfe_sweets: '1.1.0' });
  expect(await refused('rollback', 'stall')).toMatch('mfe_stall is not live');

  expect(await refused('rollback', '--all', '--to', '1')).toMatch(/mfe_sweets +1\.1\.0 → 1\.0\.0\nSay --yes/);
  expect(await versions()).toEqual({ mfe_sweets: '1.1.0' });
  await ok('rollback', '--all', '--to', '1', '--yes');

  expect(await versions()).toEqual({ mfe_sweets: '1.0.0' });
  expect(await refused('rollback', '--all', '--to', '99')).toMatch('Deployment 99 is not kept');
});

it('going back again never goes forward to what was gone back from, whatever others did meanwhile', async () => {
  await ok('rollback', 'sweets');
  await ok('rollback', 'stall');

  expect(await refused('rollback', 'sweets')).toMatch('no other version of mfe_sweets to go back to');
  expect(await versions()).toEqual({ mfe_sweets: '1.0.0', mfe_stall: '1.0.0' });
});

it('whoever takes the whole site back is told of a canary that ends', async () => {
  await ok('canary', 'sweets@1.2.0');

  const back = await ok('rollback', '--all', '--to', '1', '--yes');

  expect(back).toMatch(/mfe_stall +2\.0\.0 → 1\.0\.0\n +canary of mfe_sweets +1\.2\.0 → ended/);
});

it('a remote whose package has another scope is found under the name that is live', async () => {
  const yoga = { name: 'mfe_yoga', words: '"yoga"', paths: ['/yoga'], scope: '@team' };
  for (const version of ['1.0.0', '1.1.0']) await line.world.releaseRemote(version, yoga);
  await ok('promote', '@team/mfe-yoga@1.0.0');

  await ok('promote', 'yoga@1.1.0');
  await ok('rollback', 'yoga');
  await ok('rollback', 'yoga', '--to', '1.1.0');

  expect((await line.remotes()).mfe_yoga).toMatchObject({ package: '@team/mfe-yoga', version: '1.1.0' });
});
