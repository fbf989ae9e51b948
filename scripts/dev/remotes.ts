import { folderOf, remoteNames, type Remote, type RemoteName } from '@clinic/shared/contract';
import { devPorts } from '@clinic/shared/preset';
import type { LiveRemote, Registry } from '@clinic/shared/registry';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

export const root = path.resolve(import.meta.dirname, '../..');

/** Short name that a developer types: `mfe_shop` → `shop`. */
export const shortName = (name: RemoteName): string => name.replace('mfe_', '');

/**
 * Turns the words after `pnpm dev` into remotes; none means all.
 * @throws Error that lists the names there are
 */
export function parseRemotes(words: readonly string[]): RemoteName[] {
  if (words.length === 0) return [...remoteNames];
  return words.map((word) => {
    const found = remoteNames.find((name) => [name, folderOf(name), shortName(name)].includes(word));
    if (found) return found;
    throw new Error(`There is no remote "${word}". Choose among: ${remoteNames.map(shortName).join(', ')}.`);
  });
}

/** Where a remote makes its documents, if it has any. */
const dataFile = (name: RemoteName): string => path.join(root, folderOf(name), 'src/exposed/data.ts');

/** Reads a remote's routes and slots from its source; pages are behind `import()`, so no component is loaded. */
async function describe(name: RemoteName): Promise<LiveRemote> {
  const file = path.join(root, folderOf(name), 'src/exposed/remote.ts');
  const changed = statSync(file).mtimeMs;
  const { remote } = (await import(`${pathToFileURL(file).href}?changed=${changed}`)) as { remote: Remote };
  return {
    version: 'dev',
    entry: `http://localhost:${devPorts[name]}/remoteEntry.js`,
    ...(existsSync(dataFile(name)) && { data: `/data/${folderOf(name)}/dev` }),
    pages: remote.routes.flatMap((route) => (route.kind === 'page' ? [route.path] : [])),
    redirects: remote.routes.flatMap((route) =>
      route.kind === 'redirect' ? [{ path: route.path, to: route.to }] : [],
    ),
    // The keys of a Record<SlotName, …> are slot names; Object.keys widens them.
    slots: Object.keys(remote.slots) as LiveRemote['slots'],
  };
}

/** The registry of the development site: every remote on its own port. */
export async function devRegistry(): Promise<Registry> {
  const entries = await Promise.all(remoteNames.map(async (name) => [name, await describe(name)] as const));
  return Object.fromEntries(entries);
}
