import type { RemoteName } from '@clinic/shared/contract';
import type { RemotePackage } from '@clinic/build/workspace';
import { existsSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../../..');

export const settingsDir = path.join(root, 'settings');

/** Short name that a developer types: `mfe_events` → `events`. */
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

/** A micro-frontend while the site is developed. */
export type DevRemote = RemotePackage & {
  /** Where it is served; its own port, or the next free one. */
  port: number;
  /** Compiled from its source, hot; else served from its last production build. */
  isDeveloped: boolean;
};

/** Routes and slots of a remote; pages are behind `import()`, so that importing it loads no component. */
export const remoteFile = (dir: string): string => path.join(dir, 'src/exposed/remote.ts');

/** Where a remote keeps what compose alone reads, if it has any. */
export const dataFile = (dir: string): string => path.join(dir, 'src/exposed/data.ts');

export const hasData = ({ dir }: RemotePackage): boolean => existsSync(dataFile(dir));
