import { expect, it } from 'vitest';

import { hashSettings } from '#prerender/readSettings.ts';
import { workers } from '#prerender/renderer.ts';
import { createReleaseFixtures } from '#testing/fixtureBuilds.ts';

import { ensureComposed } from './composed/ensureComposed.ts';

it.each([
  ['never comes', '(path) => path === "/spa/facial" ? new Promise(() => {}) : "spa"'],
  ['never lets go of the processor', '(path) => { while (path === "/spa/facial"); return "spa"; }'],
])('a page whose content %s is named, and no other', async (_name, words) => {
  workers.count = 2;
  const world = await createReleaseFixtures();
  const shell = await world.releaseShell('1.0.0', 'Hola');
  const spa = { name: 'mfe_spa', words, paths: ['/spa', '/spa/facial'] };
  const pin = await world.releaseRemote('1.0.0', spa);
  const settings = await hashSettings(world.site.settingsDir);

  const composing = ensureComposed(
    { shell, remotes: { mfe_spa: pin }, settings },
    { ...world.site, timeout: 4_000 },
  );

  await expect(composing).rejects.toThrow('The page /spa/facial (mfe_spa 1.0.0) did not come within 4 s');
});
