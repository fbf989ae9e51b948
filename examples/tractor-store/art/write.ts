// Writes the drawings that a remote shows into its `pictures/`, before it is built: `node ../art/write.ts`.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Drawing } from './pictures.ts';

const { drawings } = (await import(pathToFileURL(path.resolve('src/data/drawings.ts')).href)) as {
  drawings: readonly Drawing[];
};
await rm('pictures', { recursive: true, force: true });
for (const { url, svg } of drawings) {
  const file = url.slice(1);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, svg);
}
