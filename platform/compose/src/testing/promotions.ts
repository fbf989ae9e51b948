import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { changeSite, followManifest, type SiteFolder } from '#site/live/change.ts';
import type { Pin } from '#site/manifest/manifest.ts';

import { createReleaseFixtures, type ReleaseFixtures } from './fixtureBuilds.ts';
import { hashFolder } from './hashFolder.ts';

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

const home = (said: { help?: string; about?: string } = {}) => ({
  name: 'mfe_magazine',
  words: '"de la clínica"',
  paths: ['/', '/help', '/about'],
  shows: { '/': ['prices'], '/help': ['offer'] },
  still: ['/about'],
  files: contentOf({ _help: said.help ?? 'preguntas', _about: said.about ?? 'nosotros, alt: el equipo' }),
});

const stall = (said: { offer?: string; words?: string } = {}) => ({
  name: 'mfe_stall',
  words: JSON.stringify(said.words ?? 'tienda'),
  paths: ['/stall'],
  takes: { prices: {}, offer: {} },
  files: contentOf({ offer: said.offer ?? 'oferta' }),
});

const labels = (menu: string) => ({
  'dist/node/data.mjs': `export const documents = () => ({ words: ${JSON.stringify(menu)} });`,
});

export const simple = (name: string, at: string) => ({ name, words: '"otra"', paths: [at] });

/** What is promoted next: releases of some remotes (undefined removes one), a shell, or settings. */
export type PromotedChange = {
  remotes?: Record<string, Pin | undefined>;
  shell?: Pin;
  settings?: Record<string, unknown>;
};

export type Promotions = Awaited<ReturnType<typeof openPromotions>>;

export const hashLive = (site: SiteFolder) => hashFolder(path.join(site.dir, 'live'));

/** Makes a site of a shell and three remotes, into copies of which changes are promoted. */
export async function openPromotions(whenDone: (remove: () => Promise<void>) => void) {
  const world = await createReleaseFixtures(undefined, whenDone);
  const shell = await world.releaseShell('1.0.0', 'Hola', 2, labels('Menú'));
  const remotes: Record<string, Pin> = {
    mfe_magazine: await world.releaseRemote('1.0.0', home()),
    mfe_stall: await world.releaseRemote('1.0.0', stall()),
    mfe_sweets: await world.releaseRemote('1.0.0', simple('mfe_sweets', '/sweets')),
  };

  /** The site's settings with some files changed, in a folder of their own. */
  async function settingsWith(changed: Record<string, unknown>, name: string): Promise<string> {
    const dir = path.join(world.dir, 'settings', name);
    await cp(world.site.settingsDir, dir, { recursive: true });
    for (const [file, value] of Object.entries({ prices: { suero: 100 }, availability: {}, ...changed })) {
      const known = file === 'site' ? JSON.parse(await readFile(path.join(dir, 'site.json'), 'utf8')) : {};
      await writeFile(path.join(dir, `${file}.json`), JSON.stringify({ ...known, ...(value as object) }));
    }
    return dir;
  }

  const first = { ...world.site, settingsDir: await settingsWith({}, 'first') };
  await changeSite(first, { action: 'promote' }, async () => ({ shell, remotes }));

  /** Promotes into a copy of the first site. */
  async function promoteIntoCopy(name: string, next: PromotedChange) {
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

  /** Composes what is live in a site into an empty folder. */
  async function composeAnew(site: SiteFolder, name: string, manifest: Parameters<typeof followManifest>[1]) {
    const empty = { ...site, dir: path.join(world.dir, name) };
    await mkdir(empty.dir);
    await followManifest(empty, manifest);
    return empty;
  }

  return { world, promoteIntoCopy, composeAnew };
}

/** Everything that can change from one promotion to the next. */
export const kinds: Record<string, (world: ReleaseFixtures) => Promise<PromotedChange>> = {
  'a price': async () => ({ settings: { prices: { suero: 200 } } }),
  'what is sold out': async () => ({ settings: { availability: { suero: 'agotado' } } }),
  'a fact of the clinic': async () => ({ settings: { site: { name: 'Otro nombre' } } }),
  'a label of the shell': async (world) => ({
    shell: await world.releaseShell('1.1.0', 'Hola', 2, labels('Índice')),
  }),
  'a document of a page': async (world) => ({
    remotes: { mfe_magazine: await world.releaseRemote('1.1.0', home({ help: 'dudas' })) },
  }),
  'a document of a slot': async (world) => ({
    remotes: { mfe_stall: await world.releaseRemote('1.1.0', stall({ offer: 'rebaja' })) },
  }),
  'a document of a page that hydrates when it is touched': async (world) => ({
    remotes: {
      mfe_magazine: await world.releaseRemote('1.2.0', home({ about: 'todos, alt: el equipo' })),
    },
  }),
  'a text for those who do not see the picture': async (world) => ({
    remotes: {
      mfe_magazine: await world.releaseRemote('1.3.0', home({ about: 'nosotros, alt: la sede' })),
    },
  }),
  'the code of a remote': async (world) => ({
    remotes: { mfe_stall: await world.releaseRemote('1.2.0', stall({ words: 'boutique' })) },
  }),
  'a remote that is added': async (world) => ({
    remotes: { mfe_events: await world.releaseRemote('1.0.0', simple('mfe_events', '/eventos')) },
  }),
  'a remote that is removed': async () => ({ remotes: { mfe_stall: undefined } }),
};
