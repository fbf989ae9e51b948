import { featuresOf, type Features } from '#learned/features.ts';
import { probabilitiesOf, type Weights } from '#learned/linear.ts';
import { fold } from '#text/words.ts';
import { unmistakable } from './data/unmistakable.ts';

/** Words of a part: as many as tell a danger, and few enough that the rest of a story does not drown it. */
const WINDOW = 12;

const saysUnmistakable = new RegExp(`\\b(?:${unmistakable.join('|')})\\b`);

/** The clauses of a message, and of what has no marks, runs of words that overlap. */
export function partsOf(message: string): string[] {
  const sentences = message.split(/[.,:;!?¡¿…\n]+/).flatMap((sentence) => {
    const words = sentence.split(/\s+/).filter(Boolean);
    if (words.length <= 1.5 * WINDOW) return [words];
    return Array.from({ length: Math.ceil(words.length / (WINDOW / 2)) - 1 }, (_, index) =>
      words.slice((index * WINDOW) / 2, (index * WINDOW) / 2 + WINDOW),
    );
  });
  return sentences.filter((words) => words.length > 1).map((words) => words.join(' '));
}

export type Likelihoods = {
  /** Of the message as a whole. */
  whole: Float32Array;
  /** Of each of its parts, where it has more than one. */
  parts: Float32Array[];
  isUnmistakable: boolean;
};

/** @param features of the message, where they are known already */
export function classify(
  weights: Weights,
  message: string,
  features: Features = featuresOf(message),
): Likelihoods {
  const parts = partsOf(message);
  return {
    whole: probabilitiesOf(weights, features),
    parts: parts.length > 1 ? parts.map((part) => probabilitiesOf(weights, featuresOf(part))) : [],
    isUnmistakable: saysUnmistakable.test(fold(message)),
  };
}
