import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { generatedMarker } from '@tesela/build/buildInputs';

/**
 * Empties a folder that an earlier tesela command created, or creates it.
 * @throws Error when the folder holds other files
 */
export async function emptyOwnFolder(dir: string): Promise<void> {
  const names = await readdir(dir).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  if (names.length > 0 && !names.includes(generatedMarker) && !names.includes('.made-by-clinic'))
    throw new Error(`${dir} has files that no tesela command made: name another folder, or empty it.`);
  await Promise.all(names.map((name) => rm(path.join(dir, name), { recursive: true })));
  await mkdir(dir, { recursive: true });
  await writeFile(path.join(dir, generatedMarker), '');
}
