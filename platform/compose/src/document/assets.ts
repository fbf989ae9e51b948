import { readFileSync } from 'node:fs';
import path from 'node:path';

import { folderOf, type Hydration, type RemoteName } from '@tesela/core/contract';
import type { PageScripts } from '@tesela/core/liveRemotes';
import type { PrerenderedPage } from '@tesela/core/prerender';

import { sriHash } from '#disk/hashes.ts';
import { entryUrl, type Release } from '#releases/release.ts';

import { dropRepeatedRules } from './dropRepeatedRules.ts';
import type { Stylesheet } from './stylesheet.ts';

/** Styles and scripts of a page. All URLs begin at the site's root. */
export type PageAssets = {
  stylesheets: Stylesheet[];
  /** Sources of the inline scripts: what says that scripts do not run, and what fetches the other scripts. */
  inline: string[];
  scripts: PageScripts;
};

/** `late` is missing in builds that are older than late styles. */
type ChunkList = Record<string, { js: string[]; css: string[]; late?: string[] }>;

/**
 * Entries of the shell that compose writes into every page, each into an element of its own: what one browser cannot
 * parse does not stop the other.
 */
const inlineEntries = ['unanswered', 'starter'];

/** Chunk name that the preset gives to the exposed module of a remote. */
const exposedChunk = 'remote';

function readChunkList(release: Release): ChunkList {
  return JSON.parse(readFileSync(path.join(release.dir, 'web/chunks.json'), 'utf8')) as ChunkList;
}

function filesOf(release: Release, chunkList: ChunkList, chunk: string): ChunkList[string] {
  const files = chunkList[chunk];
  if (files) return files;
  throw new Error(
    `${release.name} has no build chunk "${chunk}": the build names a chunk after the file that import() loads.`,
  );
}

/** URL of the script that starts the shell. */
export const startScript = (shell: Release): string => shell.url + readChunkList(shell).index?.js[0];

/** Chunks of the shell in the order in which they run. */
const shellChunks = ['react', 'site', 'app'];

/** React, the largest part of the shell, is fetched ahead on pages that are used. */
const aheadChunk = 'react';

const isUsed = (hydration: PageScripts['hydration']): boolean =>
  Object.values(hydration).some(({ defer }) => defer !== 'touch');

/** Module Federation's runtime, fetched with the first area that belongs to a remote. */
const federationChunk = 'federation';

/** Name of the area of the page itself. Its remote's code is fetched when it is hydrated, as a slot's is. */
const pageArea = 'page';

/** Makes the URLs in a stylesheet absolute: they are relative to its file, and compose writes it into the page. */
function rebaseUrls(css: string, url: string): string {
  const folder = path.posix.dirname(url);
  return css.replaceAll(
    /url\((["']?)(?!data:|https?:|\/|#)([^)"']+)\1\)/g,
    (_, quote: string, file: string) => `url(${quote}${path.posix.join(folder, file)}${quote})`,
  );
}

/**
 * Removes stylesheets that occur twice.
 * @throws Error when two releases have different styles under one path: the browser would use the first for both
 */
function withoutRepeats(stylesheets: readonly Stylesheet[]): Stylesheet[] {
  const byPath = new Map<string, Stylesheet>();
  for (const item of stylesheets) {
    const known = byPath.get(item.dataHref);
    if (known && known.css !== item.css)
      throw new Error(
        `Two releases have different styles under ${item.dataHref}: name stylesheets by a hash of their content.`,
      );
    byPath.set(item.dataHref, item);
  }
  return [...byPath.values()];
}

/** Adds the documents that the page does not carry to the files of their areas. */
function withDocuments(assets: PageAssets, chunks: PrerenderedPage['chunks']): PageAssets {
  const areas = { ...assets.scripts.areas };
  for (const { slot = pageArea, document } of chunks)
    if (document) areas[slot] = [...(areas[slot] ?? []), document];
  return { ...assets, scripts: { ...assets.scripts, areas } };
}

/** Finds the files that a page needs in the chunk lists of the releases. */
export function createAssetFinder(
  shell: Release,
  remotes: ReadonlyMap<RemoteName, Release>,
): (page: PrerenderedPage) => PageAssets {
  const chunkLists = new Map(
    [shell, ...remotes.values()].map((release) => [release, readChunkList(release)]),
  );
  const read = (release: Release, file: string): string =>
    readFileSync(path.join(release.dir, 'web', file), 'utf8');

  /** Integrity hashes by URL. */
  const hashes = new Map<string, string>();

  function registerFile(release: Release, file: string, url = release.url + file): string {
    if (!hashes.has(url)) hashes.set(url, sriHash(read(release, file)));
    return url;
  }

  const entries = new Map(
    [...remotes].map(([name, release]) => [name, registerFile(release, 'remoteEntry.js', entryUrl(release))]),
  );

  function collect(release: Release, chunks: readonly string[]) {
    const chunkList = chunkLists.get(release) ?? {};
    const found = chunks.map((chunk) => filesOf(release, chunkList, chunk));
    return {
      /** Files that the browser fetches: scripts, and styles of components that no prerendered page shows. */
      files: found.flatMap(({ js, late = [] }) =>
        [...js, ...late].map((file) => registerFile(release, file)),
      ),
      css: found.flatMap(({ css }) =>
        css.map((file) => ({
          css: rebaseUrls(read(release, file).trim(), release.url + file),
          dataHref: file,
        })),
      ),
    };
  }

  const inline = inlineEntries
    .flatMap((entry) => chunkLists.get(shell)?.[entry]?.js ?? [])
    .map((file) => read(shell, file).replace(/\n\/\/# sourceMappingURL=.*\s*$/, ''));

  function find(chunks: PrerenderedPage['chunks']): PageAssets {
    const main = collect(shell, ['index']);
    const parts = collect(shell, shellChunks);
    const stylesheets = [...main.css, ...parts.css];
    const federation = collect(shell, [federationChunk]);
    const areas: Record<string, string[]> = {};
    const hydration: Record<string, Hydration> = {};
    for (const { remote, names, slot = pageArea, hydration: own } of chunks) {
      if (own) hydration[slot] = own;
      if (remote === 'shell') {
        const used = collect(shell, names);
        (areas[slot] ??= []).push(...used.files);
        stylesheets.push(...used.css);
        continue;
      }
      const [release, entry] = [remotes.get(remote), entries.get(remote)];
      if (!release || !entry) throw new Error(`The page uses ${folderOf(remote)}, which has no release.`);
      const used = collect(release, [exposedChunk, ...names]);
      const area = (areas[slot] ??= [...federation.files]);
      area.push(entry, ...used.files);
      stylesheets.push(...used.css);
    }
    const without = (known: readonly string[], files: readonly string[]) =>
      [...new Set(files)].filter((file) => !known.includes(file));
    const page = without(main.files, parts.files);
    const started = [...main.files, ...page];
    const urls = [...started, ...Object.values(areas).flat()];
    return {
      stylesheets: dropRepeatedRules(withoutRepeats(stylesheets)),
      inline,
      scripts: {
        start: main.files,
        page,
        ahead: isUsed(hydration) ? collect(shell, [aheadChunk]).files : [],
        areas: Object.fromEntries(
          Object.entries(areas).map(([area, files]) => [area, without(started, files)]),
        ),
        hydration,
        integrity: Object.fromEntries(urls.map((url) => [url, hashes.get(url) ?? ''])),
      },
    };
  }

  /** Thousands of pages use the same chunks, so the result is cached. */
  const found = new Map<string, PageAssets>();
  return ({ chunks }) => {
    const key = JSON.stringify(chunks.map(({ document: _document, ...code }) => code));
    const assets = found.get(key) ?? find(chunks);
    found.set(key, assets);
    return withDocuments(assets, chunks);
  };
}
