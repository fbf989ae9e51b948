import { cpSync, existsSync, globSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Words } from './words.ts';

/** Beside the sources, and in the kit's tarball beside what was compiled of them. */
const templates = path.resolve(import.meta.dirname, '../../templates');

/** The kit brings the sample settings along; the workspace has them at its root. */
export const sampleSettings = ['../../settings', '../../../../settings']
  .map((folder) => path.resolve(import.meta.dirname, folder))
  .find((folder) => existsSync(folder)) as string; // one of them is there

/** Words go into string literals of TypeScript. */
const escapeQuote = (word: string): string =>
  word.replaceAll('\\', String.raw`\\`).replaceAll("'", String.raw`\'`);

/** npm leaves files out of tarballs whose names begin with a dot: theirs begin with `_`. */
function restoreDots(dir: string): void {
  for (const name of globSync('_*', { cwd: dir })) {
    renameSync(path.join(dir, name), path.join(dir, `.${name.slice(1)}`));
  }
}

/**
 * Copies templates into a folder, later ones over earlier ones, and puts the words in their places.
 * @param port of its development server
 */
export function fillTemplate(dir: string, names: readonly string[], words: Words, port: number): void {
  for (const name of names) cpSync(path.join(templates, name), dir, { recursive: true });
  restoreDots(dir);
  const replacements = [
    ['mfe_template', words.folder.replaceAll('-', '_')],
    ['/plantilla', words.address],
    ['Plantilla', escapeQuote(words.es)],
    ['Template', escapeQuote(words.en)],
    ['template', words.name],
    ['3999', String(port)],
  ] as const;
  // A glob leaves out what begins with a dot unless it is named.
  for (const file of globSync(['**/*', '.*', '.*/**/*'], { cwd: dir }).map((found) =>
    path.join(dir, found),
  )) {
    if (!statSync(file).isFile()) continue;
    const made = replacements.reduce(
      (text, [from, to]) => text.replaceAll(from, to),
      readFileSync(file, 'utf8'),
    );
    writeFileSync(file, made);
  }
}
