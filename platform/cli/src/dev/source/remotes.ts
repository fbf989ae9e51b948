import { existsSync } from 'node:fs';
import path from 'node:path';

import type { RemotePackage } from '@tesela/build/workspace';
import type { RemoteName } from '@tesela/core/contract';

/** The folder of the site, in which `tesela dev` is called. */
export const root = process.cwd();

export const settingsDir = path.join(root, 'settings');

/** Short name that a developer types: `mfe_events` → `events`. */
export const shortName = (name: RemoteName): string => name.replace('mfe_', '');

/**
 * Finds the remotes that the arguments of `tesela dev` name; without arguments, all.
 * @throws Error that lists the names
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

/** A remote of the development site. */
export type DevRemote = RemotePackage & {
  /** Its own port, or the next free one. */
  port: number;
  /** Whether it is compiled from its source with hot updates, or served from its last production build. */
  isDeveloped: boolean;
};

/** Name of the package that has a file, e.g. `mfe-y` for `examples/x/mfe-y/src/paths.ts`; of no remote: the first folder. */
export function packageOf(file: string, remotes: readonly RemotePackage[], site = root): string {
  const full = path.join(site, file);
  const remote = remotes.find(({ dir }) => full.startsWith(dir + path.sep));
  return remote?.folder ?? file.split('/')[0] ?? '';
}

/** Folder of the shell. */
export const shellDir = path.join(root, 'shell');

/** The module with the routes and slots of a remote. Importing it loads no component, as pages are behind `import()`. */
export const remoteFile = (dir: string): string => path.join(dir, 'src/exposed/remote.ts');

/** The module of a remote that only compose reads; it is optional. */
export const dataFile = (dir: string): string => path.join(dir, 'src/exposed/data.ts');

export const hasData = ({ dir }: RemotePackage): boolean => existsSync(dataFile(dir));
