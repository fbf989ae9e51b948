import {
  cpSync,
  existsSync,
  globSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

import type { NewRemote } from './newRemote.ts';

/** The templates are beside the sources, and in the kit's tarball beside the compiled files. */
const templates = path.resolve(import.meta.dirname, '../../templates');

/** What every site has, to develop with. */
export const plainSettings = path.join(templates, 'standalone/settings');

/** Escapes a text for JSON, where the template has it. */
const escapeText = (word: string): string => JSON.stringify(word).slice(1, -1);

/** Renames `_name` to `.name`: npm leaves dot files out of tarballs, so the templates have another prefix. */
function restoreDots(dir: string): void {
  for (const name of globSync('_*', { cwd: dir })) {
    renameSync(path.join(dir, name), path.join(dir, `.${name.slice(1)}`));
  }
}

/** The words of a template in the languages of the site: those that it lacks begin as the English ones. */
function translate(dir: string, languages: readonly string[]): void {
  const content = path.join(dir, 'content');
  for (const lang of languages)
    if (!existsSync(path.join(content, lang)))
      cpSync(path.join(content, 'en'), path.join(content, lang), { recursive: true });
  for (const lang of readdirSync(content))
    if (!languages.includes(lang)) rmSync(path.join(content, lang), { recursive: true });
}

type Place = {
  /** Of the development server. */
  port: number;
  languages: readonly string[];
};

/** Copies templates into a folder, later ones over earlier ones, and fills in names and paths. */
export function fillTemplate(
  dir: string,
  names: readonly string[],
  words: NewRemote,
  { port, languages }: Place,
): void {
  for (const name of names) cpSync(path.join(templates, name), dir, { recursive: true });
  translate(dir, languages);
  restoreDots(dir);
  const [first = 'es'] = languages;
  const replacements = [
    ['content/es/', `content/${first}/`],
    ['mfe_template', words.folder.replaceAll('-', '_')],
    ['/plantilla', words.address],
    ['Plantilla', escapeText(words.es)],
    ['Template', escapeText(words.en)],
    ['template', words.name],
    ['3999', String(port)],
    ["['es', 'en']", JSON.stringify(languages)],
  ] as const;
  // A glob matches dot files only when the pattern names the dot.
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
