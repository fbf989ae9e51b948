import type { Remote, RemoteName } from '@clinic/shared/contract';
import type { LiveRemote, Registry } from '@clinic/shared/registry';
import { listRemotes, type RemotePackage } from '@clinic/shared/workspace';
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
export function parseRemotes(remotes: readonly RemotePackage[], words: readonly string[]): RemotePackage[] {
  if (words.length === 0) return [...remotes];
  return words.map((word) => {
    const found = remotes.find(({ name, folder }) => [name, folder, shortName(name)].includes(word));
    if (found) return found;
    const names = remotes.map(({ name }) => shortName(name));
    throw new Error(`There is no remote "${word}". Choose among: ${names.join(', ')}.`);
  });
}

/** Where a remote keeps what compose alone reads, if it has any. */
export const dataFile = (dir: string): string => path.join(dir, 'src/exposed/data.ts');

export const hasData = ({ dir }: RemotePackage): boolean => existsSync(dataFile(dir));

/** Reads a remote's routes and slots from its source; pages are behind `import()`, so no component is loaded. */
export async function importRemote({ dir }: RemotePackage): Promise<Remote> {
  const file = path.join(dir, 'src/exposed/remote.ts');
  const changed = statSync(file).mtimeMs;
  const { remote } = (await import(`${pathToFileURL(file).href}?changed=${changed}`)) as { remote: Remote };
  return remote;
}

async function describe(remotePackage: RemotePackage): Promise<LiveRemote> {
  const { folder, devPort } = remotePackage;
  const remote = await importRemote(remotePackage);
  return {
    version: 'dev',
    entry: `http://localhost:${devPort}/remoteEntry.js`,
    ...(hasData(remotePackage) && { data: `/data/${folder}/dev` }),
    pages: remote.routes.flatMap((route) => (route.kind === 'page' ? [route.path] : [])),
    redirects: remote.routes.flatMap((route) =>
      route.kind === 'redirect' ? [{ path: route.path, to: route.to }] : [],
    ),
    slots: Object.keys(remote.slots),
  };
}

/** The registry of the development site: every remote on its own port. */
export async function devRegistry(): Promise<Registry> {
  const entries = await Promise.all(
    listRemotes(root).map(async (remote) => [remote.name, await describe(remote)] as const),
  );
  return Object.fromEntries(entries);
}
