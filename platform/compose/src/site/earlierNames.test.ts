import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { expect, it } from 'vitest';

import { createReleaseFixtures } from '#testing/fixtureBuilds.ts';

import { changeSite } from './live/change.ts';

it('a remote of contract 6 gets what the shell lends under the names of its time', async () => {
  const world = await createReleaseFixtures();
  const lent = { 'dist/node/waist/i18n.mjs': "export const said = 'Buenas';" };
  const shell = await world.releaseShell('1.0.0', 'Hola', 7, lent);
  const remotes = {
    mfe_sweets: await world.releaseRemote('1.0.0', {
      name: 'mfe_sweets',
      words: "(await import('@clinic/shared/i18n')).said",
      paths: ['/sweets'],
      contract: 6,
    }),
  };

  await changeSite(world.site, { action: 'promote' }, async () => ({ shell, remotes }));

  expect(await readFile(path.join(world.site.dir, 'live/sweets/index.html'), 'utf8')).toContain('Buenas');
});
