import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { languages } from '@clinic/shared/languages';
import * as v from 'valibot';

import desk from '#answer/data/desk.json' with { type: 'json' };
import { kinds } from '#safety/danger.ts';

const repository = path.join(import.meta.dirname, '../../..');

const messageSchema = v.object({
  text: v.string(),
  language: v.picklist(languages),
  /** `aside`: small talk around a message. */
  kind: v.picklist([...kinds, 'aside']),
  writer: v.string(),
});

/** A message in the manner of visitors, what kind it is, and who wrote it. */
export type Message = v.InferOutput<typeof messageSchema>;

/** JSON lines, each checked. */
export const readLines = <T>(file: string, schema: v.GenericSchema<unknown, T>): T[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => v.parse(schema, JSON.parse(line)));

/** All messages of the folder `messages`, a file for each writer, in the order of their files. */
export const readMessages = (): Message[] =>
  globSync('messages/*.jsonl', { cwd: path.join(import.meta.dirname, '..') })
    .toSorted()
    .flatMap((file) => readLines(path.join(import.meta.dirname, '..', file), messageSchema));

const questionFile = v.object({
  es: v.optional(v.array(v.string()), []),
  en: v.optional(v.array(v.string()), []),
});

/** Example questions of the pages, and courtesies: all calm. Not in the fingerprint: a new question needs no training. */
export const readQuestions = (): Message[] => [
  ...Object.entries(desk)
    .filter(([courtesy]) => courtesy !== 'examination')
    .flatMap(([, said]) =>
      languages.flatMap((language) =>
        said[language].map((text): Message => ({ kind: 'everyday', language, text, writer: 'desk' })),
      ),
    ),
  ...globSync('mfe-*/content/questions/*.json', { cwd: repository })
    .toSorted()
    .flatMap((file) => {
      const questions = v.parse(questionFile, JSON.parse(readFileSync(path.join(repository, file), 'utf8')));
      return languages.flatMap((language) =>
        questions[language].map((text): Message => ({ kind: 'everyday', language, text, writer: 'pages' })),
      );
    }),
];

/** Hash of the messages, by which a stale model is noticed. */
export const fingerprint = (): string =>
  createHash('sha256').update(JSON.stringify(readMessages())).digest('hex').slice(0, 16);
