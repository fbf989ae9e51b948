import type { PrerenderedPage } from '@clinic/shared/prerender';
import type { LiveRemotes } from '@clinic/shared/liveRemotes';

import { hashOf } from '#disk/hash.ts';
import type { Outline } from '#prerender/renderWorker.ts';
import { readFileList } from '#releases/fileList.ts';
import type { Release } from '#releases/release.ts';
import { composerId } from './composerId.ts';
import type { PageRecord } from './composedSite.ts';

const keyOf = (value: unknown): string => hashOf(JSON.stringify(value)).slice(0, 32);

/** What a page says of the remotes that it shows, and of no other; the version is for people, who read it elsewhere. */
export function entriesOf(liveRemotes: LiveRemotes, names: readonly string[]): LiveRemotes {
  const shown = new Set(names);
  return Object.fromEntries(
    Object.entries(liveRemotes)
      .filter(([name]) => shown.has(name))
      .map(([name, { version: _version, ...entry }]) => [name, entry]),
  );
}

/** Not what a page is rendered with: what documents are made of counts by these, and pictures by their names. */
const isApart = (file: string): boolean =>
  ['package.json', 'node/data.mjs'].includes(file) || /^(?:content|web\/pictures)\//.test(file);

/** Hash of all that a release renders with. */
async function hashCode({ dir }: Release): Promise<string> {
  const files = Object.entries((await readFileList(dir)) ?? {});
  return keyOf(files.filter(([file]) => !isApart(file)));
}

/**
 * What each page of a site is made of: it is the same page as long as its key is the same. A release changes the keys of
 * pages that show its code, when that is other code, and of those that show a document that says something else.
 */
export async function createPageKeys(
  { shell, remotes }: { shell: Release; remotes: ReadonlyMap<string, Release> },
  { data, documents, taught }: Pick<Outline, 'data' | 'documents' | 'taught'>,
): Promise<(url: string, record: Omit<PageRecord, 'key'>) => string> {
  const { registry, ...site } = data;
  const shapes = Object.entries(registry).map(([name, { pages, redirects, slots }]) => [
    name,
    pages,
    redirects,
    slots,
  ]);
  const common = [composerId, await hashCode(shell), site, shapes];
  const code = new Map<string, string>();
  for (const [name, release] of remotes) code.set(name, await hashCode(release));
  const said = new Map([...documents].map(([address, document]) => [address, keyOf(document ?? null)]));
  const known = Map.groupBy(taught, ([place]) => place.split('#')[0]);
  return (url, { remotes: names, documents: shown }) =>
    keyOf([
      common,
      names.map((name) => [name, code.get(name)]),
      shown.map((address) => [address, said.get(address)]),
      known.get(url),
    ]);
}

export const recordOf = ({
  chunks,
  documents,
}: Pick<PrerenderedPage, 'chunks' | 'documents'>): Omit<PageRecord, 'key'> => ({
  remotes: [...new Set(chunks.map(({ remote }) => remote))].filter((name) => name !== 'shell').toSorted(),
  documents: Object.keys(documents).toSorted(),
});
