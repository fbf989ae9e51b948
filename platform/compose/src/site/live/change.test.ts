import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { folderStore } from '#store/folderStore.ts';
import { createReleaseFixtures, type ReleaseFixtures } from '#testing/fixtureBuilds.ts';
import { hashFolder } from '#testing/hashFolder.ts';

import { readLiveManifest, type Pin } from '../manifest/manifest.ts';
import { changeSite, followManifest, type SiteFolder } from './change.ts';
import { rollBack } from './rollBack.ts';

let world: ReleaseFixtures;
let shell: Pin;
let remotes: Record<string, Pin>;
let putBack: () => Promise<void>;

const sweets = (words: string) => ({ name: 'mfe_sweets', words, paths: ['/sweets', '/sweets/facial'] });
const home = (words: string) => ({ name: 'mfe_magazine', words, paths: ['/', '/help'] });

const promote = (pins: Record<string, Pin> = remotes, site: SiteFolder = world.site) =>
  changeSite(site, { action: 'promote' }, async (live) => ({
    shell,
    ...live,
    remotes: { ...live?.remotes, ...pins },
  }));

beforeAll(async () => {
  world = await createReleaseFixtures(undefined, afterAll);
  shell = await world.releaseShell('1.0.0', 'Hola');
  remotes = {
    mfe_sweets: await world.releaseRemote('1.0.0', sweets('"sweets"')),
    mfe_magazine: await world.releaseRemote('1.0.0', home('"inicio"')),
  };
  await promote();
  putBack = await world.keep();
});

// Each test finds the first releases live, and none after them.
beforeEach(() => putBack());

const live = (file: string, site = world.site) => readFile(path.join(site.dir, 'live', file), 'utf8');

describe('promoting', () => {
  it('a release changes its own pages, and every other file stays the same bytes', async () => {
    const before = await hashFolder(path.join(world.site.dir, 'live'));

    const { changed: changedPages } = await promote({
      mfe_sweets: await world.releaseRemote('1.1.0', sweets('"nuevo"')),
    });

    const after = await hashFolder(path.join(world.site.dir, 'live'));
    const changed = Object.keys(after).filter((file) => after[file] !== before[file]);
    const served = changed.filter((file) => !/^(?:registry|pages|chat)\.json/.test(file));
    expect(served.every((file) => /^(?:en\/)?sweets\//.test(file))).toBe(true);
    expect(changedPages).toBe(4);
    expect(await live('sweets/index.html')).toContain('nuevo');
    expect(await live('help/index.html')).not.toContain('mfe-sweets');
  });

  it('two releases with other bytes at one address are refused: browsers keep what they have', async () => {
    const other = { ...sweets('"sweets"'), files: { 'dist/web/remote.js': '/* another */' } };
    const release = await world.releaseRemote('1.1.0', other);

    await expect(promote({ mfe_sweets: release })).rejects.toThrow(
      'mfe-sweets 1.1.0 has a different releases/mfe-sweets/remote.js than an earlier release',
    );
    expect((await readLiveManifest(world.site.dir))?.remotes.mfe_sweets?.version).toBe('1.0.0');
  });

  it('the same manifest and settings give the same bytes in another folder, in another order', async () => {
    await promote({ mfe_sweets: await world.releaseRemote('1.1.0', sweets('"nuevo"')) });
    const manifest = await readLiveManifest(world.site.dir);
    if (!manifest) throw new Error('Nothing is live.');
    const elsewhere = { ...world.site, dir: path.join(world.dir, 'other/place/site') };
    const reversed = Object.fromEntries(Object.entries(manifest.remotes).toReversed());

    await followManifest(elsewhere, { ...manifest, remotes: reversed });

    expect(await hashFolder(path.join(elsewhere.dir, 'live'))).toEqual(
      await hashFolder(path.join(world.site.dir, 'live')),
    );
  });

  it('two at once: the second waits, and neither is lost', async () => {
    const newSpa = await world.releaseRemote('1.1.0', sweets('"nuevo"'));
    const newHome = await world.releaseRemote('1.1.0', home('"casa"'));
    const said: string[] = [];
    const site = { ...world.site, say: (line: string) => said.push(line) };

    await Promise.all([promote({ mfe_sweets: newSpa }, site), promote({ mfe_magazine: newHome }, site)]);

    expect((await readLiveManifest(site.dir))?.remotes).toMatchObject({
      mfe_sweets: { version: '1.1.0' },
      mfe_magazine: { version: '1.1.0' },
    });
    expect(said.join()).toMatch(/Waiting for /);
    expect(await live('sweets/index.html')).toContain('nuevo');
    expect(await live('index.html')).toContain('casa');
  });

  it('one that must not wait is refused with a sentence', async () => {
    const [entered, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const first = changeSite(world.site, { action: 'promote' }, async () => {
      entered.resolve();
      await released.promise;
      return { shell, remotes };
    });
    await entered.promise;

    const second = changeSite(world.site, { action: 'promote', noWait: true }, async () => ({
      shell,
      remotes,
    }));

    await expect(second).rejects.toThrow(/is being changed by "promote" \(process \d+/);
    released.resolve();
    await first;
  });
});

describe('rolling back', () => {
  it('shows what was live before, without a store, and twice goes back twice', async () => {
    await promote({ mfe_sweets: await world.releaseRemote('1.1.0', sweets('"dos"')) });
    await promote({ mfe_sweets: await world.releaseRemote('1.2.0', sweets('"tres"')) });
    const site = { ...world.site, store: folderStore('/nowhere') };

    expect(await rollBack(site)).toMatchObject({ pages: 10, changed: 4 });
    expect(await live('sweets/index.html')).toContain('dos');
    await rollBack(site);
    expect(await live('sweets/index.html')).toContain('sweets</h1>');
    await expect(rollBack(site)).rejects.toThrow('has no older state');
  });

  it('is not undone by the next promotion of another team', async () => {
    await promote({ mfe_sweets: await world.releaseRemote('1.1.0', sweets('"roto"')) });
    await rollBack(world.site);

    await promote({
      mfe_magazine: await world.releaseRemote('1.1.0', home('"casa"')),
    });

    expect(await live('sweets/index.html')).not.toContain('roto');
  });

  it('does nothing when somebody changed the site after it was shown what would go back', async () => {
    const shown = await readLiveManifest(world.site.dir);
    await promote({ mfe_sweets: await world.releaseRemote('1.1.0', sweets('"dos"')) });

    await expect(rollBack(world.site, { ...(shown && { shown }) })).rejects.toThrow(
      'The site was changed meanwhile ("promote',
    );
    expect(await live('sweets/index.html')).toContain('dos');
  });
});
