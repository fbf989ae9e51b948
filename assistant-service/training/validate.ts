import { readFileSync } from 'node:fs';
import path from 'node:path';

import { classify } from '#safety/classify.ts';
import { levelOf, type Danger } from '#safety/level.ts';
import type { Model } from '#safety/model.ts';

/** Messages that the thresholds are set on; nothing is learned from them, but they are not blind. */
export const validationFiles = [
  'validation.tsv',
  'validation-2.tsv',
  'validation-3.tsv',
  'validation-4.tsv',
].map((file) => path.join(import.meta.dirname, file));

/** A message, and in plain words what it is about. */
type Message = { kind: string; lang: string; message: string };

/** @param file lines of kind, language and message, with tabs between them */
const readMessages = (file: string): Message[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [kind, lang, message] = line.split('\t');
      if (!kind || !lang || !message)
        throw new Error(`${file}: not a kind, a language and a message: ${line}`);
      return { kind, lang, message };
    });

const calm = new Set(['harmless', 'everyday']);

const share = (some: number, all: number): string =>
  `${some} (${((100 * some) / all).toFixed(1)} %)`.padStart(13);

type Judged = { kind: string; message: string; danger: Danger | undefined };

/** A row for each kind: told surely, told surely or as possible. */
export function tableOf(judged: readonly Judged[]): string {
  const row = (kind: string): string => {
    const some = judged.filter((one) => one.kind === kind);
    const sure = some.filter(({ danger }) => danger?.level === 'sure').length;
    const told = some.filter(({ danger }) => danger).length;
    return `${kind.padEnd(26)} ${String(some.length).padStart(4)} ${share(sure, some.length)} ${share(told, some.length)}`;
  };
  const kinds = [...new Set(judged.map(({ kind }) => kind))];
  return [`${'messages'.padEnd(26)}  all          sure      told at all`, ...kinds.map(row)].join('\n');
}

/** How messages of files fare; `isVerbose`: and which of them are told wrongly. */
export function validate(model: Model, files = validationFiles, isVerbose = false): string {
  const judged = files.flatMap(readMessages).map((one) => ({
    ...one,
    danger: levelOf(classify(model.kinds, one.message)),
  }));
  const erred = judged.filter(({ kind, danger }) => calm.has(kind) === (danger !== undefined));
  const lines = erred.map(
    ({ kind, danger, message }) => `${kind} → ${danger?.level ?? 'none'} ${danger?.kind ?? ''}: ${message}`,
  );
  return [tableOf(judged), ...(isVerbose ? lines : [])].join('\n');
}
