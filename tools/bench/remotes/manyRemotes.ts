import { execFileSync } from 'node:child_process';
import { globSync, statSync } from 'node:fs';
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { listRemotes } from '@clinic/build/workspace';

/** Replaces words in every file of a folder. */
async function replaceBelow(dir: string, words: readonly (readonly [string, string])[]): Promise<void> {
  for (const file of globSync('**/*', { cwd: dir }).map((found) => path.join(dir, found))) {
    if (!statSync(file).isFile()) continue;
    const text = await readFile(file, 'utf8');
    const replaced = words.reduce((all, [from, to]) => all.replaceAll(from, to), text);
    if (replaced !== text) await writeFile(file, replaced);
  }
}

/** Two letters for a number, so that all names have the same length: 0 → `aa`. */
const lettersOf = (index: number): string =>
  [Math.floor(index / 26), index % 26].map((place) => String.fromCodePoint(97 + place)).join('');

/** Builds the template of a micro-frontend, with one page and no menu entry. @returns its folder */
async function buildTemplate(root: string, folder: string): Promise<string> {
  const dir = path.join(folder, 'mfe-sample-aa');
  await cp(path.join(root, 'platform/cli/templates/mfe'), dir, { recursive: true });
  await replaceBelow(dir, [
    ['mfe_template', 'mfe_sample_aa'],
    ['mfe-template', 'mfe-sample-aa'],
    ['/plantilla', '/muestra-aa'],
  ]);
  // No menu has room for so many entries.
  const data = path.join(dir, 'src/exposed/data.ts');
  await writeFile(data, (await readFile(data, 'utf8')).replace('export const links', 'export const unused'));
  // The bundler reads this file, and the original refers to files that are missing here.
  await writeFile(path.join(dir, 'tsconfig.json'), '{ "compilerOptions": { "jsx": "react-jsx" } }\n');
  await symlink(path.join(root, 'mfe-spa/node_modules'), path.join(dir, 'node_modules'));
  execFileSync(path.join(dir, 'node_modules/.bin/rsbuild'), ['build'], { cwd: dir, stdio: 'ignore' });
  await rm(path.join(dir, 'node_modules'));
  await rm(path.join(dir, 'src'), { recursive: true });
  return dir;
}

/**
 * Copies the built workspace and adds micro-frontends.
 * @param total number of micro-frontends, including those of the workspace
 * @throws Error when the workspace is not built
 */
export async function makeWorkspace(root: string, folder: string, total: number): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const own = listRemotes(root).map((remote) => remote.folder);
  for (const part of ['shell', ...own]) {
    for (const item of ['package.json', 'dist', 'public', 'content']) {
      const from = path.join(root, part, item);
      if (statSync(from, { throwIfNoEntry: false })) {
        await cp(from, path.join(folder, part, item), { recursive: true });
      }
    }
  }
  const missing = total - own.length;
  if (missing <= 0) return;
  const template = await buildTemplate(root, folder);
  // The template itself comes last, because the others are copies of it.
  for (let index = missing - 1; index >= 0; index -= 1) {
    const letters = lettersOf(index);
    const dir = path.join(folder, `mfe-sample-${letters}`);
    if (index > 0) await cp(template, dir, { recursive: true });
    await replaceBelow(dir, [
      ['sample_aa', `sample_${letters}`],
      ['sample-aa', `sample-${letters}`],
      ['/muestra-aa', `/muestra-${letters}`],
      ['3999', String(4000 + index)],
    ]);
  }
}
