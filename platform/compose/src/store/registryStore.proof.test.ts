import { generateKeyPairSync } from 'node:crypto';
import path from 'node:path';

import { startVerdaccio } from '@tesela/testing/verdaccio';
import { expect, it, onTestFinished } from 'vitest';

import { changeSite } from '#site/live/change.ts';
import { signedStore } from '#site/live/openSite.ts';
import { readLiveManifest } from '#site/manifest/manifest.ts';
import { createReleaseFixtures } from '#testing/fixtureBuilds.ts';

import { registryStore } from './registryStore.ts';

it(
  'teams publish to a real npm registry, promote from it, and what was replaced there is refused',
  { timeout: 240_000 },
  async () => {
    const { url, stop } = await startVerdaccio();
    onTestFinished(stop, 20_000);
    const world = await createReleaseFixtures((dir) => registryStore(url, path.join(dir, 'npm')));
    const { site, store } = world;
    const shell = await world.releaseShell('1.0.0', 'Hola');
    const sweets = { name: 'mfe_sweets', words: '"sweets"', paths: ['/', '/sweets'] };
    const first = await world.releaseRemote('1.0.0', sweets);
    await world.releaseRemote('1.1.0-pr.7', { ...sweets, words: '"candidata"' });

    await changeSite(site, { action: 'promote' }, async () => ({ shell, remotes: { mfe_sweets: first } }));

    expect((await readLiveManifest(site.dir))?.remotes.mfe_sweets).toEqual(first);
    // A preview never becomes the newest.
    expect((await store.find('@clinic/mfe-sweets')).pin.version).toBe('1.0.0');
    const candidate = (await store.find('@clinic/mfe-sweets', 'pr')).pin;
    expect(candidate.version).toBe('1.1.0-pr.7');
    await expect(world.releaseRemote('1.0.0', { ...sweets, words: '"otra"' })).rejects.toThrow(
      'with other content: a version never changes',
    );
    expect(await world.releaseRemote('1.0.0', sweets)).toEqual(first);
    const { publicKey, privateKey } = generateKeyPairSync('ed25519');
    const signed = signedStore(store, { signing: privateKey, trusted: [publicKey] });
    await expect(signed.find('@clinic/mfe-sweets')).rejects.toThrow('is not signed');
    const bytes = { tarball: await store.fetch(first), integrity: first.integrity };
    const { release } = await store.find('@clinic/mfe-sweets');
    await signed.publish({ ...bytes, release: { ...release, version: '1.2.0' } });
    expect((await signed.find('@clinic/mfe-sweets')).pin.version).toBe('1.2.0');
    const replaced = { ...candidate, integrity: first.integrity };
    await expect(
      changeSite(site, { action: 'promote' }, async () => ({ shell, remotes: { mfe_sweets: replaced } })),
    ).rejects.toThrow(/@clinic\/mfe-sweets@1\.1\.0-pr\.7 in .* have another hash/);
    expect((await readLiveManifest(site.dir))?.remotes.mfe_sweets).toEqual(first);
  },
);
