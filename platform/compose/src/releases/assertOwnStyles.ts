import { isRemoteName } from '@clinic/shared/contract';
import { findForeignStyles } from '@clinic/build/foreignStyles';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';

import { filesBelow } from '#disk/files.ts';

const chunksSchema = v.record(
  v.string(),
  v.object({ css: v.array(v.string()), late: v.optional(v.array(v.string()), []) }),
);

/**
 * Reads every stylesheet of a release, wherever and with whatever it was built: those of a remote find nothing but its
 * own elements. The shell styles the whole page.
 * @param dir holds `web/`
 * @param part `shell`, or the remote's name
 * @throws Error that names file, selector and how to mend it
 */
export async function assertOwnStyles(dir: string, part: string, label: string): Promise<void> {
  if (!isRemoteName(part)) return;
  const web = path.join(dir, 'web');
  const files = (await filesBelow(web)).filter((file) => /\.css$/i.test(file));
  const faults: string[] = [];
  for (const file of files) {
    const css = await readFile(path.join(web, file), 'utf8');
    faults.push(...findForeignStyles(css, part).map((fault) => `  ${file}: ${fault}`));
  }
  const chunks = v.parse(chunksSchema, JSON.parse(await readFile(path.join(web, 'chunks.json'), 'utf8')));
  const listed = new Set(Object.values(chunks).flatMap(({ css, late }) => [...css, ...late]));
  // Compose writes into the page what is listed, or announces it.
  for (const file of listed) {
    if (!files.includes(file))
      faults.push(`  ${file} of chunks.json: list files that end in .css, below web/`);
  }
  if (faults.length === 0) return;
  throw new Error(`Styles of ${label} reach beyond its own elements:\n${faults.join('\n')}`);
}
