import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { hashInputs, recordInputs } from '@tesela/build/buildInputs';
import type { PropTypes } from '@tesela/core/slotProps';
import { x } from 'tinyexec';
import { expect, it } from 'vitest';

import { openCommandLine, program, stall } from './testing/commandLine.ts';

const lending = (cards: PropTypes) => ({ ...stall('tienda'), takes: { cards } });
const chat = (cards: PropTypes) => ({
  name: 'mfe_chat',
  words: '"chat"',
  paths: ['/chat'],
  passes: { cards },
});

const renamed =
  'mfe-stall does not take "products" in its slot "cards", which mfe-chat shows: mfe-stall takes the old and the new';
const newName =
  'mfe-stall does not take "items" in its slot "cards", which mfe-chat shows: mfe-stall takes the old and the new';

async function openShopAndChat() {
  const line = await openCommandLine();
  const { world, ok } = line;
  await world.releaseRemote('1.0.0', lending({ products: 'string[]' }));
  await world.releaseRemote('1.0.0', chat({ products: 'string[]' }));
  await ok('promote', 'shell', 'sweets', 'stall@1.0.0', 'chat@1.0.0');
  const build = (folder: string) => path.join(world.dir, 'builds', folder);

  /** What `tesela check` says in the folder of a team whose source is what it built. */
  async function check(folder: string): Promise<{ fits: boolean; said: string }> {
    const dir = build(folder);
    const name = folder.replace('-', '_');
    await mkdir(path.join(dir, 'src/exposed'), { recursive: true });
    await writeFile(
      path.join(dir, 'src/exposed/remote.ts'),
      await readFile(path.join(dir, 'dist/node/remote.mjs'), 'utf8'),
    );
    await writeFile(
      path.join(dir, 'package.json'),
      JSON.stringify({
        name: `@clinic/${folder}`,
        type: 'module',
        tesela: { name, devPort: 3190, budgets: { entry: 9500, page: 12_000 } },
      }),
    );
    const words = [program, 'check', '--json', ...line.place()];
    const { stdout, stderr } = await x(process.execPath, words, { nodeOptions: { cwd: dir } });
    await recordInputs(dir, await hashInputs(dir));
    return { fits: JSON.parse(stdout)['addresses and slots'], said: stderr };
  }
  return { ...line, build, check };
}

it.each([
  ['who lends it', 'mfe-stall', 'stall', lending({ items: 'string[]' }), renamed],
  ['who shows it', 'mfe-chat', 'chat', chat({ items: 'string[]' }), newName],
] as const)(
  'a prop that %s renames is refused by check, release and promote',
  async (_side, folder, part, remote, why) => {
    const { world, check, refused, build, remotes } = await openShopAndChat();
    await world.releaseRemote('2.0.0', remote);

    expect(await check(folder)).toEqual({ fits: false, said: expect.stringContaining(why) });
    expect(await refused('release', build(folder), '--version', '2.0.1')).toContain(why);
    expect(await refused('promote', `${part}@2.0.0`)).toContain(why);

    expect((await remotes())[`mfe_${part}`]).toMatchObject({ version: '1.0.0' });
  },
);

it('a prop gets another name in three releases, and each says what it takes or passes', async () => {
  const { world, ok, build, check } = await openShopAndChat();
  const release = async (folder: string, version: string) => {
    expect(await check(folder)).toMatchObject({ fits: true });
    await ok('release', build(folder), '--version', version);
    await ok('promote', `${folder.slice('mfe-'.length)}@${version}`);
  };

  await world.releaseRemote('0.0.1', lending({ products: 'string[]?', items: 'string[]?' }));
  await release('mfe-stall', '1.1.0');
  await world.releaseRemote('0.0.1', chat({ items: 'string[]' }));
  await release('mfe-chat', '2.0.0');
  await world.releaseRemote('0.0.2', lending({ items: 'string[]' }));
  await release('mfe-stall', '2.0.0');

  const described = async (name: string) => (await world.store.find(name, '2.0.0')).release.tesela;
  expect(await described('@clinic/mfe-stall')).toMatchObject({ takes: { cards: { items: 'string[]' } } });
  expect(await described('@clinic/mfe-chat')).toMatchObject({
    uses: ['cards'],
    passes: { cards: { items: 'string[]' } },
  });
});

it('a slot that the source shows without a word in its description is no release', async () => {
  const { world, ok, refused, build } = await openShopAndChat();
  await world.releaseRemote('2.0.0', { ...chat({}), passes: {} });
  const dir = build('mfe-chat');
  await mkdir(path.join(dir, 'src'));
  await writeFile(
    path.join(dir, 'src/Log.tsx'),
    'export const log = <Slot\n  name="cards" products={[]} />;',
  );
  await recordInputs(dir, await hashInputs(dir));

  const why = await refused('release', dir, '--version', '2.0.1');

  expect(why).toContain('src/Log.tsx shows the slot "cards", which exposed/remote.ts does not declare');
  await ok('promote', 'chat@1.0.0');
});

it('releases from before slots had props go live beside newer ones', async () => {
  const { world, ok, remotes } = await openShopAndChat();
  const { passes: _none, ...before } = chat({});
  await world.releaseRemote('0.9.0', before);
  await world.releaseRemote('2.0.0', lending({ items: 'string[]' }));

  await ok('promote', 'chat@0.9.0', 'stall@2.0.0');

  const { mfe_chat, mfe_stall } = await remotes();
  expect([mfe_chat?.version, mfe_stall?.version]).toEqual(['0.9.0', '2.0.0']);
});
