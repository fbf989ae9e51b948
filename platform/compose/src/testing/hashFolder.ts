import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import path from 'node:path';

import { filesBelow } from '#disk/files.ts';

/** Hash of every file below a folder, by its path. */
export async function hashFolder(dir: string): Promise<Record<string, string>> {
  const real = await realpath(dir);
  const hash = (file: string) =>
    createHash('sha256')
      .update(readFileSync(path.join(real, file)))
      .digest('hex');
  return Object.fromEntries((await filesBelow(real)).map((file) => [file, hash(file)]));
}
