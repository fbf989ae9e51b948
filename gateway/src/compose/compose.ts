import { remoteNames, type Remote, type RemoteName } from '@clinic/shared/contract';
import { languages, localizePath } from '@clinic/shared/lang';
import type { PrerenderedPage } from '@clinic/shared/prerender';
import type { PageData, Registry } from '@clinic/shared/registry';
import { parseSettings, type Settings } from '@clinic/shared/settings';
import {
  cp,
  glob,
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';

import { createAssetFinder } from './assets.ts';
import { chatDocuments } from './chatDocuments.ts';
import { writeCompressed } from './compress.ts';
import { renderDocument } from './document.ts';
import { loadModules } from './loadModules.ts';
import { folderOf, root } from './packages.ts';
import { isPage, makeRegistry } from './registry.ts';
import { storeRelease, type Release } from './releases.ts';
import { renderRobots, renderSitemap } from './sitemap.ts';

type ComposedPage = PrerenderedPage & { url: string };

export type Composed = { pages: number; redirects: number; releases: Release[]; dir: string };

async function readJson(file: string): Promise<unknown> {
  const text = await readFile(path.join(root, file), 'utf8').catch(() => {
    throw new Error(`${file} is missing: it holds facts of the clinic that every page needs.`);
  });
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`${file} is not JSON: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}

async function readSettings(): Promise<Settings> {
  const [site, prices] = await Promise.all([
    readJson('settings/site.json'),
    readJson('settings/prices.json'),
  ]);
  return parseSettings({ site, prices });
}

/** Every language-free path that a live remote prerenders. */
const listPaths = (remotes: ReadonlyMap<RemoteName, Remote>): string[] =>
  [...remotes.values()].flatMap((remote) => remote.routes.filter(isPage).flatMap((route) => route.paths));

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
  // Before packages are stored side by side: each copies its pictures there.
  await mkdir(path.join(siteDir, 'pictures'), { recursive: true });
  const store = (folder: string) => storeRelease(path.join(root, folder), siteDir);
  const [shell, ...stored] = await Promise.all([
    store('shell'),
    ...remoteNames.map((name) => store(folderOf(name))),
  ]);
  const releases = new Map(
    remoteNames.map((name, index) => [name, stored[index]] as const).filter(hasRelease),
  );

  const modules = await loadModules(releasesDir, shell, releases);
  const registry = makeRegistry(modules.remotes, releases);
  const data: PageData = { registry, settings };
  const host = { load: async (name: RemoteName) => requireRemote(modules.remotes, name) };
  const paths = listPaths(modules.remotes);

  const pages: ComposedPage[] = [];
  for (const url of languages.flatMap((lang) => [...paths, '/404'].map((item) => localizePath(item, lang)))) {
    const page = await modules.shell.prerenderPage(url, host, data).catch((cause: unknown) => {
      throw new Error(`Cannot prerender ${url} (${ownerOf(url, modules.remotes)}): ${messageOf(cause)}`, {
        cause,
      });
    });
    if (page.kind === 'not-found' && !url.endsWith('/404')) {
      throw new Error(`${ownerOf(url, modules.remotes)} lists ${url}, but no page answers there.`);
    }
    pages.push({ ...page, url });
  }

  const dir = path.join(siteDir, 'composed', Date.now().toString(36));
  const findAssets = createAssetFinder(shell, releases, await listFonts(shell));
  const write = async (file: string, content: string) => {
    const target = path.join(dir, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
    await writeCompressed(target);
  };
  const redirects = listRedirects(registry);
  await cp(path.join(root, 'shell/public'), dir, { recursive: true });
  await Promise.all([
    ...pages.map((page) => write(fileOf(page.url), renderDocument(page, findAssets(page), data))),
    write('sitemap.xml', renderSitemap(settings.site.origin, paths)),
    write('robots.txt', renderRobots(settings.site.origin)),
    write('redirects.json', JSON.stringify(redirects)),
    write('settings.json', JSON.stringify(settings)),
    write('chat.json', JSON.stringify(chatDocuments(pages))),
  ]);
  await goLive(siteDir, dir);
  return { pages: pages.length, redirects: redirects.length, releases: [shell, ...releases.values()], dir };
}

const hasRelease = (
  entry: readonly [RemoteName, Release | undefined],
): entry is readonly [RemoteName, Release] => entry[1] !== undefined;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function requireRemote(remotes: ReadonlyMap<RemoteName, Remote>, name: RemoteName): Remote {
  const remote = remotes.get(name);
  if (!remote) throw new Error(`There is no release of ${folderOf(name)}.`);
  return remote;
}

function ownerOf(url: string, remotes: ReadonlyMap<RemoteName, Remote>): string {
  const owner = [...remotes].find(([, remote]) =>
    remote.routes.some(
      (route) => isPage(route) && route.paths.some((item) => url === item || url === `/en${item}`),
    ),
  );
  return owner ? folderOf(owner[0]) : 'shell';
}

/** The fonts that every page needs at once; the shell's stylesheet names them. */
async function listFonts(shell: Release): Promise<string[]> {
  const fonts: string[] = [];
  for await (const file of glob('web/static/font/*.woff2', { cwd: shell.dir })) {
    fonts.push(shell.url + path.relative('web', file));
  }
  return fonts.toSorted();
}

/** Swaps the live site in one rename, so that no request meets half of it. Keeps the one before, to go back to. */
async function goLive(siteDir: string, dir: string): Promise<void> {
  const link = path.join(siteDir, 'live');
  const before = await readlink(link).catch(() => '');
  const next = `${link}.next`;
  await rm(next, { force: true });
  await symlink(path.relative(siteDir, dir), next);
  await rename(next, link);

  const kept = new Set([path.basename(dir), path.basename(before)]);
  const composed = await readdir(path.dirname(dir));
  const outdated = composed.filter((name) => !kept.has(name));
  await Promise.all(outdated.map((name) => rm(path.join(path.dirname(dir), name), { recursive: true })));
}
