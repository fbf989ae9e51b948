import { cp, symlink } from 'node:fs/promises';
import path from 'node:path';

import { root } from './site.ts';

/** Folders that are needed neither to build nor to compose. */
const excluded = new Set(['.git', '.site', '.tsc', '.reports', '.federation', 'docs']);

/** Where pnpm keeps what is installed. */
const store = 'node_modules/.pnpm';

const excludedPaths = new Set([store, 'tools/art'].map((name) => path.join(root, name)));

/**
 * Copies sources and builds of the working copy, so that a test can change them. The packages' links to each other lead
 * into the copy; installed packages are linked from the original.
 */
export async function copyWorkspace(copy: string): Promise<void> {
  await cp(root, copy, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => !excludedPaths.has(file) && !excluded.has(path.basename(file)),
  });
  await symlink(path.join(root, store), path.join(copy, store));
}
