import { existsSync } from 'node:fs';
import path from 'node:path';

import { listRemotes } from '@clinic/build/workspace';

/** Paths of the `src/gallery.tsx` files of the shell and the remotes. @param root root of the workspace */
export const findGalleries = (root: string): string[] =>
  ['shell', ...listRemotes(root).map(({ folder }) => folder)]
    .map((folder) => path.join(root, folder, 'src/gallery.tsx'))
    .filter(existsSync);
