import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { editorFiles } from '#bundle.ts';
import { adminPage, policyOf } from '#page.ts';
/**
 * Writes the editor as a folder that any server can serve: it needs no program of its own.
 * @param connect origins of the Git host's interface, the only ones that it may talk to
 */
export async function writeEditor(dir, config, connect) {
  await mkdir(dir, { recursive: true });
  await cp(await editorFiles(), dir, { recursive: true });
  await writeFile(path.join(dir, 'config.json'), JSON.stringify(config, null, 2));
  await writeFile(path.join(dir, 'index.html'), adminPage(policyOf(connect)));
}
