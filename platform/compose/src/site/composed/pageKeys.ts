import type { LiveRemotes } from '@clinic/shared/liveRemotes';
import type { PrerenderedPage } from '@clinic/shared/prerender';

import { sha256 } from '#disk/hash.ts';
import type { Outline } from '#prerender/renderWorker.ts';
import { readFileList } from '#releases/fileList.ts';
import type { Release } from '#releases/release.ts';

import type { PageRecord } from './composedSite.ts';
import { composerId } from './composerId.ts';

const keyOf = (value: unknown): string => sha256(JSON.stringify(value)).slice(0, 32);

/** The entries of the remotes that a page shows, without their versions, which would change the page for nothing. */
export function shownRemotes(liveRemotes: LiveRemotes, names: readonly string[]): LiveRemotes {
  const shown = new Set(names);
  return Object.fromEntries(
    Object.entries(liveRemotes)
      .filter(([name]) => shown.has(name))
      .map(([name, { version: _version, ...entry }]) => [name, entry]),
  );
}

/** Files that do not decide the HTML of a page by themselves: documents and the names of pictures count instead. */
const isLeftOut = (file: string): boolean =>
  ['package.json', 'node/data.mjs'].includes(file) || /^(?:content|web\/pictures)\//.test(file);

/** Hash of the files with which a release renders. */
async function hashCode({ dir }: Release): Promise<string> {
  const files = Object.entries((await readFileList(dir)) ?? {});
  return keyOf(files.filter(([file]) => !isLeftOut(file)));
}

/**
 * Computes a key for each page: a page with the same key has the same HTML. A release changes the keys of the pages that
 * use its code, if the code changed, and of the pages that show a changed document.
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
  const documentKeys = new Map(
    [...documents].map(([address, document]) => [address, keyOf(document ?? null)]),
  );
  const knowledge = Map.groupBy(taught, ([place]) => place.split('#')[0]);
  return (url, { remotes: names, documents: shown }) =>
    keyOf([
      common,
      names.map((name) => [name, code.get(name)]),
      shown.map((address) => [address, documentKeys.get(address)]),
      knowledge.get(url),
    ]);
}

export const createPageRecord = ({
  chunks,
  documents,
}: Pick<PrerenderedPage, 'chunks' | 'documents'>): Omit<PageRecord, 'key'> => ({
  remotes: [...new Set(chunks.map(({ remote }) => remote))].filter((name) => name !== 'shell').toSorted(),
  documents: Object.keys(documents).toSorted(),
});
