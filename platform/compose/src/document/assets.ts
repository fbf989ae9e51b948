import { folderOf, type RemoteName } from '@clinic/shared/contract';
import type { Lang } from '@clinic/shared/lang';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { PrerenderedPage } from '@clinic/shared/prerender';
import type { PageScripts } from '@clinic/shared/liveRemotes';
import { integrityOf } from '#disk/hash.ts';
import { entryUrl, type Release } from '#releases/release.ts';
import { dropRepeatedRules } from './dropRepeatedRules.ts';
import type { Stylesheet } from './stylesheet.ts';

/** What a page loads; URLs from the site's root. */
export type PageAssets = {
  stylesheets: Stylesheet[];
  /** Text of the script that stands in the page itself and fetches the others. */
  starter: string;
  scripts: PageScripts;
};

/** Builds from before there were late styles do not list them. */
type ChunkList = Record<string, { js: string[]; css: string[]; late?: string[] }>;

/** Name that the preset gives to the federated module of a remote. */
const exposedChunk = 'remote';

function readChunkList(release: Release): ChunkList {
  return JSON.parse(readFileSync(path.join(release.dir, 'web/chunks.json'), 'utf8')) as ChunkList;
}

function filesOf(release: Release, chunkList: ChunkList, chunk: string): ChunkList[string] {
  const files = chunkList[chunk];
  if (files) return files;
  throw new Error(
    `${release.name} has no build chunk "${chunk}": give the import() the comment /* webpackChunkName: "${chunk}" */.`,
  );
}

/** Address of what starts the shell. */
export const startScript = (shell: Release): string => shell.url + readChunkList(shell).index?.js[0];

/** Parts of the shell that start one after the other, in this order. */
const shellChunks = ['react', 'site', 'app'];

/** What loads a remote, fetched with the first area that is one's. */
const federationChunk = 'federation';

/** The page among the areas; its remote's code is wanted when it wakes, as a slot's is. */
const pageArea = 'page';

/** URLs in a stylesheet are relative to its file; in the page there is no such place. */
function rebaseUrls(css: string, url: string): string {
  const folder = path.posix.dirname(url);
  return css.replaceAll(
    /url\((["']?)(?!data:|https?:|\/|#)([^)"']+)\1\)/g,
    (_, quote: string, file: string) => `url(${quote}${path.posix.join(folder, file)}${quote})`,
  );
}

/**
 * Styles by the path that the browser knows them by.
 * @throws Error when two releases have the same one: the second would be taken for the first
 */
function withoutRepeats(stylesheets: readonly Stylesheet[]): Stylesheet[] {
  const byPath = new Map<string, Stylesheet>();
  for (const item of stylesheets) {
    const known = byPath.get(item.dataHref);
    if (known && known.css !== item.css)
      throw new Error(
        `Two releases have other styles under ${item.dataHref}: name stylesheets by a hash of their content.`,
      );
    byPath.set(item.dataHref, item);
  }
  return [...byPath.values()];
}

/** Knows which files of the releases a page needs, from the chunk lists of their builds. */
export function createAssetFinder(
  shell: Release,
  remotes: ReadonlyMap<RemoteName, Release>,
): (page: PrerenderedPage) => PageAssets {
  const chunkLists = new Map(
    [shell, ...remotes.values()].map((release) => [release, readChunkList(release)]),
  );
  const read = (release: Release, file: string): string =>
    readFileSync(path.join(release.dir, 'web', file), 'utf8');

  /** Hashes of files, by their URLs. */
  const hashes = new Map<string, string>();

  function addressFile(release: Release, file: string, url = release.url + file): string {
    if (!hashes.has(url)) hashes.set(url, integrityOf(read(release, file)));
    return url;
  }

  const entries = new Map(
    [...remotes].map(([name, release]) => [name, addressFile(release, 'remoteEntry.js', entryUrl(release))]),
  );

  function collect(release: Release, chunks: readonly string[]) {
    const chunkList = chunkLists.get(release) ?? {};
    const found = chunks.map((chunk) => filesOf(release, chunkList, chunk));
    return {
      /** What the browser fetches: scripts, and the styles of what no prerendered page shows. */
      files: found.flatMap(({ js, late = [] }) => [...js, ...late].map((file) => addressFile(release, file))),
      css: found.flatMap(({ css }) =>
        css.map((file) => ({
          css: rebaseUrls(read(release, file).trim(), release.url + file),
          dataHref: file,
        })),
      ),
    };
  }

  const shellWords = (lang: Lang) => `shell.${lang}`;
  const [starterFile = ''] = chunkLists.get(shell)?.starter?.js ?? [];
  const starter = starterFile && read(shell, starterFile).replace(/\n\/\/# sourceMappingURL=.*\s*$/, '');

  function find({ chunks, head }: Pick<PrerenderedPage, 'chunks' | 'head'>): PageAssets {
    const main = collect(shell, ['index']);
    const parts = collect(shell, [...shellChunks, shellWords(head.lang)]);
    const stylesheets = [...main.css, ...parts.css];
    const federation = collect(shell, [federationChunk]);
    const areas: Record<string, string[]> = {};
    for (const { remote, names, slot = pageArea } of chunks) {
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
      starter,
      scripts: {
        start: main.files,
        page,
        areas: Object.fromEntries(
          Object.entries(areas).map(([area, files]) => [area, without(started, files)]),
        ),
        integrity: Object.fromEntries(urls.map((url) => [url, hashes.get(url) ?? ''])),
      },
    };
  }

  /** Thousands of pages are made of the same parts. */
  const found = new Map<string, PageAssets>();
  return ({ chunks, head }) => {
    const key = JSON.stringify([head.lang, chunks]);
    const assets = found.get(key) ?? find({ chunks, head });
    found.set(key, assets);
    return assets;
  };
}
