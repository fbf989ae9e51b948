import { featuresOf, heard, type Features } from '#learned/features.ts';
import { probabilitiesOf, type Weights } from '#learned/linear.ts';
import { isStory } from '#text/words.ts';

/** Words of a part: as many as tell a danger, and few enough that the rest of a story does not drown it. */
const WINDOW = 12;

/** The clauses of a message as words, and of what has no marks, runs of words that overlap. */
export function partsOf(message: string): (readonly string[])[] {
  const parts = message.split(/[.,:;!?¡¿…\n]+/).flatMap((clause) => {
    const words = heard(clause);
    if (words.length <= 1.5 * WINDOW) return [words];
    return Array.from({ length: Math.ceil((2 * words.length) / WINDOW) - 1 }, (_, index) =>
      words.slice((index * WINDOW) / 2, (index * WINDOW) / 2 + WINDOW),
    );
  });
  return parts.filter((words) => words.length > 1);
}

export type Likelihoods = {
  /** Of the message as a whole. */
  whole: Float32Array;
  /** Of each of its parts, where it has more than one. */
  parts: Float32Array[];
  /** Has more words of every kind than a question. */
  isStory: boolean;
};

/** @param words of the message, and its features, where they are known already */
export function classify(
  weights: Weights,
  message: string,
  words: readonly string[] = heard(message),
  features: Features = featuresOf(words),
): Likelihoods {
  const parts = partsOf(message);
  return {
    whole: probabilitiesOf(weights, features),
    parts: parts.length > 1 ? parts.map((part) => probabilitiesOf(weights, featuresOf(part))) : [],
    isStory: isStory(words),
  };
}
