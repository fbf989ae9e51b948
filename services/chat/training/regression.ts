// oxlint-disable typescript/no-non-null-assertion -- every slot is within the table, and a check at each would take most of the time
import { probabilitiesOf, type Features } from '#safety/classify.ts';
import type { Weights } from '#safety/model.ts';
import { TABLE_SIZE } from '#text/hashedFeatures.ts';

/** Pseudo-random numbers from 0 to 1, the same for the same seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Fisher and Yates. */
function shuffle(order: Uint32Array, random: () => number): void {
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
}

export type Example = { features: Features; of: number };

const LEARNING_RATE = 0.5;
const BIAS_RATE = 0.01;
const NEGLIGIBLE = 0.001;
/** Share of the features that each pass leaves out, so that no single word decides. */
const DROPOUT = 0.3;

function dropout({ slots, values }: Features, random: () => number): Features {
  const kept = slots.map((_, index) => index).filter(() => random() >= DROPOUT);
  return {
    slots: kept.map((index) => slots[index]!),
    values: Float32Array.from(kept, (index) => values[index]! / (1 - DROPOUT)),
  };
}

/**
 * Multinomial logistic regression by gradient descent, example by example, with the steps of Adagrad, and the mean of
 * the later epochs, which errs less than the last one. The same examples give the same weights.
 */
export function train(examples: readonly Example[], classes: number, epochs = 8): Weights {
  const table = new Float32Array(TABLE_SIZE * classes);
  const squares = new Float32Array(TABLE_SIZE * classes).fill(0.01);
  const bias = new Float32Array(classes);
  const weights = { classes, table, scale: 1, bias };
  const sum = new Float32Array(TABLE_SIZE * classes);
  const averaged = Math.ceil(epochs / 2);
  const order = Uint32Array.from(examples, (_, index) => index);
  const random = randomOf(7);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random);
    for (const index of order) {
      const { features: all, of } = examples[index]!;
      const features = dropout(all, random);
      const errors = probabilitiesOf(weights, features);
      errors[of]! -= 1;
      for (let one = 0; one < classes; one += 1) bias[one]! -= BIAS_RATE * errors[one]!;
      // Most classes have next to no error, and are skipped.
      const learning: number[] = [];
      for (let one = 0; one < classes; one += 1) if (Math.abs(errors[one]!) > NEGLIGIBLE) learning.push(one);
      for (let feature = 0; feature < features.slots.length; feature += 1) {
        const row = features.slots[feature]! * classes;
        for (const one of learning) {
          const slope = errors[one]! * features.values[feature]!;
          squares[row + one]! += slope * slope;
          table[row + one]! -= (LEARNING_RATE * slope) / Math.sqrt(squares[row + one]!);
        }
      }
    }
    if (epoch >= epochs - averaged) for (let at = 0; at < sum.length; at += 1) sum[at]! += table[at]!;
  }
  return { ...weights, table: sum.map((one) => one / averaged) };
}

/** Levels of a quantized weight on each side of 0. More are no better, and take half as many bytes again once packed. */
const LEVELS = 31;

/** Rounds weights to a byte each. */
export function quantize(weights: Weights): Weights {
  const { table } = weights;
  let highest = 0;
  for (const one of table) highest = Math.max(highest, Math.abs(one));
  const scale = highest / LEVELS;
  return { ...weights, scale, table: Int8Array.from(table, (one) => Math.round(one / scale)) };
}
