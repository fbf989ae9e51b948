import { listRemotes } from '@clinic/build/workspace';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** The `src/gallery.tsx` of the shell and of every remote that has one. @param root of the workspace */
export const findGalleries = (root: string): string[] =>
  ['shell', ...listRemotes(root).map(({ folder }) => folder)]
    .map((folder) => path.join(root, folder, 'src/gallery.tsx'))
    .filter(existsSync);
