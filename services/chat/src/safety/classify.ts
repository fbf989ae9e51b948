// oxlint-disable typescript/no-non-null-assertion -- every slot is within the table, and a check at each would take most of the time

import { thresholds } from '#data/thresholds.ts';
import { hashedFeatures } from '#text/hashedFeatures.ts';
import { phoneticTokens } from '#text/words.ts';

import type { Likelihoods } from './danger.ts';
import type { Weights } from './model.ts';

/** Features of a text: slots of the table of weights, and the value of each. */
export type Features = { slots: Uint32Array; values: Float32Array };

/** «Esperé una hora y nadie…» differs from «nadie me espera» in words that are not neighbours. */
const SPAN = { words: 3, letters: 6 };

/** Weight of all words of a text together, of its pairs of words, and of its n-grams. */
const SHARES = { words: 0.4, pairs: 0.2, ngrams: 0.4 };

/** Features of a text, whose norm does not depend on its length. */
export function featuresOf(words: readonly string[]): Features {
  const { words: single, pairs, ngrams } = hashedFeatures(words, SPAN);
  const slots = Uint32Array.from([...single, ...pairs, ...ngrams]);
  const values = new Float32Array(slots.length);
  values.fill(Math.sqrt(SHARES.words / single.length), 0, single.length);
  values.fill(Math.sqrt(SHARES.pairs / pairs.length), single.length, single.length + pairs.length);
  values.fill(Math.sqrt(SHARES.ngrams / ngrams.length), single.length + pairs.length);
  return { slots, values };
}

function softmax(scores: Float32Array): Float32Array {
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const sum = powers.reduce((all, power) => all + power, 0);
  return powers.map((power) => power / sum);
}

/** Probability of each class; their sum is 1. */
export function probabilitiesOf(
  { classes, table, scale, bias }: Weights,
  { slots, values }: Features,
): Float32Array {
  const scores = new Float32Array(classes);
  for (let index = 0; index < slots.length; index += 1) {
    const row = slots[index]! * classes;
    const factor = values[index]! * scale;
    for (let one = 0; one < classes; one += 1) scores[one]! += table[row + one]! * factor;
  }
  return softmax(scores.map((score, one) => score + bias[one]!));
}

/** Words of a part: as many as tell a danger, and few enough that the rest of a story does not hide it. */
const WINDOW = 12;

/** The clauses of a message as words; a long one is cut into windows that overlap. */
export function partsOf(message: string): (readonly string[])[] {
  const parts = message.split(/[.,:;!?¡¿…\n]+/).flatMap((clause) => {
    const words = phoneticTokens(clause);
    if (words.length <= 1.5 * WINDOW) return [words];
    return Array.from({ length: Math.ceil((2 * words.length) / WINDOW) - 1 }, (_, index) =>
      words.slice((index * WINDOW) / 2, (index * WINDOW) / 2 + WINDOW),
    );
  });
  return parts.filter((words) => words.length > 1);
}

export function classify(weights: Weights, message: string): Likelihoods {
  const words = phoneticTokens(message);
  const parts = partsOf(message);
  return {
    whole: probabilitiesOf(weights, featuresOf(words)),
    parts: parts.length > 1 ? parts.map((part) => probabilitiesOf(weights, featuresOf(part))) : [],
    isStory: words.length > thresholds.story,
  };
}
