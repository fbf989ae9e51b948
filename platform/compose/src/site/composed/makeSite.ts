import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { ChatDocument } from '@clinic/shared/chatDocuments';
import type { RemoteName } from '@clinic/shared/contract';
import { assertContract } from '@clinic/shared/contractRule';
import { onPages } from '@clinic/shared/hours/calendar';
import { languages, localizePath, splitPath } from '@clinic/shared/lang';
import { LIVE_REMOTES_URL, type LiveRemote, type LiveRemotes } from '@clinic/shared/liveRemotes';
import { matchPattern } from '@clinic/shared/routePattern';

import { writeCompressed } from '#disk/compress.ts';
import { filesBelow, linkFile, makeFolder } from '#disk/files.ts';
import { inParallel } from '#disk/inParallel.ts';
import { createAssetFinder, startScript } from '#document/assets.ts';
import { renderDocument } from '#document/renderDocument.ts';
import { renderSecurityText } from '#document/securityText.ts';
import { renderRobots, renderSitemap } from '#document/sitemap.ts';
import { chatDocuments } from '#prerender/chatDocuments.ts';
import { listUrls } from '#prerender/prerenderPages.ts';
import { readSettings } from '#prerender/readSettings.ts';
import { startRenderer } from '#prerender/renderer.ts';
import { readDescription } from '#releases/fetchRelease.ts';
import { hashFiles } from '#releases/fileList.ts';
import type { Release } from '#releases/release.ts';
import type { Store } from '#store/store.ts';

import { SITE_LIST, openEarlierSite, type ComposedSiteList, type PageRecord } from './composedSite.ts';
import { createPageKeys, shownRemotes, createPageRecord } from './pageKeys.ts';

/** Redirects in both languages, in the form that the gateway reads. */
const listRedirects = (liveRemotes: LiveRemotes) =>
  languages.flatMap((lang) =>
    Object.values(liveRemotes).flatMap((live) =>
      live.redirects.map(({ path: from, to }) => ({
        from: localizePath(from, lang),
        to: localizePath(to, lang),
      })),
    ),
  );

/** File of a page below the site's folder: `/en/help` → `en/help/index.html`. */
export const pageFileOf = (url: string): string =>
  url.endsWith('/404') ? `${url.slice(1)}.html` : path.join(url.slice(1), 'index.html');

export type ComposeOptions = {
  /** Folder of the site. */
  dir: string;
  store: Store;
  /** Folder of the clinic's settings. */
  settingsDir: string;
  /** An earlier composed site, whose unchanged pages are reused. */
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
export async function makeSite(
  dir: string,
  { shell, remotes }: SiteReleases,
  options: ComposeOptions,
): Promise<{ pages: number; made: number }> {
  const { dir: siteDir, settingsDir } = options;
  const { contract } = await readDescription(shell);
  for (const [name, release] of remotes) {
    const described = await readDescription(release);
    assertContract(`shell ${shell.version}`, contract, `${name} ${release.version}`, described.contract);
  }

  const settings = await readSettings(settingsDir);
  const site = onPages(settings.site);
  const task = {
    shell,
    remotes: [...remotes],
    settings: { site, dir: settingsDir },
  };
  const renderer = await startRenderer(task, options.timeout);
  try {
    const outline = await renderer.outline();
    const { data, paths, ownPaths, documents, taught } = outline;
    const { registry: liveRemotes } = data;
    const findAssets = createAssetFinder(shell, remotes);
    const keyOf = await createPageKeys({ shell, remotes }, outline);
    const earlier = await openEarlierSite(options.earlier, keyOf);
    const urls = listUrls([...paths, ...ownPaths]);
    const pages: Record<string, PageRecord> = {};
    const chat: ChatDocument[] = [];
    let made = 0;

    await makeFolder(dir, async (folder) => {
      const write = async (file: string, content: string) => {
        const target = path.join(folder, file);
        await mkdir(path.dirname(target), { recursive: true });
        await writeFile(target, content);
        return target;
      };
      const labelOf = (url: string) => `The page ${url} (${describe(url, liveRemotes)})`;
      const changed: string[] = [];
      await inParallel(urls, async (url) => {
        const record = await earlier.reusePage(url, pageFileOf(url), folder);
        if (!record) return void changed.push(url);
        pages[url] = record;
        chat.push(...earlier.chatDocuments(url));
      });
      // The worker renders one page at a time, while earlier pages are compressed and written.
      const render = async function* () {
        for (const url of changed) yield await renderer.render(url, labelOf(url));
      };
      await inParallel(render(), async (page) => {
        made += 1;
        if (!ownPaths.includes(splitPath(page.url).path)) chat.push(...chatDocuments(page, taught, site));
        const record = createPageRecord(page);
        const registry = shownRemotes(liveRemotes, record.remotes);
        const html = renderDocument(page, findAssets(page), { ...data, registry });
        pages[page.url] = { ...record, key: keyOf(page.url, record) };
        await writeCompressed(await write(pageFileOf(page.url), html), 8);
      });
      await inParallel(documents, async ([url, document]) => {
        await writeCompressed(await write(url.slice(1), JSON.stringify(document)), 8);
      });

      const publicDir = path.join(shell.dir, 'public');
      for (const file of existsSync(publicDir) ? await filesBelow(publicDir) : []) {
        await linkFile(path.join(publicDir, file), path.join(folder, file));
      }
      await writeCompressed(await write('sitemap.xml', renderSitemap(settings.site.origin, paths)), 8);
      await writeCompressed(
        await write(
          LIVE_REMOTES_URL.slice(1),
          JSON.stringify({ ...liveRemotes, shell: describeShell(shell) }),
        ),
        8,
      );
      await write('robots.txt', renderRobots(settings.site.origin));
      const { origin, contact } = settings.site;
      await write(
        '.well-known/security.txt',
        renderSecurityText({ origin, email: contact.email }, new Date()),
      );
      // The gateway reads these files and does not serve them.
      await write('redirects.json', JSON.stringify(listRedirects(liveRemotes)));
      // Beside the site, whose keys are those that a clinic may write.
      const { knownUntil, ...own } = settings.site;
      await write('settings.json', JSON.stringify({ site: own, knownUntil }));
      await write('chat.json', JSON.stringify(inPageOrder(chat, urls)));
      const composedSite: ComposedSiteList = {
        pages: Object.fromEntries(urls.map((url) => [url, pages[url] as PageRecord])),
        files: await hashFiles(folder),
        uses: [shell, ...remotes.values()].map((release) => path.relative(siteDir, release.dir)),
      };
      await write(SITE_LIST, JSON.stringify(composedSite));
    });
    return { pages: urls.length, made };
  } finally {
    await renderer.close();
  }
}

/** Open tabs compare `entry` with the script that they run, to find out whether their shell is still live. */
const describeShell = (shell: Release): LiveRemote => ({
  version: shell.version,
  entry: startScript(shell),
  pages: [],
  redirects: [],
  slots: [],
});

/** Sorts the assistant's documents by page, so that they do not depend on the order of rendering. */
function inPageOrder(documents: readonly ChatDocument[], urls: readonly string[]): ChatDocument[] {
  const place = new Map(urls.map((url, index) => [url, index]));
  const placeOf = ({ path: address }: ChatDocument) => place.get(address.split('#')[0] ?? '') ?? 0;
  return documents.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Names the owner of a page and its version, for messages. */
function describe(url: string, liveRemotes: LiveRemotes): string {
  const { path: own } = splitPath(url);
  const owner = Object.entries(liveRemotes).find(([, { pages }]) =>
    pages.some((pattern) => matchPattern(pattern, own)),
  );
  return owner ? `${owner[0]} ${owner[1].version}` : 'shell';
}
