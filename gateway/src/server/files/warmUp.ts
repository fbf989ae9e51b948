import { glob } from 'node:fs/promises';
import path from 'node:path';

import type { Deployment } from '#server/site/deployment.ts';
import type { FileMemory } from './fileMemory.ts';
import { immutableFolders } from './immutable.ts';

/** Compressed siblings stand for their files: where these are needed, they are made of them. */
async function* filesOf(site: string, { site: { files } }: Deployment): AsyncGenerator<string> {
  for (const variants of files.values()) {
    for (const { path: file } of Object.values(variants)) yield file;
  }
  for (const [folder, allowed] of Object.entries(immutableFolders)) {
    const root = path.join(site, folder);
    const found = new Set<string>();
    for await (const file of glob('**/*.*', { cwd: root })) found.add(file);
    for (const file of found) {
      if (allowed.test(`/${file}`)) yield path.join(root, found.has(`${file}.br`) ? `${file}.br` : file);
    }
  }
}

/** Reads what is served into memory, pages first, until it is full or the folder is gone. */
export async function warmUp(site: string, deployment: Deployment, memory: FileMemory): Promise<void> {
  for await (const file of filesOf(site, deployment)) {
    if (memory.isFull()) return;
    await memory.read(file).catch(() => {});
  }
}
