import path from 'node:path';

import { classify, type Likelihoods } from '#safety/classify.ts';
import { emergencyKinds, isUrgent, type Kind } from '#safety/kinds.ts';
import { levelOf } from '#safety/level.ts';
import type { Model } from '#safety/model.ts';
import { readMessages } from './examples.ts';

/** Messages that nobody who changes the classifier has read, and that nothing is learned from or set on. */
export const testFile = path.join(import.meta.dirname, 'test.tsv');

const calm = new Set(['harmless', 'everyday']);

/** A kind among those of a table; a message may be labelled with one of these. */
function rowOf(kind: string): string {
  if (isUrgent(kind as Kind)) return 'urgent';
  if (kind === 'violence-abuse') return 'violence';
  return (emergencyKinds as readonly string[]).includes(kind) ? 'emergency' : kind;
}

const share = (some: number, all: number): string =>
  `${some} (${((100 * some) / all).toFixed(1)} %)`.padStart(13);

/** A row for each kind: told surely, told surely or as possible. `isVerbose`: and which of them are told wrongly. */
export function tableOf(
  asked: readonly { kind: string; message: string; likelihoods: Likelihoods }[],
  isVerbose = false,
): string {
  const judged = asked.map(({ kind, message, likelihoods }) => ({
    kind: rowOf(kind),
    message,
    danger: levelOf(likelihoods),
  }));
  const row = (kind: string): string => {
    const some = judged.filter((one) => one.kind === kind);
    const sure = some.filter(({ danger }) => danger?.level === 'sure').length;
    const told = some.filter(({ danger }) => danger).length;
    return `${kind.padEnd(12)} ${String(some.length).padStart(4)} ${share(sure, some.length)} ${share(told, some.length)}`;
  };
  const erred = judged.filter(({ kind, danger }) => calm.has(kind) === (danger !== undefined));
  const lines = erred.map(
    ({ kind, danger, message }) => `${kind} → ${danger?.level ?? 'none'} ${danger?.kind ?? ''}: ${message}`,
  );
  return [
    `${'messages'.padEnd(12)}  all          sure      told at all`,
    ...[...new Set(judged.map(({ kind }) => kind))].map(row),
    ...(isVerbose ? lines : []),
  ].join('\n');
}

/** How the messages of a file fare. */
export const validate = ({ kinds }: Model, file = testFile, isVerbose = false): string =>
  tableOf(
    readMessages(file).map((one) => ({ ...one, likelihoods: classify(kinds, one.message) })),
    isVerbose,
  );
