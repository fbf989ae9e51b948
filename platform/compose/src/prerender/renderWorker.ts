// Runs in a worker: loads the node builds of one composed site and renders its pages. A worker, because modules
// stay loaded for good, and because code of a remote that ends, hangs or fills the memory must end here.

import { workerData } from 'node:worker_threads';

import { folderOf, type RemoteName } from '@tesela/core/contract';
import type { Description } from '@tesela/core/descriptions';
import type { Site } from '@tesela/core/facts';
import { FRAME } from '@tesela/core/frame';
import { perLang, type Lang, type PerLang } from '@tesela/core/lang';
import type { SiteData } from '@tesela/core/prerender';

import { interfaceOf, interfaceOfShell } from '#releases/clashes.ts';
import type { Release } from '#releases/release.ts';

import { knownPages, type KnownPages } from './chatDocuments.ts';
import { makeFrame } from './frame.ts';
import { makeLiveRemotes } from './liveRemotes.ts';
import { loadModules, type Modules } from './loadModules.ts';
import { createPagePrerenderer, listPaths, type ComposedPage } from './prerenderPages.ts';
import {
  addressDocuments,
  documentsUrl,
  remoteDocuments,
  type AddressedDocuments,
} from './remoteDocuments.ts';

export type RenderTask = {
  shell: Release;
  remotes: [RemoteName, Release][];
  /** What only rendering needs: the facts of the site, and the folder of the settings. */
  settings?: { site: Site; dir: string };
};

/** What a remote's code says of itself. */
export type Described = { contract: number } & ReturnType<typeof interfaceOf>;

/** What the whole composed site is made of. */
export type Outline = {
  data: SiteData;
  /** Of the remotes' pages, without language. */
  paths: string[];
  /** Of the shell's own pages, which are no places to go to by themselves: no map of the site lists them. */
  ownPaths: readonly string[];
  /** What the owners of pages teach the assistant. */
  taught: KnownPages;
  /** Of the remotes and of the shell, by path from the site's root. */
  documents: ReadonlyMap<string, unknown>;
};

// What the other side passes.
const { shell, remotes, settings } = workerData as RenderTask;
const releases = new Map(remotes);
let loading: ReturnType<typeof loadModules> | undefined;
const loadOnce = () => (loading ??= loadModules(shell, releases));

type MadeOfRemote = AddressedDocuments & { descriptions: PerLang<readonly Description[]> };

/** The documents of the remotes, by their own settings. */
async function makeDocuments(
  { data, remotes: loaded }: Modules,
  { dir, site }: NonNullable<RenderTask['settings']>,
): Promise<Map<RemoteName, MadeOfRemote>> {
  const made = new Map<RemoteName, MadeOfRemote>();
  for (const [name, remote] of data) {
    const release = releases.get(name);
    if (!release || (!remote.documents && !remote.links && !remote.knowledge)) continue;
    const routes = loaded.get(name)?.routes ?? [];
    const options = { settingsDir: dir, languages: site.languages, folder: folderOf(name), routes };
    const { documents, descriptions } = await remoteDocuments(remote, options);
    made.set(name, { ...addressDocuments(documentsUrl(release), documents), descriptions });
  }
  return made;
}

/** @throws Error that names the release that cannot be loaded */
export const load = async (): Promise<void> => void (await loadOnce());

export async function describe(): Promise<Record<string, Described>> {
  const { shell: host, remotes: loaded } = await loadOnce();
  const all = [...loaded].map(
    ([name, remote]) => [name, { contract: remote.contract, ...interfaceOf(remote) }] as const,
  );
  const own = { contract: host.contract, ...interfaceOfShell(host.uses) };
  return { shell: own, ...Object.fromEntries(all) };
}

async function makeOutline() {
  if (!settings) throw new Error('A site needs settings.');
  const { languages } = settings.site;
  const modules = await loadOnce();
  const documents = await makeDocuments(modules, settings);
  const around = (lang: Lang) => ({
    ...modules.ownData.documents?.({ lang, settings: {} }),
    [FRAME]: makeFrame(modules, lang),
  });
  const frames = addressDocuments(documentsUrl(shell), perLang(languages, around));
  const liveRemotes = makeLiveRemotes(modules.remotes, releases, documents, modules.shell.uses);
  const data = { registry: liveRemotes, site: settings.site, frame: frames.url };
  const outline: Outline = {
    data,
    paths: listPaths({ remotes: modules.remotes, documents }),
    ownPaths: modules.shell.paths ?? [],
    taught: knownPages(
      [...documents.values()].map(({ descriptions }) => descriptions),
      languages,
    ),
    documents: new Map([frames, ...documents.values()].flatMap(({ byUrl }) => [...byUrl])),
  };
  return { outline, prerender: createPagePrerenderer({ ...modules, documents, frames }, data) };
}

let made: ReturnType<typeof makeOutline> | undefined;
const makeOnce = () => (made ??= makeOutline());

/** For workers that only render. */
export const prepare = async (): Promise<void> => void (await makeOnce());

export const outline = async (): Promise<Outline> => (await makeOnce()).outline;

export const render = async (url: string): Promise<ComposedPage> => (await makeOnce()).prerender(url);
