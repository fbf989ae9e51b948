import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { beforeAll, expect, it } from 'vitest';

import { createReleaseFixtures, type ReleaseFixtures } from '#testing/fixtureBuilds.ts';
import { hashFolder } from '#testing/hashFolder.ts';
import { repack } from '#testing/repack.ts';

import { changeSite } from './live/change.ts';
import type { Pin } from './manifest/manifest.ts';

let world: ReleaseFixtures;
let shell: Pin;
/** Bytes of the live site: whatever is refused, they stay. */
let before: Record<string, string>;

const sweets = (words: string) => ({ name: 'mfe_sweets', words, paths: ['/sweets', '/sweets/facial'] });
const magazine = (words: string) => ({ name: 'mfe_magazine', words, paths: ['/', '/help'] });

const promote = (pins: Record<string, Pin>) =>
  changeSite(world.site, { action: 'promote' }, async (live) => ({
    shell,
    ...live,
    remotes: { ...live?.remotes, ...pins },
  }));
/** A release that was packed without our program, so that nothing of it was checked. */
async function releaseElsewhere(version: string, files: Record<string, string>) {
  const pin = await world.releaseRemote(`${version}-before`, sweets('"x"'));
  const packed = await repack(await world.store.fetch(pin), version, (there) => {
    for (const [file, content] of Object.entries(files)) there.set(file, Buffer.from(content));
  });
  await world.store.publish(packed);
  return { mfe_sweets: (await world.store.find(pin.package, version)).pin };
}
/** Files of a package that depends on React. */
const builtWith = (version: string, packageJson: object) => ({
  'package.json': JSON.stringify({ ...packageJson, dependencies: { react: version } }),
  'node_modules/react/package.json': JSON.stringify({ name: 'react', version }),
});
const liveFile = (file: string) => readFile(path.join(world.site.dir, 'live', file), 'utf8');

beforeAll(async () => {
  let remove = async () => {};
  world = await createReleaseFixtures(undefined, (remover) => (remove = remover));
  shell = await world.releaseShell('1.0.0', 'Hola', 2, builtWith('19.3.1', { name: '@clinic/shell' }));
  await promote({
    mfe_sweets: await world.releaseRemote('1.0.0', sweets('"sweets"')),
    mfe_magazine: await world.releaseRemote('1.0.0', magazine('"inicio"')),
  });
  before = await hashFolder(path.join(world.site.dir, 'live'));
  return remove;
});

const failing: [string, () => Promise<Record<string, Pin>>, RegExp][] = [
  [
    'with other bytes than its manifest names',
    async () => {
      const pin = await world.releaseRemote('1.1.0', sweets('"x"'));
      await writeFile(path.join(world.dir, 'packages/@clinic/mfe-sweets/1.1.0.tgz'), 'tampered');
      return { mfe_sweets: pin };
    },
    /@clinic\/mfe-sweets@1\.1\.0 in .* have another hash/,
  ],
  [
    'under another remote’s name',
    async () => ({
      mfe_sweets: await world.releaseRemote('1.2.0', { name: 'mfe_stall', words: '"x"', paths: ['/stall'] }),
    }),
    /@clinic\/mfe-stall@1\.2\.0 is a release of "mfe_stall", but the manifest has it as "mfe_sweets"/,
  ],
  [
    'for a contract that the shell does not take',
    async () => ({ mfe_sweets: await world.releaseRemote('1.3.0', { ...sweets('"x"'), contract: 4 }) }),
    /mfe_sweets 1\.3\.0 was built for contract 4; shell 1\.0\.0 takes 1 and 2\. Promote a shell of contract 4 first/,
  ],
  [
    'that is built with the next major of React',
    async () => {
      const packageJson = { name: '@clinic/mfe-sweets', tesela: { name: 'mfe_sweets' } };
      const files = builtWith('20.0.0', packageJson);
      return { mfe_sweets: await world.releaseRemote('1.3.1', { ...sweets('"x"'), files }) };
    },
    /mfe_sweets 1\.3\.1 is built with React 20\.0\.0, and the shell lends 19\.3\.1: release a shell with React 20 first/,
  ],
  [
    'with a page that throws',
    async () => ({
      mfe_sweets: await world.releaseRemote('1.4.0', sweets('() => { throw new Error("boom"); }')),
    }),
    /Cannot prerender \/sweets \(mfe-sweets\): boom/,
  ],
  [
    'with a page that throws after others have come',
    async () => ({
      mfe_sweets: await world.releaseRemote(
        '1.4.1',
        sweets('(path, lang) => { if (lang === "en") throw new Error("boom"); return "sweets"; }'),
      ),
    }),
    /Cannot prerender \/en\/sweets \(mfe-sweets\): boom/,
  ],
  [
    'that claims another’s page',
    async () => ({
      mfe_sweets: await world.releaseRemote('1.5.0', { ...sweets('"x"'), paths: ['/sweets', '/help'] }),
    }),
    /cannot have the path \/help: mfe-/,
  ],
  [
    'that brings a list of its own files',
    () => releaseElsewhere('1.9.0', { 'files.json': '{}' }),
    /@clinic\/mfe-sweets@1\.9\.0 has a file files\.json, which is made when it is unpacked/,
  ],
  [
    'that ends the process',
    async () => ({ mfe_sweets: await world.releaseRemote('1.6.0', sweets('() => process.exit(0)')) }),
    /ended the rendering with code 0/,
  ],
];

it.each(failing)(
  'a candidate %s is refused, says why, and changes nothing',
  async (_name, candidate, message) => {
    await expect(promote(await candidate())).rejects.toThrow(message);

    expect(await hashFolder(path.join(world.site.dir, 'live'))).toEqual(before);
  },
);

it('after all of these, other teams promote, and a remote of the contract before is taken', async () => {
  await promote({
    mfe_magazine: await world.releaseRemote('2.0.0', { ...magazine('"casa"'), contract: 1 }),
  });

  expect(await liveFile('index.html')).toContain('casa');
});
