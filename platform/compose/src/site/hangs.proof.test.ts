import { expect, it } from 'vitest';

import { hashSettings } from '#prerender/readSettings.ts';
import { workers } from '#prerender/renderer.ts';
import { createReleaseFixtures } from '#testing/fixtureBuilds.ts';

import { ensureComposed } from './composed/ensureComposed.ts';

it.each([
  ['never comes', '(path) => path === "/sweets/facial" ? new Promise(() => {}) : "sweets"'],
  ['never lets go of the processor', '(path) => { while (path === "/sweets/facial"); return "sweets"; }'],
])('a page whose content %s is named, and no other', async (_name, words) => {
  workers.count = 2;
  const world = await createReleaseFixtures();
  const shell = await world.releaseShell('1.0.0', 'Hola');
  const sweets = { name: 'mfe_sweets', words, paths: ['/sweets', '/sweets/facial'] };
  const pin = await world.releaseRemote('1.0.0', sweets);
  const settings = await hashSettings(world.site.settingsDir);

  const composing = ensureComposed(
    { shell, remotes: { mfe_sweets: pin }, settings },
    { ...world.site, timeout: 4_000 },
  );

  await expect(composing).rejects.toThrow(
    /The page \/sweets\/facial \(mfe_sweets 1\.0\.0\) did not come within 4 s: .*TESELA_RENDER_TIMEOUT/,
  );
});
