import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { editorFiles } from '#bundle.ts';
import { adminPage, policyOf } from '#page.ts';

/**
 * Writes the editor as a folder of static files for any server.
 * @param connect origins of the Git host's API
 */
export async function writeEditor(dir: string, config: object, connect: readonly string[]): Promise<void> {
  await mkdir(dir, { recursive: true });
  await cp(await editorFiles(), dir, { recursive: true });
  await writeFile(path.join(dir, 'config.json'), JSON.stringify(config, null, 2));
  await writeFile(path.join(dir, 'index.html'), adminPage(policyOf(connect)));
}
