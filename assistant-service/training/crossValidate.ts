import { classify, type Likelihoods } from '#safety/classify.ts';
import type { Labelled } from './examples.ts';
import { learn } from './train.ts';

export type Asked = Labelled & { likelihoods: Likelihoods };

/**
 * Asks each message of a model that has learned from all examples, and from the messages of the other folds: what the
 * thresholds are set on.
 */
export const crossValidate = (
  examples: readonly Labelled[],
  messages: readonly Labelled[],
  asides: readonly string[],
  folds = 4,
): Asked[] =>
  Array.from({ length: folds }, (_none, fold) => {
    const isAsked = (_one: Labelled, at: number): boolean => at % folds === fold;
    const { kinds } = learn([...examples, ...messages.filter((one, at) => !isAsked(one, at))], asides);
    return messages.filter(isAsked).map((one) => ({ ...one, likelihoods: classify(kinds, one.message) }));
  }).flat();
