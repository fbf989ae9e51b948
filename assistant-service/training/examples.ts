import { languages, type Lang } from '@clinic/shared/lang';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { kinds, type Kind } from '#safety/kinds.ts';

/** `earlier` are sentences of before there was a classifier, sorted by kind. */
const folders = [
  path.join(import.meta.dirname, '../examples'),
  path.join(import.meta.dirname, '../examples/earlier'),
] as const;

/** A message in the manner of visitors, and what kind of message it is. */
export type Labelled = { kind: Kind; lang: Lang; message: string };

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

/** All examples, in the order of their files. */
export const readExamples = (): Labelled[] =>
  kinds.flatMap((kind) =>
    languages.flatMap((lang) => read(kind, lang).map((message) => ({ kind, lang, message }))),
  );

/** What people say around what they mean. */
export const readAsides = (): string[] => linesOf(path.join(folders[0], 'asides.txt'));

/** Tells whether a model was learned from these. */
export const fingerprintOf = (examples: readonly Labelled[], asides: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify([examples, asides]))
    .digest('hex')
    .slice(0, 16);
