import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';

import { changeSite } from '../../compose/src/site/change.ts';
import { makeWorld } from '../../compose/src/testing/fixtureBuilds.ts';
import { readSources } from './siteSource.ts';
import { fetchReleased } from './released.ts';

/** A site that is live somewhere else, and an empty folder for what is fetched of it. */
async function liveSite() {
  const world = await makeWorld();
  const shell = await world.releaseShell('1.0.0', 'Hola');
  const spa = await world.releaseRemote('1.5.0', { name: 'mfe_spa', words: '"spa"', paths: ['/spa'] });
  const shop = await world.releaseRemote('2.0.0', { name: 'mfe_shop', words: '"shop"', paths: ['/tienda'] });
  const remotes = { mfe_spa: spa, mfe_shop: shop };
  await changeSite(world.site, { action: 'promote' }, async () => ({ shell, remotes }));
  return {
    manifest: path.join(world.site.dir, 'live.json'),
    spa,
    dir: world.dir,
    options: { site: path.join(world.dir, 'mine'), store: path.join(world.dir, 'packages') },
  };
}

const silently = () => {};

it('a developer of the shop gets the other remotes as they are live', async () => {
  const { manifest, options } = await liveSite();

  const released = await fetchReleased(manifest, [{ name: 'mfe_shop' }], options, silently);

  expect(released.remotes).toMatchObject([{ folder: 'mfe-spa', release: { version: '1.5.0' } }]);
  const site = await readSources({ packages: [], released });
  expect(site).toMatchObject({ problems: {}, remotes: { 'mfe-spa': { live: { pages: ['/spa'] } } } });
});

it('a manifest that is not there, or is none, is refused with its name', async () => {
  const { dir, options } = await liveSite();
  const broken = path.join(dir, 'broken.json');
  await writeFile(broken, '{ "format": 2 }');
  const from = (manifest: string) => fetchReleased(manifest, [], options, silently);

  await expect(from('nowhere.json')).rejects.toThrow('There is no manifest nowhere.json');
  await expect(from(broken)).rejects.toThrow(`${broken}: format is wrong`);
  await expect(from('http://127.0.0.1:9/live.json')).rejects.toThrow(
    'http://127.0.0.1:9/live.json does not answer',
  );
});

it('a release that cannot be had, or has other bytes, is refused with its name', async () => {
  const { manifest, options, spa, dir } = await liveSite();
  const from = (more: object) => fetchReleased(manifest, [], { ...options, ...more }, silently);

  await expect(from({ store: path.join(dir, 'empty') })).rejects.toThrow('@clinic/shell@1.0.0 is not in');
  await expect(from({ store: undefined, registry: 'http://127.0.0.1:9' })).rejects.toThrow(
    'http://127.0.0.1:9/ cannot be reached (ECONNREFUSED): nothing is known of @clinic/shell@1.0.0.',
  );
  await writeFile(path.join(dir, 'packages', spa.package, `${spa.version}.tgz`), 'something else');
  await expect(from({})).rejects.toThrow('@clinic/mfe-spa@1.5.0 in');
});
