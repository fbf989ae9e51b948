import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import type { PrerenderedPage } from '@clinic/shared/prerender';
import * as v from 'valibot';

const chunksSchema = v.record(v.string(), v.object({ js: v.array(v.string()) }));

/** Measures the scripts of one remote, in bytes after gzip. @param web folder of its browser build */
export async function createWeigher(web: string) {
  const chunks = v.parse(chunksSchema, JSON.parse(await readFile(path.join(web, 'chunks.json'), 'utf8')));
  const sizes = new Map<string, number>();

  async function sizeOf(file: string): Promise<number> {
    const known = sizes.get(file);
    if (known !== undefined) return known;
    const size = gzipSync(await readFile(path.join(web, file)), { level: 9 }).length;
    sizes.set(file, size);
    return size;
  }

  const entry = () => sizeOf('remoteEntry.js');
  return {
    entry,
    /** All its scripts on a page, including the remote entry. */
    page: async ({ chunks: used }: Pick<PrerenderedPage, 'chunks'>, name: string): Promise<number> => {
      const names = used.find(({ remote }) => remote === name)?.names ?? [];
      const files = new Set(['remote', ...names].flatMap((chunk) => chunks[chunk]?.js ?? []));
      const all = await Promise.all([...files].map(sizeOf));
      return all.reduce((sum, size) => sum + size, await entry());
    },
  };
}
