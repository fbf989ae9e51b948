import { cp, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { beforeAll, expect, it, vi } from 'vitest';

import { createReleaseFixtures, type ReleaseFixtures } from '#testing/fixtureBuilds.ts';
import { hashFolder } from '#testing/hashFolder.ts';

import { changeSite, followManifest, type SiteFolder } from './live/change.ts';
import type { Pin } from './manifest/manifest.ts';

// Workers are started for each composed site; that takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** Documents are the files of `content/<lang>`, and what the settings say of prices. */
const data = `
import { readdirSync, readFileSync } from 'node:fs';
const anything = { '~standard': { version: 1, vendor: 'test', validate: (value) => ({ value }) } };
export const settings = { prices: anything, availability: anything };
export const documents = ({ lang, settings: { prices, availability } }) => {
  const content = new URL('../content/' + lang + '/', import.meta.url);
  const read = (file) => JSON.parse(readFileSync(new URL(file, content), 'utf8'));
  const own = readdirSync(content).map((file) => [file.slice(0, -'.json'.length).replace('_', '/'), read(file)]);
  return { ...Object.fromEntries(own), prices: JSON.stringify([prices, availability]) };
};
`;

const contentOf = (documents: Record<string, string>) => ({
  'dist/node/data.mjs': data,
  ...Object.fromEntries(
    ['es', 'en'].flatMap((lang) =>
      Object.entries(documents).map(([name, text]) => [`content/${lang}/${name}.json`, JSON.stringify(text)]),
    ),
  ),
});

const home = (said: { faq?: string; about?: string } = {}) => ({
  name: 'mfe_marketing',
  words: '"de la clínica"',
  paths: ['/', '/faq', '/nosotros'],
  shows: { '/': ['prices'], '/faq': ['offer'] },
  still: ['/nosotros'],
  files: contentOf({ _faq: said.faq ?? 'preguntas', _nosotros: said.about ?? 'nosotros, alt: el equipo' }),
});

const shop = (said: { offer?: string; words?: string } = {}) => ({
  name: 'mfe_shop',
  words: JSON.stringify(said.words ?? 'tienda'),
  paths: ['/tienda'],
  takes: { prices: {}, offer: {} },
  files: contentOf({ offer: said.offer ?? 'oferta' }),
});

const labels = (menu: string) => ({
  'dist/node/data.mjs': `export const documents = () => ({ words: ${JSON.stringify(menu)} });`,
});

const simple = (name: string, at: string) => ({ name, words: '"otra"', paths: [at] });

/** What is promoted next: releases of some remotes (undefined removes one), a shell, or settings. */
type Change = {
  remotes?: Record<string, Pin | undefined>;
  shell?: Pin;
  settings?: Record<string, unknown>;
};

let world: ReleaseFixtures;
let shell: Pin;
let remotes: Record<string, Pin>;

/** The clinic's settings with some files changed, in a folder of their own. */
async function settingsWith(changed: Record<string, unknown>, name: string): Promise<string> {
  const dir = path.join(world.dir, 'settings', name);
  await cp(world.site.settingsDir, dir, { recursive: true });
  for (const [file, value] of Object.entries({ prices: { suero: 100 }, availability: {}, ...changed })) {
    const known = file === 'site' ? JSON.parse(await readFile(path.join(dir, 'site.json'), 'utf8')) : {};
    await writeFile(path.join(dir, `${file}.json`), JSON.stringify({ ...known, ...(value as object) }));
  }
  return dir;
}

const hashLive = (site: SiteFolder) => hashFolder(path.join(site.dir, 'live'));

beforeAll(async () => {
  let remove = async () => {};
  world = await createReleaseFixtures(undefined, (remover) => (remove = remover));
  shell = await world.releaseShell('1.0.0', 'Hola', 2, labels('Menú'));
  remotes = {
    mfe_marketing: await world.releaseRemote('1.0.0', home()),
    mfe_shop: await world.releaseRemote('1.0.0', shop()),
    mfe_spa: await world.releaseRemote('1.0.0', simple('mfe_spa', '/spa')),
  };
  const site = { ...world.site, settingsDir: await settingsWith({}, 'first') };
  await changeSite(site, { action: 'promote' }, async () => ({ shell, remotes }));
  return remove;
});

const kinds: [string, () => Promise<Change>][] = [
  ['a price', async () => ({ settings: { prices: { suero: 200 } } })],
  ['what is sold out', async () => ({ settings: { availability: { suero: 'agotado' } } })],
  ['a fact of the clinic', async () => ({ settings: { site: { name: 'Otro nombre' } } })],
  [
    'a label of the shell',
    async () => ({ shell: await world.releaseShell('1.1.0', 'Hola', 2, labels('Índice')) }),
  ],
  [
    'a document of a page',
    async () => ({ remotes: { mfe_marketing: await world.releaseRemote('1.1.0', home({ faq: 'dudas' })) } }),
  ],
  [
    'a document of a slot',
    async () => ({ remotes: { mfe_shop: await world.releaseRemote('1.1.0', shop({ offer: 'rebaja' })) } }),
  ],
  [
    'a document of a page that hydrates when it is touched',
    async () => ({
      remotes: {
        mfe_marketing: await world.releaseRemote('1.2.0', home({ about: 'todos, alt: el equipo' })),
      },
    }),
  ],
  [
    'a text for those who do not see the picture',
    async () => ({
      remotes: {
        mfe_marketing: await world.releaseRemote('1.3.0', home({ about: 'nosotros, alt: la sede' })),
      },
    }),
  ],
  [
    'the code of a remote',
    async () => ({ remotes: { mfe_shop: await world.releaseRemote('1.2.0', shop({ words: 'boutique' })) } }),
  ],
  [
    'a remote that is added',
    async () => ({
      remotes: { mfe_events: await world.releaseRemote('1.0.0', simple('mfe_events', '/eventos')) },
    }),
  ],
  ['a remote that is removed', async () => ({ remotes: { mfe_shop: undefined } })],
];

/** Promotes into a copy of the first site. */
async function promoteIntoCopy(name: string, next: Change) {
  const settingsDir = await settingsWith(next.settings ?? {}, name);
  const site = { ...world.site, settingsDir, dir: path.join(world.dir, name) };
  await cp(world.site.dir, site.dir, { recursive: true, verbatimSymlinks: true });
  const before = await hashLive(site);
  const change = await changeSite(site, { action: 'promote' }, async () => ({
    shell: next.shell ?? shell,
    // JSON knows no undefined, so a remote without a release is gone.
    remotes: JSON.parse(JSON.stringify({ ...remotes, ...next.remotes })) as Record<string, Pin>,
  }));
  return { site, before, change };
}

it.each(kinds)('%s, promoted, gives the bytes of a site that is composed anew', async (name, change) => {
  const { site, before, change: promoted } = await promoteIntoCopy(name, await change());

  const empty = { ...site, dir: path.join(world.dir, `${name}, anew`) };
  await mkdir(empty.dir);
  await followManifest(empty, promoted.manifest);

  const live = await hashLive(site);
  expect(live).toEqual(await hashLive(empty));
  expect(live).not.toEqual(before);
});

it('whatever worker renders a page, it has the same bytes', async () => {
  const { site, before, change } = await promoteIntoCopy('one worker', {});
  const others = { ...site, dir: path.join(world.dir, 'three workers'), threads: 3 };
  await mkdir(others.dir);

  await followManifest(others, change.manifest);

  expect(await hashLive(others)).toEqual(before);
});

it('what has the same bytes stays one file on the disk, its compressed siblings too', async () => {
  const release = await world.releaseRemote('1.1.0', { ...simple('mfe_spa', '/spa'), words: '"nueva"' });
  const { site, change } = await promoteIntoCopy('same files', { remotes: { mfe_spa: release } });
  const [was, is] = (await readdir(path.join(site.dir, 'composed')))
    .map((name) => path.join(site.dir, 'composed', name))
    .toSorted((dir) => (dir === change.dir ? 1 : -1));
  const isOneFile = async (file: string) =>
    (await stat(path.join(was ?? '', file))).ino === (await stat(path.join(is ?? '', file))).ino;

  expect(change).toMatchObject({ pages: 12, changed: 2 });
  for (const file of ['faq/index.html', 'faq/index.html.br', 'faq/index.html.gz', 'sitemap.xml'])
    expect(await isOneFile(file), file).toBe(true);
  for (const file of ['spa/index.html', 'spa/index.html.br', 'en/spa/index.html'])
    expect(await isOneFile(file), file).toBe(false);
});
