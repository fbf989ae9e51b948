/**
 * How likely a danger must be in a message as a whole, and in a part of it by itself. Set on the validation sets in
 * `training/`, which nothing is learned from; what emergencies and harm need comes before what alarms the harmless.
 * Harm is told surely at once: who thinks of dying reads no shop below it.
 */
export const thresholds = {
  harm: { sure: 0.3, surePart: 0.93 },
  emergency: { sure: 0.985, surePart: 0.995 },
  urgent: { sure: 0.7, surePart: 0.97 },
  /** Of any danger. */
  possible: 0.55,
  /** Where the message has words of `unmistakable.ts`. */
  possibleWithWords: 0.02,
  /** How much less a part counts than the whole. */
  partsCount: 0.4,
};
