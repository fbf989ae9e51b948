import { classify, type Likelihoods } from '#safety/classify.ts';
import type { Labelled } from './examples.ts';
import { learn } from './train.ts';

export type Asked = Labelled & { likelihoods: Likelihoods };

/**
 * Asks the messages of each writer of a model that has learned from all examples, and from all other writers: what the
 * thresholds are set on. A visitor is another writer as well.
 */
export const crossValidate = (
  examples: readonly Labelled[],
  writers: readonly (readonly Labelled[])[],
  asides: readonly string[],
): Asked[] =>
  writers.flatMap((messages) => {
    const others = writers.filter((one) => one !== messages).flat();
    const { kinds } = learn([...examples, ...others], asides);
    return messages.map((one) => ({ ...one, likelihoods: classify(kinds, one.message) }));
  });
