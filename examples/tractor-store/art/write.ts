import { existsSync, globSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { Drawing } from './pictures.ts';

/**
 * Writes the drawings that a remote shows into its `pictures/`. Its `rsbuild.config.ts` calls it, so that a build and the
 * development server have them. What has not changed is left alone, since compilers watch the folder.
 * @param dir the remote's folder
 */
export async function writeDrawings(dir: string, drawings: readonly Drawing[]): Promise<void> {
  const files = new Map(drawings.map(({ url, svg }) => [path.join(dir, url), svg]));
  for (const name of globSync('pictures/**/*.svg', { cwd: dir })) {
    const file = path.join(dir, name);
    if (!files.has(file)) await rm(file);
  }
  for (const [file, svg] of files) {
    // The name has a hash of what is drawn.
    if (existsSync(file)) continue;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, svg);
  }
}
