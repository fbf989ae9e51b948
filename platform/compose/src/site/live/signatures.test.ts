import { generateKeyPairSync } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { expect, it } from 'vitest';

import { folderStore } from '#store/folderStore.ts';
import { createReleaseFixtures } from '#testing/fixtureBuilds.ts';

import { readKeys, signedStore } from './openSite.ts';

/** A team's key, in PEM as pipelines have it. */
function makeKey() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    secret: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    known: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  };
}

it('where keys are named, only what one of them signed can be promoted, or fetched by a replica', async () => {
  const [ours, theirs, stranger] = [makeKey(), makeKey(), makeKey()];
  let signing: string | undefined;
  const world = await createReleaseFixtures((dir) => {
    const store = folderStore(path.join(dir, 'packages'));
    return {
      ...store,
      publish: (packed) => signedStore(store, readKeys(signing, undefined)).publish(packed),
    };
  });
  const trusted = signedStore(world.store, readKeys(undefined, ours.known + theirs.known));
  const releaseAs = (version: string, secret?: string) => {
    signing = secret;
    return world.releaseShell(version, 'Hola');
  };
  await releaseAs('1.0.0', ours.secret);
  await releaseAs('1.1.0', theirs.secret);
  await releaseAs('1.2.0', stranger.secret);
  await releaseAs('1.3.0');

  expect((await trusted.find('@clinic/shell', '1.0.0')).pin.version).toBe('1.0.0');
  expect((await trusted.find('@clinic/shell', '1.1.0')).pin.version).toBe('1.1.0');
  await expect(trusted.find('@clinic/shell', '1.2.0')).rejects.toThrow(
    'is not signed with a key in TESELA_TRUSTED_KEYS',
  );
  await expect(trusted.find('@clinic/shell')).rejects.toThrow('@clinic/shell@1.3.0 is not signed');
  expect((await world.store.find('@clinic/shell')).pin.version).toBe('1.3.0');
  // What a replica does: it fetches the pins of a manifest.
  const fetchPin = async (version: string) => {
    const { pin } = await world.store.find('@clinic/shell', version);
    return trusted.fetch(pin);
  };
  expect((await fetchPin('1.0.0')).byteLength).toBeGreaterThan(0);
  await expect(fetchPin('1.2.0')).rejects.toThrow('is not signed with a key in TESELA_TRUSTED_KEYS');
  await expect(fetchPin('1.3.0')).rejects.toThrow('@clinic/shell@1.3.0 is not signed');
});

it('a release of contract 6 is read under the names of its time, with its signature', async () => {
  const ours = makeKey();
  const world = await createReleaseFixtures((dir) =>
    signedStore(folderStore(path.join(dir, 'packages')), readKeys(ours.secret, ours.known)),
  );
  const pin = await world.releaseShell('1.0.0', 'Hola');
  const file = path.join(world.dir, 'packages/@clinic/shell/1.0.0.json');
  const text = await readFile(file, 'utf8');
  await writeFile(
    file,
    text.replace('"teselaSignature"', '"clinicSignature"').replace('"tesela"', '"clinic"'),
  );

  const found = await world.store.find('@clinic/shell');

  expect(await readFile(file, 'utf8')).not.toContain('tesela');
  expect(found).toMatchObject({ pin, release: { tesela: { name: 'shell' } } });
});
