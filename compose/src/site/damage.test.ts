import { readFile, realpath, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';

import { filesBelow } from '#disk/files.ts';
import { folderStore } from '#store/store.ts';
import { releaseOf } from '#releases/release.ts';
import { makeWorld, type FixtureWorld } from '#testing/fixtureBuilds.ts';
import { hashFolder } from '#testing/hashFolder.ts';
import { changeSite, rollBack } from './change.ts';
import { readLiveManifest, type Pin } from './manifest.ts';
import { verifySite } from './verifySite.ts';

let world: FixtureWorld;
let shell: Pin;
let first: Pin;
/** Path of one that pages fetch, from the site's folder. */
let document: string;
/** Bytes of the site when it was whole. */
let whole: Record<string, string>;

const files = { 'dist/node/data.mjs': "export const documents = () => ({ prices: 'x'.repeat(2000) });" };
const spa = (words: string) => ({ name: 'mfe_spa', words, paths: ['/', '/spa'], files });
const promote = (pin: Pin, said: string[] = []) =>
  changeSite({ ...world.site, say: (line) => said.push(line) }, { action: 'promote' }, async (live) => ({
    ...live,
    shell,
    remotes: { ...live?.remotes, mfe_spa: pin },
  }));
const hashSite = async () => ({
  ...(await hashFolder(path.join(world.site.dir, 'live'))),
  ...(await hashFolder(path.join(world.site.dir, 'data'))),
  ...(await hashFolder(releaseOf('shell', shell, world.site.dir).dir)),
  ...(await hashFolder(releaseOf('mfe_spa', first, world.site.dir).dir)),
});

/** Each test leaves the site whole, for the next. */
beforeAll(async () => {
  let remove = async () => {};
  world = await makeWorld(undefined, (remover) => (remove = remover));
  shell = await world.releaseShell('1.0.0', 'Hola');
  first = await world.releaseRemote('1.0.0', spa('"spa"'));
  await promote(first);
  const documents = await filesBelow(path.join(world.site.dir, 'data'));
  document = path.join('data', documents.find((file) => file.endsWith('prices.json.br')) ?? '');
  whole = await hashSite();
  return remove;
});

const places: readonly [string, () => string][] = [
  ['a script', () => path.join(releaseOf('mfe_spa', first, world.site.dir).dir, 'web/remoteEntry.js')],
  ['a compressed script', () => path.join(releaseOf('shell', shell, world.site.dir).dir, 'web/index.js.br')],
  [
    'the code of a release',
    () => path.join(releaseOf('mfe_spa', first, world.site.dir).dir, 'node/remote.mjs'),
  ],
  ['the list of a release', () => path.join(releaseOf('mfe_spa', first, world.site.dir).dir, 'files.json')],
  ['a picture', () => path.join(world.site.dir, 'pictures/mfe_spa/a.1.0.0-320.avif')],
  ['a document', () => path.join(world.site.dir, document)],
  ['a page', () => path.join(world.site.dir, 'live/spa/index.html')],
  ['a compressed page', () => path.join(world.site.dir, 'live/spa/index.html.gz')],
];

it('a picture that lies where pages look for it, and is another file than that of its release', async () => {
  const picture = path.join(world.site.dir, 'pictures/mfe_spa/a.1.0.0-320.avif');
  const bytes = await readFile(picture);
  await rm(picture);
  await writeFile(picture, 'damaged');

  const found = await verifySite(world.site);
  expect(found).toEqual([{ name: 'mfe_spa 1.0.0', dir: 'pictures', files: ['mfe_spa/a.1.0.0-320.avif'] }]);
  await verifySite(world.site, { repair: true });

  expect(await readFile(picture)).toEqual(bytes);
});

it.each(places)('%s that has other bytes is named, and mended', async (_what, placeOf) => {
  await writeFile(placeOf(), 'damaged');

  const [found] = await verifySite(world.site);
  expect(found?.files).toEqual([expect.stringContaining(path.basename(placeOf()))]);
  await verifySite(world.site, { repair: true });

  expect(await verifySite(world.site)).toEqual([]);
  expect(await hashSite()).toEqual(whole);
});

it('a whole site has nothing to mend', async () => {
  expect(await verifySite(world.site)).toEqual([]);
});

it('a promotion does not take over what is damaged', async () => {
  await rm(path.join(releaseOf('shell', shell, world.site.dir).dir, 'node/render.mjs'));
  await writeFile(path.join(world.site.dir, 'live/en/404.html.br'), '');

  await promote(await world.releaseRemote('1.1.0', spa('"nuevo"')));

  expect(await verifySite(world.site)).toEqual([]);
});

it('a damaged live.json: commands go on from the last deployment that is whole, and say so', async () => {
  const [second, third] = [
    await world.releaseRemote('1.2.0', spa('"dos"')),
    await world.releaseRemote('1.3.0', spa('"tres"')),
  ];
  await promote(second);
  await promote(third);
  const current = path.basename(await realpath(path.join(world.site.dir, 'current')));
  await writeFile(path.join(world.site.dir, 'current/live.json'), '{"format":1,');
  const said: string[] = [];

  expect((await readLiveManifest(world.site.dir, (line) => said.push(line)))?.remotes.mfe_spa).toEqual(
    second,
  );
  await promote(third, said);

  expect(said.join('\n')).toMatch(
    new RegExp(`deployment ${current} is damaged .*deployment ${Number(current) - 1} is taken in its place`),
  );
  expect((await readLiveManifest(world.site.dir))?.remotes.mfe_spa).toEqual(third);
  await rollBack({ ...world.site, store: folderStore('/nowhere') });
  expect((await readLiveManifest(world.site.dir))?.remotes.mfe_spa).toEqual(second);
});
