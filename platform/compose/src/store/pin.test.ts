import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

import { folderStore } from './folderStore.ts';
import { registryStore } from './registryStore.ts';
import { tarballIntegrity, type Store } from './store.ts';

async function makeFolder(): Promise<string> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'tesela-names-'));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  return dir;
}

/** Nothing listens there: whoever asks it says that it cannot be reached. */
const nowhere = 'http://127.0.0.1:1/';
const stores: [string, (dir: string) => Store][] = [
  ['a folder', (dir) => folderStore(path.join(dir, 'packages'))],
  ['a registry', (dir) => registryStore(nowhere, path.join(dir, 'npm'))],
];

const tarball = Buffer.from('x');
const integrity = tarballIntegrity(tarball);
const tesela = { name: 'mfe_sweets', contract: 1, routes: [], slots: [], integrity: {} };
const name = '@clinic/mfe-sweets';

it.each(stores)('%s is asked for names of packages, versions, tags and ranges alone', async (_what, open) => {
  const store = open(await makeFolder());
  for (const wanted of [
    'file:../x',
    'npm:other@1.0.0',
    'https://evil.example/x.tgz',
    'team/x',
    '../x',
    'x.tgz',
  ])
    await expect(store.find(name, wanted)).rejects.toThrow(`"${wanted}" is not a version, range or tag`);
  for (const packageName of ['..', '../x', '@clinic/../../x', '/tmp/x', 'git@evil.example:x'])
    await expect(store.find(packageName)).rejects.toThrow(`"${packageName}" is not a package name`);
  await expect(store.fetch({ package: '@clinic/../x', version: '1.0.0', integrity })).rejects.toThrow(
    'is not a package name',
  );
  await expect(store.fetch({ package: name, version: '../x', integrity })).rejects.toThrow(
    'is not a version',
  );

  for (const wanted of ['1.0.0', '1.x', '>=1.0.0 <2', 'pr', 'latest'])
    await expect(store.find(name, wanted)).rejects.toThrow(/is not in|cannot be reached/);
});

it.each(stores)('%s takes no release whose name or version leads elsewhere', async (_what, open) => {
  const dir = await makeFolder();
  const store = open(dir);
  const publish = (release: { name: string; version: string }, tag?: string) =>
    store.publish({ tarball, integrity, release: { ...release, tesela } }, tag === undefined ? {} : { tag });

  await expect(publish({ name, version: '../../x' })).rejects.toThrow('"../../x" is not a version');
  await expect(publish({ name, version: '1.0.0+build' })).rejects.toThrow('"1.0.0+build" is not a version');
  await expect(publish({ name: '../x', version: '1.0.0' })).rejects.toThrow('"../x" is not a package name');
  await expect(publish({ name, version: '1.0.0' }, '1.x')).rejects.toThrow('"1.x" is not a tag');

  expect(await readdir(dir)).toEqual([]);
});
