import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

import { beforeAll, expect, it } from 'vitest';

import { hashLive, kinds, openPromotions, simple, type Promotions } from '#testing/promotions.ts';

let promotions: Promotions;

beforeAll(async () => {
  let remove = async () => {};
  promotions = await openPromotions((remover) => (remove = remover));
  return remove;
});

/** `pnpm prove releases` promotes all of them. */
const daily = ['a price', 'a document of a slot', 'the code of a remote'];

it.each(daily)('%s, promoted, gives the bytes of a site that is composed anew', async (name) => {
  const { world, promoteIntoCopy, composeAnew } = promotions;
  const change = await kinds[name]?.(world);
  const { site, before, change: promoted } = await promoteIntoCopy(name, change ?? {});

  const live = await hashLive(site);

  expect(live).toEqual(await hashLive(await composeAnew(site, `${name}, anew`, promoted.manifest)));
  expect(live).not.toEqual(before);
});

it('what has the same bytes stays one file on the disk, its compressed siblings too', async () => {
  const { world, promoteIntoCopy } = promotions;
  const release = await world.releaseRemote('1.1.0', {
    ...simple('mfe_sweets', '/sweets'),
    words: '"nueva"',
  });
  const { site, change } = await promoteIntoCopy('same files', { remotes: { mfe_sweets: release } });
  const [was, is] = (await readdir(path.join(site.dir, 'composed')))
    .map((name) => path.join(site.dir, 'composed', name))
    .toSorted((dir) => (dir === change.dir ? 1 : -1));
  const isOneFile = async (file: string) =>
    (await stat(path.join(was ?? '', file))).ino === (await stat(path.join(is ?? '', file))).ino;

  expect(change).toMatchObject({ pages: 12, changed: 2 });
  for (const file of ['help/index.html', 'help/index.html.br', 'help/index.html.gz', 'sitemap.xml'])
    expect(await isOneFile(file), file).toBe(true);
  for (const file of ['sweets/index.html', 'sweets/index.html.br', 'en/sweets/index.html'])
    expect(await isOneFile(file), file).toBe(false);
});
