import { readFileSync } from 'node:fs';
import path from 'node:path';

import { root, siteDir } from '@tesela/testing/site';

import { places, type Cell } from './cells.ts';
import type { BrokenFile } from './faultyServer.ts';

type ChunkFiles = { js: string[]; css: string[] };

const chunksOf = (folder: string): Record<string, ChunkFiles> =>
  JSON.parse(readFileSync(path.join(root, folder, 'dist/web/chunks.json'), 'utf8')) as Record<
    string,
    ChunkFiles
  >;

type LiveEntry = { entry: string; data?: string };

/** Path of a file of a remote in the composed site. */
function fileOf(folder: string, part: Cell['part'], names: { chunk: string; data: string }): string {
  const registry = JSON.parse(readFileSync(path.join(siteDir, 'live/registry.json'), 'utf8')) as Record<
    string,
    LiveEntry
  >;
  const live = registry[folder.replace('-', '_')];
  if (!live) throw new Error(`${folder} is not live.`);
  const chunks = chunksOf(folder);
  const below = (file: string | undefined) => {
    // A cell whose file is not there would break nothing, and pass.
    if (!file)
      throw new Error(`${folder} has no ${part} of ${names.chunk}: see ${folder}/dist/web/chunks.json.`);
    return live.entry.replace(/remoteEntry\.\w+\.js$/, file);
  };
  switch (part) {
    case 'entry':
      return live.entry;
    case 'exposed':
      return below(chunks['remote']?.js.at(-1));
    case 'chunk':
      return below(chunks[names.chunk]?.js.at(-1));
    case 'css':
      return below(chunks[names.chunk]?.css.at(-1));
    case 'data':
      return `${live.data}/${names.data}`;
  }
}

/** The remote whose files are served in place of a broken one. */
const otherRemote = (folder: string) => (folder === 'mfe-spa' ? places.services : places.spa);

/** The file that a cell breaks. */
export function brokenFileOf({ place, part, fault }: Cell): BrokenFile {
  const broken = places[place];
  const other = otherRemote(broken.remote);
  const file = fileOf(broken.remote, part, broken);
  return {
    path: new RegExp(`^${file.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?:\\?|$)`),
    fault,
    folder: broken.remote,
    alive: broken.alive,
    other: fileOf(other.remote, part, other),
  };
}

/** Title and heading of a composed page. */
export function composedPage(url: string): { title: string; heading: string } {
  const html = readFileSync(path.join(siteDir, 'live', url, 'index.html'), 'utf8');
  const text = (pattern: RegExp) =>
    (pattern.exec(html)?.[1] ?? '').replaceAll(/<[^>]+>/g, '').replaceAll('&amp;', '&');
  return { title: text(/<title>([^<]*)/), heading: text(/<h1[^>]*>([\s\S]*?)<\/h1>/) };
}
