import { languages, type Lang } from '@clinic/shared/lang';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { kinds, type Kind } from '#safety/kinds.ts';

/** `earlier` are sentences of before there was a classifier, sorted by kind. */
const folders = ['../examples', '../examples/earlier'].map((folder) =>
  path.join(import.meta.dirname, folder),
);

/** A message in the manner of visitors, and what kind of message it is. */
export type Labelled = { kind: Kind; lang: Lang; message: string };

const read = (kind: Kind, lang: Lang): string =>
  folders
    .map((folder) => path.join(folder, `${kind}.${lang}.txt`))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

/** All examples, in the order of their files. */
export const readExamples = (): Labelled[] =>
  kinds.flatMap((kind) =>
    languages.flatMap((lang) =>
      read(kind, lang)
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '' && !line.startsWith('#'))
        .map((message) => ({ kind, lang, message })),
    ),
  );

/** Tells whether a model was learned from these. */
export const fingerprintOf = (examples: readonly Labelled[]): string =>
  createHash('sha256').update(JSON.stringify(examples)).digest('hex').slice(0, 16);
