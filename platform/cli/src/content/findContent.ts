import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { listRemotes } from '@tesela/build/workspace';
import type { Content } from '@tesela/content';
import type { Kind } from '@tesela/content/kind';

/** The content of a package. */
export type FoundContent = { folder: string; dir: string; source: Content<Readonly<Record<string, Kind>>> };

const schemaOf = (dir: string): string => path.join(dir, 'src/content/schema.ts');

async function read(dir: string): Promise<FoundContent> {
  const { source } = (await import(pathToFileURL(schemaOf(dir)).href)) as Pick<FoundContent, 'source'>;
  return { folder: path.basename(dir), dir, source };
}

/**
 * Finds the content of the package in a folder or, in a workspace, of the shell and all micro-frontends.
 * @throws Error when there is none
 */
export async function findContent(dir: string): Promise<FoundContent[]> {
  const dirs = existsSync(path.join(dir, 'package.json'))
    ? [dir, path.join(dir, 'shell'), ...listRemotes(dir).map((remote) => remote.dir)].filter((each) =>
        existsSync(schemaOf(each)),
      )
    : [];
  if (dirs.length === 0) {
    throw new Error(
      `There is no content in ${dir}: a micro-frontend says what it has in src/content/schema.ts.`,
    );
  }
  return Promise.all(dirs.map(read));
}

/** Root of the repository that contains a folder; the folder itself when there is no repository. */
export function repositoryOf(dir: string): string {
  for (let each = dir; each !== path.dirname(each); each = path.dirname(each))
    if (existsSync(path.join(each, '.git'))) return each;
  return dir;
}
