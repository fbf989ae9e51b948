import type { RemoteName } from '@clinic/shared/contract';
import { onPages } from '@clinic/shared/hours/calendar';
import { assertContract } from '@clinic/shared/contractRule';
import { languages, localizePath, splitPath } from '@clinic/shared/lang';
import { matchPattern } from '@clinic/shared/routePattern';
import { LIVE_REMOTES_URL, type LiveRemote, type LiveRemotes } from '@clinic/shared/liveRemotes';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { ChatDocument } from '@clinic/shared/chatDocuments';
import { createAssetFinder, startScript } from '#document/assets.ts';
import { chatDocuments } from '#prerender/chatDocuments.ts';
import { writeCompressed } from '#disk/compress.ts';
import { renderDocument } from '#document/renderDocument.ts';
import { filesBelow, linkFile, makeFolder } from '#disk/files.ts';
import { inParallel } from '#disk/inParallel.ts';
import { createPageKeys, entriesOf, recordOf } from './pageKeys.ts';
import { listUrls } from '#prerender/prerenderPages.ts';
import { readSettings } from '#prerender/readSettings.ts';
import { readDescription } from '#releases/fetchRelease.ts';
import type { Release } from '#releases/release.ts';
import { startRenderer } from '#prerender/renderer.ts';
import { SITE_LIST, openEarlier, type ComposedSiteList, type PageRecord } from './composedSite.ts';
import { hashFiles } from '#releases/fileList.ts';
import { renderSecurityText } from '#document/securityText.ts';
import { renderRobots, renderSitemap } from '#document/sitemap.ts';
import type { Store } from '#store/store.ts';

/** Redirects in both languages, as the server reads them. */
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
export const fileOf = (url: string): string =>
  url.endsWith('/404') ? `${url.slice(1)}.html` : path.join(url.slice(1), 'index.html');

export type ComposeOptions = {
  /** Folder of the site. */
  dir: string;
  store: Store;
  /** Folder of the clinic's settings. */
  settingsDir: string;
  /** An earlier composed site, whose pages are taken over where nothing has changed. */
  earlier?: string;
  /** Longest time that one page may take, in ms. */
  timeout?: number;
};

/** What a site is made of, fetched. */
export type Parts = { shell: Release; remotes: ReadonlyMap<RemoteName, Release> };

/**
 * Makes the pages of a site and all that stands beside them, in a folder that is not there yet.
 * @throws Error that names the release, and the route if there is one, that stopped it
 */
export async function makeSite(
  dir: string,
  { shell, remotes }: Parts,
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
    const earlier = await openEarlier(options.earlier, keyOf);
    const urls = listUrls([...paths, ...ownPaths]);
    const pages: Record<string, PageRecord> = {};
    const known: ChatDocument[] = [];
    let made = 0;

    await makeFolder(dir, async (aside) => {
      const write = async (file: string, content: string) => {
        const target = path.join(aside, file);
        await mkdir(path.dirname(target), { recursive: true });
        await writeFile(target, content);
        return target;
      };
      const labelOf = (url: string) => `The page ${url} (${describe(url, liveRemotes)})`;
      const changed: string[] = [];
      await inParallel(urls, async (url) => {
        const record = await earlier.take(url, fileOf(url), aside);
        if (!record) return void changed.push(url);
        pages[url] = record;
        known.push(...earlier.known(url));
      });
      // One after the other: the worker has one processor; writing and compressing go on meanwhile.
      const render = async function* () {
        for (const url of changed) yield await renderer.render(url, labelOf(url));
      };
      await inParallel(render(), async (page) => {
        made += 1;
        if (!ownPaths.includes(splitPath(page.url).path)) known.push(...chatDocuments(page, taught, site));
        const record = recordOf(page);
        const registry = entriesOf(liveRemotes, record.remotes);
        const html = renderDocument(page, findAssets(page), { ...data, registry });
        pages[page.url] = { ...record, key: keyOf(page.url, record) };
        await writeCompressed(await write(fileOf(page.url), html), 8);
      });
      await inParallel(documents, async ([url, document]) => {
        await writeCompressed(await write(url.slice(1), JSON.stringify(document)), 8);
      });

      const publicDir = path.join(shell.dir, 'public');
      for (const file of existsSync(publicDir) ? await filesBelow(publicDir) : []) {
        await linkFile(path.join(publicDir, file), path.join(aside, file));
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
      // The server's own; visitors never get them.
      await write('redirects.json', JSON.stringify(listRedirects(liveRemotes)));
      await write('settings.json', JSON.stringify({ site: settings.site }));
      await write('chat.json', JSON.stringify(inOrder(known, urls)));
      const composedSite: ComposedSiteList = {
        pages: Object.fromEntries(urls.map((url) => [url, pages[url] as PageRecord])),
        files: await hashFiles(aside),
        uses: [shell, ...remotes.values()].map((release) => path.relative(siteDir, release.dir)),
      };
      await write(SITE_LIST, JSON.stringify(composedSite));
    });
    return { pages: urls.length, made };
  } finally {
    await renderer.close();
  }
}

/** By what starts it an open tab sees whether the shell that it runs is still the live one. */
const describeShell = (shell: Release): LiveRemote => ({
  version: shell.version,
  entry: startScript(shell),
  pages: [],
  redirects: [],
  slots: [],
});

/** What the assistant knows, page by page, in whatever order the pages were made. */
function inOrder(known: readonly ChatDocument[], urls: readonly string[]): ChatDocument[] {
  const place = new Map(urls.map((url, index) => [url, index]));
  const placeOf = ({ path: address }: ChatDocument) => place.get(address.split('#')[0] ?? '') ?? 0;
  return known.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** The owner of a page and its version, for messages. */
function describe(url: string, liveRemotes: LiveRemotes): string {
  const { path: own } = splitPath(url);
  const owner = Object.entries(liveRemotes).find(([, { pages }]) =>
    pages.some((pattern) => matchPattern(pattern, own)),
  );
  return owner ? `${owner[0]} ${owner[1].version}` : 'shell';
}
