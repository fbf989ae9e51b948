import { existsSync } from 'node:fs';
import path from 'node:path';

import type { ChatDocument } from '@tesela/core/chatDocument';
import type { RemoteName } from '@tesela/core/contract';
import type { Site } from '@tesela/core/facts';
import { splitPath } from '@tesela/core/lang';
import type { SiteData } from '@tesela/core/prerender';
import type { SiteCode } from '@tesela/core/siteCode';

import { filesBelow, linkFile, makeFolder } from '#disk/files.ts';
import { hashFiles } from '#disk/hashes.ts';
import { inParallel } from '#disk/inParallel.ts';
import { createAssetFinder } from '#document/assets.ts';
import type { References } from '#document/references.ts';
import { renderDocument } from '#document/renderDocument.ts';
import { chatDocuments } from '#prerender/chatDocuments.ts';
import { ownerOf } from '#prerender/liveRemotes.ts';
import { listUrls } from '#prerender/prerenderPages.ts';
import { readSettings } from '#prerender/readSettings.ts';
import { startRenderer, workers, type Renderer } from '#prerender/renderer.ts';
import type { Outline } from '#prerender/renderWorker.ts';
import type { Release } from '#releases/release.ts';
import type { Store } from '#store/store.ts';

import { writeBesidePages } from './besidePages.ts';
import {
  SEARCH_RULES,
  SITE_LIST,
  pageFileOf,
  type ComposedSiteList,
  type PagePrint,
} from './composedSite.ts';
import { composerId } from './composerId.ts';
import { findDead } from './deadLinks.ts';
import { openSiteFiles, type SiteFiles } from './siteFiles.ts';

export type ComposeOptions = {
  /** Folder of the site. */
  dir: string;
  store: Store;
  /** Folder of the site's settings. */
  settingsDir: string;
  /** An earlier composed site, whose equal files are taken over. */
  earlier?: string;
  /** Time limit for one page, in ms. */
  timeout?: number;
};

/** The unpacked releases of a site. */
export type SiteReleases = { shell: Release; remotes: ReadonlyMap<RemoteName, Release> };

/**
 * Composes a site into a new folder: pages, documents, sitemap and the files that the gateway reads.
 * @throws Error that names the release, and the route if there is one, that could not be composed
 */
export async function makeSite(dir: string, releases: SiteReleases, options: ComposeOptions): Promise<void> {
  const { shell, remotes } = releases;
  const { dir: siteDir, settingsDir, timeout } = options;
  const { site, onPages, code } = await readSettings(settingsDir);
  const task = {
    shell,
    remotes: [...remotes],
    settings: { site: onPages, dir: settingsDir },
  };
  const renderer = await startRenderer(task, { timeout, threads: workers.count });
  try {
    const outline = await renderer.outline();
    await makeFolder(dir, async (folder) => {
      const files = await openSiteFiles(folder, options.earlier);
      const { chat, prints, references } = await writePages(files, renderer, outline, releases, site, code);
      await inParallel(outline.documents, ([url, document]) =>
        files.writeServed(url.slice(1), JSON.stringify(document)),
      );
      await writeBesidePages(files, outline, site, shell);
      if (code.search) await files.write(SEARCH_RULES, JSON.stringify(code.search));
      if (code.assistant) await files.write('chat.json', JSON.stringify(chat));
      // Last, since a link keeps the file that is there, and writing would change the release.
      const publicDir = path.join(shell.dir, 'public');
      for (const file of existsSync(publicDir) ? await filesBelow(publicDir) : []) {
        await linkFile(path.join(publicDir, file), path.join(folder, file));
      }
      const all = await hashFiles(folder, files.hashes);
      const list: ComposedSiteList = {
        composer: composerId,
        files: all,
        prints,
        dead: await findDead(references, Object.keys(all), [shell, ...remotes.values()], outline.data),
        uses: [shell, ...remotes.values()].map((release) => path.relative(siteDir, release.dir)),
      };
      await files.write(SITE_LIST, JSON.stringify(list));
    });
  } finally {
    await renderer.close();
  }
}

type Written = {
  chat: ChatDocument[];
  prints: Record<string, PagePrint>;
  /** What each page names, by its URL. */
  references: Map<string, References>;
};

/** Renders every page: what a page is made of can be forgotten in a list, what comes out of it cannot. */
async function writePages(
  files: SiteFiles,
  renderer: Renderer,
  { data, paths, ownPaths, taught }: Outline,
  { shell, remotes }: SiteReleases,
  { themeColor, framedOrigins }: Site,
  { fill, search }: SiteCode,
): Promise<Written> {
  const findAssets = createAssetFinder(shell, remotes);
  const chat: ChatDocument[] = [];
  const prints: Record<string, PagePrint> = {};
  const references: Written['references'] = new Map();
  const labelOf = (url: string) => `The page ${url} (${describe(url, data)})`;
  const { languages } = data.site;
  const options = { themeColor, framedOrigins, searchPath: search?.path };
  for await (const page of renderer.pages(listUrls([...paths, ...ownPaths], languages), labelOf)) {
    if (!ownPaths.includes(splitPath(page.url, languages).path))
      chat.push(...chatDocuments(page, taught, (said) => fill?.(said, data.site, page.head.lang) ?? said));
    const { text, print, references: named } = renderDocument(page, findAssets(page), data, options);
    references.set(page.url, named);
    prints[pageFileOf(page.url)] = print;
    await files.writeServed(pageFileOf(page.url), text);
  }
  return { chat, prints, references };
}

/** Names the owner of a page and its version, for messages. */
function describe(url: string, { registry, site }: SiteData): string {
  const owner = ownerOf(url, registry, site.languages);
  return owner === 'shell' ? owner : `${owner} ${registry[owner]?.version}`;
}
