// oxlint-disable typescript/no-non-null-assertion -- every place is within its table, and a check at each would take most of the time
import { PLACES, type Features } from './features.ts';

/** For each place of the features a row of weights, one for each class. */
export type Weights = {
  classes: number;
  table: Float32Array | Int8Array;
  /** What a number of the table is multiplied by. */
  scale: number;
  bias: Float32Array;
};

function softmax(scores: Float32Array): Float32Array {
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const sum = powers.reduce((all, power) => all + power, 0);
  return powers.map((power) => power / sum);
}

/** How likely each class is; together they are 1. */
export function probabilitiesOf(
  { classes, table, scale, bias }: Weights,
  { at, value }: Features,
): Float32Array {
  const scores = new Float32Array(classes);
  for (let index = 0; index < at.length; index += 1) {
    const row = at[index]! * classes;
    const factor = value[index]! * scale;
    for (let one = 0; one < classes; one += 1) scores[one]! += table[row + one]! * factor;
  }
  return softmax(scores.map((score, one) => score + bias[one]!));
}

/** Numbers that look random and are the same each time (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The same numbers in another order (Fisher and Yates). */
function shuffle(order: Uint32Array, random: () => number): void {
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
}

export type Example = { features: Features; of: number };

const STEP = 0.5;
const STEP_OF_BIAS = 0.01;
const NEGLIGIBLE = 0.001;
/** Share of its features that an example goes without each time, so that no single word decides. */
const LEFT_OUT = 0.3;

/** Some of the features, which count for all. */
function thinned({ at, value }: Features, random: () => number): Features {
  const kept = at.map((_, index) => index).filter(() => random() >= LEFT_OUT);
  return {
    at: kept.map((index) => at[index]!),
    value: Float32Array.from(kept, (index) => value[index]! / (1 - LEFT_OUT)),
  };
}

/**
 * Multinomial logistic regression by gradient descent, example by example, with the steps of Adagrad, and the mean of
 * the later epochs, which errs less than the last one. The same examples give the same weights.
 */
export function train(examples: readonly Example[], classes: number, epochs = 8): Weights {
  const table = new Float32Array(PLACES * classes);
  const squares = new Float32Array(PLACES * classes).fill(0.01);
  const bias = new Float32Array(classes);
  const weights = { classes, table, scale: 1, bias };
  const sum = new Float32Array(PLACES * classes);
  const averaged = Math.ceil(epochs / 2);
  const order = Uint32Array.from(examples, (_, index) => index);
  const random = randomOf(7);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random);
    for (const index of order) {
      const { features: all, of } = examples[index]!;
      const features = thinned(all, random);
      const errors = probabilitiesOf(weights, features);
      errors[of]! -= 1;
      for (let one = 0; one < classes; one += 1) bias[one]! -= STEP_OF_BIAS * errors[one]!;
      // Most classes are out of the question, and nothing is to be learned of them.
      const learning: number[] = [];
      for (let one = 0; one < classes; one += 1) if (Math.abs(errors[one]!) > NEGLIGIBLE) learning.push(one);
      for (let feature = 0; feature < features.at.length; feature += 1) {
        const row = features.at[feature]! * classes;
        for (const one of learning) {
          const slope = errors[one]! * features.value[feature]!;
          squares[row + one]! += slope * slope;
          table[row + one]! -= (STEP * slope) / Math.sqrt(squares[row + one]!);
        }
      }
    }
    if (epoch >= epochs - averaged)
      for (let place = 0; place < sum.length; place += 1) sum[place]! += table[place]!;
  }
  return { ...weights, table: sum.map((one) => one / averaged) };
}

/** Steps of a weight. More would tell nothing surer, and take half as many bytes again once packed. */
const STEPS = 31;

/** The same weights in a byte each. */
export function quantize(weights: Weights): Weights {
  const { table } = weights;
  let highest = 0;
  for (const one of table) highest = Math.max(highest, Math.abs(one));
  const scale = highest / STEPS;
  return { ...weights, scale, table: Int8Array.from(table, (one) => Math.round(one / scale)) };
}
