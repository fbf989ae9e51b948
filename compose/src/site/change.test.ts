import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { changeSite, followManifest, rollBack, type Site } from './change.ts';
import { composeSite } from './composeSite.ts';
import { readLiveManifest, type Pin } from './manifest.ts';
import { hashSettings } from '#prerender/readSettings.ts';
import { folderStore } from '#store/store.ts';
import { hashFolder } from '#testing/hashFolder.ts';
import { makeWorld, type FixtureWorld } from '#testing/fixtureBuilds.ts';

// A worker is started for each composition; that takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let world: FixtureWorld;
let shell: Pin;
let remotes: Record<string, Pin>;

const spa = (words: string) => ({ name: 'mfe_spa', words, paths: ['/spa', '/spa/facial'] });

beforeEach(async () => {
  world = await makeWorld();
  shell = await world.releaseShell('1.0.0', 'Hola');
  remotes = {
    mfe_spa: await world.releaseRemote('1.0.0', spa('"spa"')),
    mfe_marketing: await world.releaseRemote('1.0.0', {
      name: 'mfe_marketing',
      words: '"inicio"',
      paths: ['/', '/faq'],
    }),
  };
});

const promote = (pins: Record<string, Pin> = remotes, site: Site = world.site) =>
  changeSite(site, { action: 'promote' }, async (live) => ({
    shell,
    ...live,
    remotes: { ...live?.remotes, ...pins },
  }));

const live = (file: string, site = world.site) => readFile(path.join(site.dir, 'live', file), 'utf8');

describe('promoting', () => {
  it('a release changes its own pages, and every other file stays the same bytes', async () => {
    await promote();
    const before = await hashFolder(path.join(world.site.dir, 'live'));

    const { made } = await promote({ mfe_spa: await world.releaseRemote('1.1.0', spa('"nuevo"')) });

    const after = await hashFolder(path.join(world.site.dir, 'live'));
    const changed = Object.keys(after).filter((file) => after[file] !== before[file]);
    const served = changed.filter((file) => !/^(?:registry|pages|chat)\.json/.test(file));
    expect(served.every((file) => /^(?:en\/)?spa\//.test(file))).toBe(true);
    expect(made).toBe(4);
    expect(await live('spa/index.html')).toContain('nuevo');
    expect(await live('faq/index.html')).not.toContain('mfe-spa');
  });

  it('the same manifest and settings give the same bytes in another folder, in another order', async () => {
    await promote();
    await promote({ mfe_spa: await world.releaseRemote('1.1.0', spa('"nuevo"')) });
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
    await promote();
    const newSpa = await world.releaseRemote('1.1.0', spa('"nuevo"'));
    const newHome = await world.releaseRemote('1.1.0', {
      name: 'mfe_marketing',
      words: '"casa"',
      paths: ['/', '/faq'],
    });
    const said: string[] = [];
    const site = { ...world.site, say: (line: string) => said.push(line) };

    await Promise.all([promote({ mfe_spa: newSpa }, site), promote({ mfe_marketing: newHome }, site)]);

    expect((await readLiveManifest(site.dir))?.remotes).toMatchObject({
      mfe_spa: { version: '1.1.0' },
      mfe_marketing: { version: '1.1.0' },
    });
    expect(said.join()).toMatch(/Waiting for "promote"/);
    expect(await live('spa/index.html')).toContain('nuevo');
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

  it('files of a retired release stay for open tabs as long as the setting says', async () => {
    const site = { ...world.site, retainDays: 7 };
    await promote(remotes, site);
    for (const version of ['1.1.0', '1.2.0', '1.3.0', '1.4.0', '1.5.0', '1.6.0']) {
      await promote({ mfe_spa: await world.releaseRemote(version, spa(`"${version}"`)) }, site);
    }
    const releases = path.join(site.dir, 'releases/mfe-spa');
    expect(await readdir(releases)).toHaveLength(7);

    await promote({ mfe_spa: await world.releaseRemote('1.7.0', spa('"1.7.0"')) });

    const kept = (await readdir(releases)).map((name) => name.split('-')[0]);
    expect(kept.toSorted()).toEqual(['1.3.0', '1.4.0', '1.5.0', '1.6.0', '1.7.0']);
    expect(await readdir(path.join(site.dir, 'pictures/mfe_spa'))).toHaveLength(5);
  });
});

describe('rolling back', () => {
  it('shows what was live before, without a store, and twice goes back twice', async () => {
    await promote();
    await promote({ mfe_spa: await world.releaseRemote('1.1.0', spa('"dos"')) });
    await promote({ mfe_spa: await world.releaseRemote('1.2.0', spa('"tres"')) });
    const site = { ...world.site, store: folderStore('/nowhere') };

    await rollBack(site);
    expect(await live('spa/index.html')).toContain('dos');
    await rollBack(site);
    expect(await live('spa/index.html')).toContain('spa</h1>');
    await expect(rollBack(site)).rejects.toThrow('nothing older');
  });

  it('is not undone by the next promotion of another team', async () => {
    await promote();
    await promote({ mfe_spa: await world.releaseRemote('1.1.0', spa('"roto"')) });
    await rollBack(world.site);

    await promote({
      mfe_marketing: await world.releaseRemote('1.1.0', {
        name: 'mfe_marketing',
        words: '"casa"',
        paths: ['/', '/faq'],
      }),
    });

    expect(await live('spa/index.html')).not.toContain('roto');
  });
});

describe('a candidate that is refused', () => {
  const failing: [string, () => Promise<Record<string, Pin>>, RegExp][] = [
    [
      'with other bytes than its manifest names',
      async () => {
        const pin = await world.releaseRemote('1.1.0', spa('"x"'));
        await writeFile(path.join(world.dir, 'packages/@clinic/mfe-spa/1.1.0.tgz'), 'tampered');
        return { mfe_spa: pin };
      },
      /@clinic\/mfe-spa@1\.1\.0 in .* have another hash/,
    ],
    [
      'under another remote’s name',
      async () => ({
        mfe_spa: await world.releaseRemote('1.1.0', { name: 'mfe_shop', words: '"x"', paths: ['/tienda'] }),
      }),
      /@clinic\/mfe-shop@1\.1\.0 is a release of "mfe_shop", but the manifest has it as "mfe_spa"/,
    ],
    [
      'for a contract that the shell does not take',
      async () => ({ mfe_spa: await world.releaseRemote('1.1.0', { ...spa('"x"'), contract: 4 }) }),
      /mfe_spa 1\.1\.0 was built for contract 4; shell 1\.0\.0 takes 1 and 2\. Promote a shell of contract 4 first/,
    ],
    [
      'with a page that throws',
      async () => ({
        mfe_spa: await world.releaseRemote('1.1.0', spa('() => { throw new Error("boom"); }')),
      }),
      /Cannot prerender \/spa \(mfe-spa\): boom/,
    ],
    [
      'that claims another’s page',
      async () => ({
        mfe_spa: await world.releaseRemote('1.1.0', { ...spa('"x"'), paths: ['/spa', '/faq'] }),
      }),
      /both claim the path \/faq/,
    ],
    [
      'that ends the process',
      async () => ({ mfe_spa: await world.releaseRemote('1.1.0', spa('() => process.exit(0)')) }),
      /ended the rendering with code 0/,
    ],
  ];

  it.each(failing)(
    '%s changes nothing, says why, and stops no other team',
    async (_name, candidate, message) => {
      await promote();
      const before = await hashFolder(path.join(world.site.dir, 'live'));

      await expect(promote(await candidate())).rejects.toThrow(message);

      expect(await hashFolder(path.join(world.site.dir, 'live'))).toEqual(before);
      const other = await world.releaseRemote('1.1.0', {
        name: 'mfe_marketing',
        words: '"casa"',
        paths: ['/', '/faq'],
      });
      await promote({ mfe_marketing: other });
      expect(await live('index.html')).toContain('casa');
    },
  );

  it.each([
    ['never comes', '() => new Promise(() => {})'],
    ['never lets go of the processor', '() => { for (;;); }'],
  ])('whose content %s is named', async (_name, words) => {
    await promote();
    const pin = await world.releaseRemote('1.1.0', spa(words));
    const settings = await hashSettings(world.site.settingsDir);

    const composing = composeSite(
      { shell, remotes: { mfe_spa: pin }, settings },
      { siteDir: world.site.dir, store: world.store, settingsDir: world.site.settingsDir, timeout: 1_500 },
    );

    await expect(composing).rejects.toThrow('The page /spa (mfe_spa 1.1.0) did not come within 1.5 s');
  });

  it('of a remote of the contract before is taken', async () => {
    await promote({ mfe_spa: await world.releaseRemote('1.1.0', { ...spa('"antes"'), contract: 1 }) });

    expect(await live('spa/index.html')).toContain('antes');
  });
});
