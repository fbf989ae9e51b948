import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { findForeignStyles } from '@clinic/build/foreignStyles';
import { isRemoteName } from '@clinic/shared/contract';
import * as v from 'valibot';

import { filesBelow } from '#disk/files.ts';

const chunksSchema = v.record(
  v.string(),
  v.object({ css: v.array(v.string()), late: v.optional(v.array(v.string()), []) }),
);

/**
 * Checks that every selector in the stylesheets of a remote matches its own elements only. The shell may style the
 * whole page.
 * @param dir folder that contains `web/`
 * @param part `shell`, or the remote's name
 * @throws Error that names the file and the selector, and how to correct it
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
  // Compose writes the listed stylesheets into the page or tells the browser to fetch them.
  for (const file of listed) {
    if (!files.includes(file))
      faults.push(`  ${file} of chunks.json: list files that end in .css, below web/`);
  }
  if (faults.length === 0) return;
  throw new Error(`Styles of ${label} reach beyond its own elements:\n${faults.join('\n')}`);
}
