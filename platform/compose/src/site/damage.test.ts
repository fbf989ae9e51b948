import { spawnSync } from 'node:child_process';
import { open, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { beforeAll, expect, it } from 'vitest';

import { filesBelow } from '#disk/files.ts';
import { sha256 } from '#disk/hashes.ts';
import { releaseOf } from '#releases/release.ts';
import { folderStore } from '#store/folderStore.ts';
import { createReleaseFixtures, type ReleaseFixtures } from '#testing/fixtureBuilds.ts';
import { hashFolder } from '#testing/hashFolder.ts';

import { findDamage } from './findDamage.ts';
import { changeSite, followManifest } from './live/change.ts';
import { rollBack } from './live/rollBack.ts';
import { parseManifest, readLiveManifest, type Manifest, type Pin } from './manifest/manifest.ts';

let world: ReleaseFixtures;
let shell: Pin;
let first: Pin;
/** Path of one that pages fetch, from the site's folder. */
let document: string;
/** Bytes of the site when it was whole. */
let whole: Record<string, string>;

const files = { 'dist/node/data.mjs': "export const documents = () => ({ prices: 'x'.repeat(2000) });" };
const sweets = (words: string) => ({ name: 'mfe_sweets', words, paths: ['/', '/sweets'], files });
const promote = (pin: Pin) =>
  changeSite(world.site, { action: 'promote' }, async (live) => ({
    ...live,
    shell,
    remotes: { ...live?.remotes, mfe_sweets: pin },
  }));
const damage = async () => findDamage(world.site.dir, (await readLiveManifest(world.site.dir)) as Manifest); // something is live
const hashSite = async () => ({
  ...(await hashFolder(path.join(world.site.dir, 'live'))),
  ...(await hashFolder(path.join(world.site.dir, 'releases'))),
  ...(await hashFolder(releaseOf('shell', shell, world.site.dir).dir)),
  ...(await hashFolder(releaseOf('mfe_sweets', first, world.site.dir).dir)),
});

/** Each test leaves the site whole, for the next. */
beforeAll(async () => {
  let remove = async () => {};
  world = await createReleaseFixtures(undefined, (remover) => (remove = remover));
  shell = await world.releaseShell('1.0.0', 'Hola');
  first = await world.releaseRemote('1.0.0', sweets('"sweets"'));
  await promote(first);
  const documents = await filesBelow(await realpath(path.join(world.site.dir, 'live/data')));
  document = path.join('live/data', documents.find((file) => file.endsWith('prices.json.br')) ?? '');
  whole = await hashSite();
  return remove;
});

const places: readonly [string, () => string][] = [
  ['a script', () => path.join(releaseOf('mfe_sweets', first, world.site.dir).dir, 'web/remoteEntry.js')],
  ['a compressed script', () => path.join(world.site.dir, 'releases/shell/index.js.br')],
  [
    'the code of a release',
    () => path.join(releaseOf('mfe_sweets', first, world.site.dir).dir, 'node/remote.mjs'),
  ],
  [
    'the list of a release',
    () => path.join(releaseOf('mfe_sweets', first, world.site.dir).dir, 'files.json'),
  ],
  ['a picture', () => path.join(world.site.dir, 'pictures/mfe_sweets/a.1.0.0-320.avif')],
  ['a document', () => path.join(world.site.dir, document)],
  ['a page', () => path.join(world.site.dir, 'live/sweets/index.html')],
  ['a compressed page', () => path.join(world.site.dir, 'live/sweets/index.html.gz')],
];

it.each(places)(
  '%s that has other bytes is named, and made anew where its folder is removed',
  async (_what, placeOf) => {
    const place = placeOf();
    // A new file, since the old one is also the release's by a hard link.
    await rm(place);
    await writeFile(place, 'damaged');

    const [found] = await damage();
    expect(found?.files).toEqual([expect.stringContaining(path.basename(place))]);
    await rm(path.join(world.site.dir, found?.dir ?? ''), { recursive: true });
    await promote(first);

    expect(await damage()).toEqual([]);
    expect(await hashSite()).toEqual(whole);
  },
);

it('pages whose whole folder is gone are named, and made anew', async () => {
  const { dir } = world.site;
  await rm(await realpath(path.join(dir, 'current/site')), { recursive: true });

  expect(await damage()).toEqual([expect.objectContaining({ name: 'pages' })]);
  await promote(first);

  expect(await damage()).toEqual([]);
  expect(await hashSite()).toEqual(whole);
});

it('a whole site has nothing to mend', async () => {
  expect(await damage()).toEqual([]);
});

it('a promotion in the middle of a check is no damage', async () => {
  const site = await realpath(path.join(world.site.dir, 'current/site'));
  const list = JSON.parse(await readFile(path.join(site, 'pages.json'), 'utf8'));
  const slow = path.join(site, 'slow');
  spawnSync('mkfifo', [slow]);
  await writeFile(
    path.join(site, 'pages.json'),
    JSON.stringify({ ...list, files: { slow: sha256('read'), ...list.files } }),
  );

  const checking = damage();
  // Opens once the check has come to this file, which it reads until it is closed.
  const written = await open(slow, 'w');
  await promote(await world.releaseRemote('1.0.1', sweets('"meanwhile"')));
  await written.writeFile('read');
  await written.close();

  expect(await checking).toEqual([]);
});

it('a live.json that nobody can read: a promotion is refused, so that it takes no other team back', async () => {
  const [second, third] = [
    await world.releaseRemote('1.2.0', sweets('"dos"')),
    await world.releaseRemote('1.3.0', sweets('"tres"')),
  ];
  await promote(second);
  await promote(third);
  const { site } = world;
  const kept = await readFile(path.join(site.dir, 'live.json'), 'utf8');
  const current = Number(path.basename(await realpath(path.join(site.dir, 'current'))));
  await writeFile(path.join(site.dir, 'current/live.json'), kept.replace('"1.3.0"', '"1.3.0+build.1"'));

  const refused = new RegExp(
    `^live\\.json of deployment ${current} cannot be read \\(.*"1\\.3\\.0\\+build\\.1" is not a version.*Nothing was changed` +
      `.*"tesela compose --manifest <copy>"; or go back .*"tesela rollback --all --to ${current - 1}"`,
  );
  await expect(promote(first)).rejects.toThrow(refused);
  await expect(readLiveManifest(site.dir)).rejects.toThrow(refused);
  await expect(rollBack(site)).rejects.toThrow(refused);
  expect(path.basename(await realpath(path.join(site.dir, 'current')))).toBe(String(current));

  // A copy of it brings all back.
  await followManifest(site, parseManifest(kept, 'a copy'));
  expect((await readLiveManifest(site.dir))?.remotes.mfe_sweets).toEqual(third);

  // Without one, somebody says which deployment it shall be; that needs no store.
  await writeFile(path.join(site.dir, 'current/live.json'), '{"format":1,');
  await rollBack({ ...site, store: folderStore('/nowhere') }, { to: current - 1 });
  const live = await readLiveManifest(site.dir);
  expect(live?.remotes.mfe_sweets).toEqual(second);
  expect(live?.history[0]).toMatchObject({ action: `rollback --all --to ${current - 1}` });
  expect(await promote(third)).toMatchObject({ manifest: { remotes: { mfe_sweets: third } } });
});

it.each([
  ['a version', (pin: Pin): Pin => ({ ...pin, version: '1.0.0+build.1' })],
  ['a hash', (pin: Pin): Pin => ({ ...pin, integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' })],
])('a manifest with %s that nobody could read does not go live', async (_what, forge) => {
  const before = await readLiveManifest(world.site.dir);

  await expect(promote(forge(first))).rejects.toThrow(/^The next manifest: remotes\.mfe_sweets\./);

  expect(await readLiveManifest(world.site.dir)).toEqual(before);
});
