// oxlint-disable typescript/no-non-null-assertion -- every place is within its table, and every index within its list
import { heard, placesOf, type Reach } from '#learned/features.ts';

/** Half of those of the classifier, which has many more examples: more answered no further question right. */
const PLACES = 2 ** 15;

/** Words of a question that touch tell enough. */
const NEAR: Reach = { words: 1, letters: 5 };

/** A question, and what answers it. */
export type Example<T> = { of: T; question: string };

export type Match<T> = {
  of: T;
  /** How like its questions the message is: 0 is nothing in common, 1 one of them word for word. */
  score: number;
};

/** What leads to so many answers, and to more than this share of all, tells nothing and takes most of the time. */
const MANY = 40;
const TOO_MANY = 0.3;

/** What a long message is compared by: its most telling places. */
const MOST_PLACES = 300;

/** A question that is less like the message is none that it asks. */
const LEAST = 0.02;

/** What further questions of the same answer that are like the message add to the likest. */
const MORE = [1, 0.5, 0.3, 0.2, 0.1];

/**
 * Finds the answers to whose questions a message is most like: the cosine of what both are made of (words, pairs of words,
 * runs of letters), where what leads to few answers counts most.
 */
export function createNearest<T>(examples: readonly Example<T>[]) {
  const read = (text: string): ReadonlySet<number> =>
    new Set(placesOf(heard(text), NEAR).flatMap((places) => places.map((place) => place % PLACES)));
  const having: number[][] = Array.from({ length: PLACES }, () => []);
  const all = examples.map(({ question }) => read(question));
  for (const [index, places] of all.entries()) for (const place of places) having[place]!.push(index);
  const answers = new Set(examples.map(({ of }) => of)).size;
  const weights = Float64Array.from(having, (indexes) => {
    const led = new Set(indexes.map((index) => examples[index]!.of)).size;
    return led > Math.max(MANY, TOO_MANY * answers) ? 0 : Math.log(1 + answers / (led || 0.5)) ** 3;
  });
  // Typed arrays, here and for the sums of a message: they take half the time of lists.
  const examplesOf = having.map((indexes, place) => Uint32Array.from(weights[place] === 0 ? [] : indexes));
  const lengthOf = (places: ReadonlySet<number>): number => {
    let sum = 0;
    for (const place of places) sum += weights[place]!;
    return Math.sqrt(sum);
  };
  const lengths = all.map(lengthOf);

  /** @returns the likeliest first */
  return (message: string): Match<T>[] => {
    const places = read(message);
    const shared = new Float32Array(examples.length);
    const telling =
      places.size > MOST_PLACES
        ? [...places].toSorted((a, b) => weights[b]! - weights[a]!).slice(0, MOST_PLACES)
        : places;
    for (const place of telling) {
      const weight = weights[place]!;
      const indexes = examplesOf[place]!;
      for (let at = 0; at < indexes.length; at += 1) shared[indexes[at]!]! += weight;
    }
    const length = lengthOf(places);
    const likeness = new Map<T, number[]>();
    for (let index = 0; index < shared.length; index += 1) {
      const score = shared[index]! / (length * lengths[index]!);
      if (!(score >= LEAST)) continue;
      const scores = likeness.get(examples[index]!.of);
      if (scores) scores.push(score);
      else likeness.set(examples[index]!.of, [score]);
    }
    return [...likeness]
      .map(([of, scores]) => {
        const best = scores.toSorted((a, b) => b - a);
        return { of, score: MORE.reduce((sum, share, index) => sum + share * (best[index] ?? 0), 0) };
      })
      .toSorted((a, b) => b.score - a.score);
  };
}
