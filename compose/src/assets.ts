import { folderOf, type RemoteName } from '@clinic/shared/contract';
import type { Lang } from '@clinic/shared/lang';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { PrerenderedPage } from '@clinic/shared/prerender';
import type { Release } from './releases.ts';

/** A stylesheet: its URL, and the path that the build's own runtime knows it by. */
export type Stylesheet = { href: string; dataHref: string };

/** URLs of what a page loads, from the site's root. */
export type PageAssets = {
  stylesheets: Stylesheet[];
  /** Runs first; the rest is fetched by it, and preloaded so that nothing waits. */
  scripts: string[];
  preloadedScripts: string[];
  fonts: string[];
};

type ChunkManifest = Record<string, { js: string[]; css: string[] }>;

/** Name that the preset gives to the federated module of a remote. */
const exposedChunk = 'remote';

function readManifest(release: Release): ChunkManifest {
  return JSON.parse(readFileSync(path.join(release.dir, 'web/chunks.json'), 'utf8')) as ChunkManifest;
}

function filesOf(release: Release, manifest: ChunkManifest, chunk: string): ChunkManifest[string] {
  const files = manifest[chunk];
  if (files) return files;
  throw new Error(
    `${release.name} has no build chunk "${chunk}": give the import() the comment /* webpackChunkName: "${chunk}" */.`,
  );
}

/** Knows which files of the releases a page needs, from the chunk manifests of their builds. */
export function createAssetFinder(
  shell: Release,
  remotes: ReadonlyMap<RemoteName, Release>,
  fonts: readonly string[],
): (page: PrerenderedPage) => PageAssets {
  const manifests = new Map([shell, ...remotes.values()].map((release) => [release, readManifest(release)]));

  function collect(release: Release, chunks: readonly string[]) {
    const manifest = manifests.get(release) ?? {};
    const found = chunks.map((chunk) => filesOf(release, manifest, chunk));
    return { js: found.flatMap((files) => files.js), css: found.flatMap((files) => files.css) };
  }

  const shellWords = (lang: Lang) => `shell.${lang}`;

  return ({ chunks, head }) => {
    const main = collect(shell, ['index']);
    const words = collect(shell, [shellWords(head.lang)]);
    const stylesheets = main.css.map((file) => ({ href: shell.url + file, dataHref: file }));
    const preloaded = words.js.map((file) => shell.url + file);
    for (const { remote, names } of chunks) {
      const release = remotes.get(remote);
      if (!release) throw new Error(`The page uses ${folderOf(remote)}, which has no release.`);
      const used = collect(release, [exposedChunk, ...names]);
      preloaded.push(`${release.url}remoteEntry.js`, ...used.js.map((file) => release.url + file));
      stylesheets.push(...used.css.map((file) => ({ href: release.url + file, dataHref: file })));
    }
    return {
      stylesheets: [...new Map(stylesheets.map((item) => [item.href, item])).values()],
      scripts: main.js.map((file) => shell.url + file),
      preloadedScripts: [...new Set(preloaded)],
      fonts: [...fonts],
    };
  };
}
