import { languages, type Lang } from '@clinic/shared/lang';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { kinds, type Kind } from '#safety/kinds.ts';

const here = import.meta.dirname;
const repository = path.join(here, '../..');

/** `earlier` are sentences of before there was a classifier, sorted by kind. */
const folders = [path.join(here, '../examples'), path.join(here, '../examples/earlier')] as const;

/** A message in the manner of visitors, and what kind of message it is. */
export type Labelled<Name = Kind> = { kind: Name; lang: Lang; message: string };

const linesOf = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

const read = (kind: Kind, lang: Lang): string[] =>
  folders
    .map((folder) => path.join(folder, `${kind}.${lang}.txt`))
    .filter((file) => existsSync(file))
    .flatMap(linesOf);

/** @param file lines of kind, language and message, with tabs between them */
export function readMessages<Name extends string = string>(file: string): Labelled<Name>[] {
  return linesOf(file).map((line) => {
    const [kind, lang, message] = line.split('\t');
    if (!kind || !languages.some((one) => one === lang) || !message)
      throw new Error(`${file}: not a kind, a language and a message: ${line}`);
    return { kind: kind as Name, lang: lang as Lang, message };
  });
}

/** All examples, in the order of their files. */
export const readExamples = (): Labelled[] =>
  kinds.flatMap((kind) =>
    languages.flatMap((lang) => read(kind, lang).map((message) => ({ kind, lang, message }))),
  );

/** Messages written without sight of the examples, by writer: what a model fares like among strangers is asked of them. */
export const readByWriter = (): Labelled[][] =>
  globSync('messages/*.tsv', { cwd: here })
    .toSorted()
    .map((file) => readMessages<Kind>(path.join(here, file)));

/**
 * What the pages say they are asked: nothing dangerous. Not in the fingerprint, since whoever adds a question to a page
 * trains nothing.
 */
export const readQuestions = (): Labelled[] =>
  globSync('mfe-*/content/questions/*.json', { cwd: repository })
    .toSorted()
    .flatMap((file) => {
      const questions = JSON.parse(readFileSync(path.join(repository, file), 'utf8')) as Partial<
        Record<Lang, string[]>
      >;
      return languages.flatMap((lang) =>
        (questions[lang] ?? []).map((message): Labelled => ({ kind: 'everyday', lang, message })),
      );
    });

/** What people say around what they mean. */
export const readAsides = (): string[] => linesOf(path.join(folders[0], 'asides.txt'));

/** Tells whether a model was learned from what stands in the files of the assistant. */
export const fingerprint = (): string =>
  createHash('sha256')
    .update(JSON.stringify([readExamples(), readByWriter(), readAsides()]))
    .digest('hex')
    .slice(0, 16);
