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

/** How messages of a file fare: a row for each kind, told surely, told surely or as possible. */
export function validate(model: Model, files = validationFiles, isVerbose = false): string {
  const judged = files.flatMap(readMessages).map((one) => ({
    ...one,
    danger: levelOf(classify(model.kinds, one.message)),
  }));
  type Judged = { kind: string; danger: Danger | undefined };
  const row = (label: string, some: readonly Judged[]): string => {
    const sure = some.filter(({ danger }) => danger?.level === 'sure').length;
    const told = some.filter(({ danger }) => danger).length;
    return [
      label.padEnd(12),
      String(some.length).padStart(4),
      share(sure, some.length),
      share(told, some.length),
    ].join(' ');
  };
  const kinds = [...new Set(judged.map(({ kind }) => kind))];
  const erred = judged.filter(({ kind, danger }) => calm.has(kind) === (danger !== undefined));
  return [
    `${'messages'.padEnd(12)}  all          sure      told at all`,
    ...kinds.map((kind) =>
      row(
        kind,
        judged.filter((one) => one.kind === kind),
      ),
    ),
    ...(isVerbose
      ? erred.map(
          ({ kind, danger, message }) =>
            `${kind} → ${danger?.level ?? 'none'} ${danger?.kind ?? ''}: ${message}`,
        )
      : []),
  ].join('\n');
}
