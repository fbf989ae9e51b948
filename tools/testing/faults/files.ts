import { readFileSync } from 'node:fs';
import path from 'node:path';

import { placeOf, type BrokenFile, type Cell, type FaultPlace, type FaultSite } from './cells.ts';

type ChunkFiles = { js: string[]; css: string[] };
type LiveEntry = { entry: string; data?: string; pages: string[] };

const readJson = <T>(...at: string[]): T => JSON.parse(readFileSync(path.join(...at), 'utf8')) as T;

const registryOf = ({ root }: FaultSite) =>
  readJson<Record<string, LiveEntry>>(root, '.site/live/registry.json');

/** Path of a file of a remote in the composed site. */
function fileOf(site: FaultSite, { remote, chunk, data }: FaultPlace, part: Cell['part']): string {
  const live = registryOf(site)[remote.replace('-', '_')];
  if (!live) throw new Error(`${remote} is not live.`);
  const chunks = readJson<Record<string, ChunkFiles>>(site.root, remote, 'dist/web/chunks.json');
  const below = (file: string | undefined) => {
    // A cell whose file is not there would break nothing, and pass.
    if (!file) throw new Error(`${remote} has no ${part} of ${chunk}: see ${remote}/dist/web/chunks.json.`);
    return live.entry.replace(/remoteEntry\.\w+\.js$/, file);
  };
  switch (part) {
    case 'entry':
      return live.entry;
    case 'exposed':
      return below(chunks['remote']?.js.at(-1));
    case 'chunk':
      return below(chunks[chunk]?.js.at(-1));
    case 'css':
      return below(chunks[chunk]?.css.at(-1));
    case 'data':
      return `${live.data}/${data}`;
  }
}

/** The page whose files are served in place of broken ones: one of another remote. */
function otherPlace({ places }: FaultSite, remote: string): FaultPlace {
  const other = Object.values(places).find((place) => place.remote !== remote && !place.slot);
  if (!other) throw new Error('The matrix needs pages of two remotes.');
  return other;
}

/** The file that a cell breaks. */
export function brokenFileOf(site: FaultSite, cell: Cell): BrokenFile {
  const broken = placeOf(site, cell);
  const { part, fault } = cell;
  return {
    path: new RegExp(
      `^${fileOf(site, broken, part).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?:\\?|$)`,
    ),
    fault,
    folder: broken.remote,
    chunk: broken.chunk,
    alive: broken.alive,
    other: fileOf(site, otherPlace(site, broken.remote), part),
  };
}

/** Whether a remote owns the page at a path. */
export function ownsPage(site: FaultSite, remote: string, url: string): boolean {
  const isAt = (pattern: string) => new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(url);
  return registryOf(site)[remote.replace('-', '_')]?.pages.some(isAt) ?? false;
}

/** Title and heading of a composed page. */
export function composedPage({ root }: FaultSite, url: string): { title: string; heading: string } {
  const html = readFileSync(path.join(root, '.site/live', url, 'index.html'), 'utf8');
  const text = (pattern: RegExp) =>
    (pattern.exec(html)?.[1] ?? '').replaceAll(/<[^>]+>/g, '').replaceAll('&amp;', '&');
  return { title: text(/<title>([^<]*)/), heading: text(/<h1[^>]*>([\s\S]*?)<\/h1>/) };
}
