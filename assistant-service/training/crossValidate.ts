import { classify } from '#safety/classify.ts';
import { levelOf, type Danger } from '#safety/level.ts';
import { fold } from '#text/words.ts';
import type { Labelled } from './examples.ts';
import { learn } from './train.ts';

/** Share of words in common from which two messages are variations of one. */
const ALIKE = 0.5;

const wordsOf = (message: string): Set<string> => new Set(fold(message).split(' '));

/** For each example the number of its group: variations of one sentence are never both learned from and asked. */
export function groupsOf(examples: readonly Labelled[]): number[] {
  const words = examples.map(({ message }) => wordsOf(message));
  const parent = examples.map((_, at) => at);
  const rootOf = (at: number): number => {
    const up = parent[at] ?? at;
    return up === at ? at : (parent[at] = rootOf(up));
  };
  const byWord = new Map<string, number[]>();
  for (const [at, mine] of words.entries()) {
    const shared = new Map<number, number>();
    for (const word of mine) {
      const others = byWord.get(word) ?? [];
      for (const other of others) shared.set(other, (shared.get(other) ?? 0) + 1);
      byWord.set(word, [...others, at]);
    }
    for (const [other, common] of shared) {
      const all = mine.size + (words[other]?.size ?? 0) - common;
      if (common / all >= ALIKE) parent[rootOf(at)] = rootOf(other);
    }
  }
  return examples.map((_, at) => rootOf(at));
}

/** Spreads groups evenly: a multiplicative hash of the group's number. */
const foldOf = (group: number, folds: number): number => (Math.imul(group + 1, 0x9e3779b1) >>> 8) % folds;

export type Asked = Labelled & { danger: Danger | undefined };

/** Asks each example of a model that has learned from the other folds alone. */
export function crossValidate(examples: readonly Labelled[], asides: readonly string[], folds = 3): Asked[] {
  const groups = groupsOf(examples);
  return Array.from({ length: folds }, (_, fold) => {
    const isAsked = (_one: Labelled, at: number): boolean => foldOf(groups[at] ?? 0, folds) === fold;
    const { kinds } = learn(
      examples.filter((one, at) => !isAsked(one, at)),
      asides,
    );
    return examples.filter(isAsked).map((one) => ({ ...one, danger: levelOf(classify(kinds, one.message)) }));
  }).flat();
}
