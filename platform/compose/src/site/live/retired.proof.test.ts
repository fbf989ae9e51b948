import { readdir } from 'node:fs/promises';
import path from 'node:path';

import { expect, it } from 'vitest';

import { createReleaseFixtures } from '#testing/fixtureBuilds.ts';

import { changeSite } from './change.ts';

it('files of a retired release stay for open tabs as long as the setting says', async () => {
  const world = await createReleaseFixtures();
  const { site } = world;
  const shell = await world.releaseShell('1.0.0', 'Hola');
  const promote = async (version: string, retainDays: number) => {
    const sweets = { name: 'mfe_sweets', words: `"${version}"`, paths: ['/sweets'] };
    const mfe_sweets = await world.releaseRemote(version, sweets);
    await changeSite({ ...site, retainDays }, { action: 'promote' }, async () => ({
      shell,
      remotes: { mfe_sweets },
    }));
  };
  const releases = path.join(site.dir, 'unpacked/mfe-sweets');
  const entries = async () =>
    (await readdir(path.join(site.dir, 'releases/mfe-sweets'))).filter((file) =>
      /^remoteEntry\.\w+\.js$/.test(file),
    );

  for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0', '1.5.0', '1.6.0'])
    await promote(version, 7);
  expect(await readdir(releases)).toHaveLength(7);
  expect(await entries()).toHaveLength(7);
  await promote('1.7.0', 0);

  const kept = (await readdir(releases)).map((name) => name.split('-')[0]);
  expect(kept.toSorted()).toEqual(['1.3.0', '1.4.0', '1.5.0', '1.6.0', '1.7.0']);
  expect(await entries()).toHaveLength(5);
  expect(await readdir(path.join(site.dir, 'pictures/mfe_sweets'))).toHaveLength(5);
});
