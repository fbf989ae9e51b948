import { cp, symlink } from 'node:fs/promises';
import path from 'node:path';

import { root } from './site.ts';

/** What a copy needs neither to build nor to compose. */
const leftOut = new Set(['.git', '.site', '.tsc', '.reports', '.federation', 'art', 'docs']);

/**
 * Copies sources and builds of the working copy, to change them. The packages' links to
 * each other then lead into the copy; those to installed packages lead back, through one link.
 */
export async function copyWorkspace(copy: string): Promise<void> {
  const rootModules = path.join(root, 'node_modules');
  await cp(root, copy, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => file !== rootModules && !leftOut.has(path.basename(file)),
  });
  await symlink(rootModules, path.join(copy, 'node_modules'));
}
