import { folderOf, type RemoteData, type RemoteName } from '@clinic/shared/contract';
import { FRAME } from '@clinic/shared/frame';
import { languages, localizePath } from '@clinic/shared/lang';
import type { PrerenderedPage } from '@clinic/shared/prerender';
import { REGISTRY_URL, type Registry } from '@clinic/shared/registry';
import { listRemotes } from '@clinic/shared/workspace';
import { cp, glob, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { ChatDocument } from '@clinic/shared/chatDocuments';
import { createAssetFinder } from './assets.ts';
import { chatDocuments } from './chatDocuments.ts';
import { writeCompressed } from './compress.ts';
import { renderDocument } from './document.ts';
import { storeDocuments, type StoredDocuments } from './documents.ts';
import { makeFrame } from './frame.ts';
import { goLive } from './goLive.ts';
import { inParallel } from './inParallel.ts';
import { loadModules } from './loadModules.ts';
import { root } from './packages.ts';
import { listPaths, prerenderPages } from './prerenderPages.ts';
import { readRemoteSettings, readSettings } from './readSettings.ts';
import { makeRegistry } from './registry.ts';
import { storeRelease, type Release } from './releases.ts';
import { renderRobots, renderSitemap } from './sitemap.ts';

export type Composed = { pages: number; redirects: number; releases: Release[]; dir: string };

/** Redirects in both languages, as the server reads them. */
const listRedirects = (registry: Registry) =>
  languages.flatMap((lang) =>
    Object.values(registry).flatMap((live) =>
      live.redirects.map(({ path: from, to }) => ({
        from: localizePath(from, lang),
        to: localizePath(to, lang),
      })),
    ),
  );

/** Entries of the remotes that a page shows, so that a release of another one leaves it as it is. */
function shownBy({ chunks }: PrerenderedPage, registry: Registry): Registry {
  const shown = new Set<string>(chunks.map(({ remote }) => remote));
  return Object.fromEntries(Object.entries(registry).filter(([name]) => shown.has(name)));
}

/** File of a page below the site's folder: `/en/faq` → `en/faq/index.html`. */
const fileOf = (url: string): string =>
  url.endsWith('/404') ? `${url.slice(1)}.html` : path.join(url.slice(1), 'index.html');

/**
 * Makes the whole static site from the builds of the shell and the remotes, aside, and then puts it
 * in the place of the live one in one step. When anything fails, the live site stays as it was.
 * @param siteDir folder that gets `releases/` and `live`
 * @throws Error that names the route and the remote that failed
 */
export async function compose(siteDir: string): Promise<Composed> {
  const settings = await readSettings();
  const releasesDir = path.join(siteDir, 'releases');
  const shell = await storeRelease(path.join(root, 'shell'), siteDir);
  const releases = new Map<RemoteName, Release>();
  // One after the other: packages put their pictures into the same folders.
  for (const { name, dir } of listRemotes(root)) {
    releases.set(name, await storeRelease(dir, siteDir));
  }

  const modules = await loadModules(releasesDir, shell, releases);
  const documents = await makeDocuments(modules.data, siteDir);
  const registry = makeRegistry(modules.remotes, releases, documents);
  const frames = await storeDocuments(
    'shell',
    { es: { [FRAME]: makeFrame(modules, 'es') }, en: { [FRAME]: makeFrame(modules, 'en') } },
    siteDir,
  );
  const data = { registry, site: settings.site, frame: frames.url };
  const paths = listPaths({ ...modules, documents });

  const dir = path.join(siteDir, 'composed', Date.now().toString(36));
  const findAssets = createAssetFinder(shell, releases, await listFonts(shell));
  const write = async (file: string, content: string) => {
    const target = path.join(dir, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
    return target;
  };
  const redirects = listRedirects(registry);
  const known: ChatDocument[] = [];
  let pages = 0;
  await cp(path.join(root, 'shell/public'), dir, { recursive: true });
  await inParallel(prerenderPages({ ...modules, documents, frames }, data), async (page) => {
    pages += 1;
    known.push(...chatDocuments(page));
    const document = renderDocument(page, findAssets(page), { ...data, registry: shownBy(page, registry) });
    await writeCompressed(await write(fileOf(page.url), document), 10);
  });
  await writeCompressed(await write('sitemap.xml', renderSitemap(settings.site.origin, paths)), 10);
  await writeCompressed(await write(REGISTRY_URL.slice(1), JSON.stringify(registry)), 10);
  await write('robots.txt', renderRobots(settings.site.origin));
  // The server's own; visitors never get them.
  await write('redirects.json', JSON.stringify(redirects));
  await write('settings.json', JSON.stringify({ site: settings.site }));
  await write('chat.json', JSON.stringify(known));
  await goLive(siteDir, dir);
  return { pages, redirects: redirects.length, releases: [shell, ...releases.values()], dir };
}

async function makeDocuments(
  data: ReadonlyMap<RemoteName, RemoteData>,
  siteDir: string,
): Promise<Map<RemoteName, StoredDocuments>> {
  const stored = new Map<RemoteName, StoredDocuments>();
  for (const [name, remote] of data) {
    const { documents: make } = remote;
    if (!make) continue;
    const settings = await readRemoteSettings(folderOf(name), remote);
    const documents = { es: make({ lang: 'es', settings }), en: make({ lang: 'en', settings }) };
    stored.set(name, await storeDocuments(folderOf(name), documents, siteDir));
  }
  return stored;
}

/** The fonts that every page needs at once; the shell's stylesheet names them. */
async function listFonts(shell: Release): Promise<string[]> {
  const fonts: string[] = [];
  for await (const file of glob('web/static/font/*.woff2', { cwd: shell.dir })) {
    fonts.push(shell.url + path.relative('web', file));
  }
  return fonts.toSorted();
}
