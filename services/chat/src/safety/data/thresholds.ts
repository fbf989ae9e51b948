/**
 * How likely a danger must be in a message as a whole, in a story as a whole, and in a part of either by itself. Set on
 * messages of writers whom the model had not learned from (`train --folds`). Harm is told surely much sooner than an
 * emergency: who thinks of dying reads no shop below it, and what may be an emergency has its number first in any case.
 * A story has more words of every kind, and must be surer.
 */
export const thresholds = {
  harm: { sure: 0.3, sureStory: 0.55, surePart: 0.99 },
  emergency: { sure: 0.85, sureStory: 0.85, surePart: 0.998 },
  urgent: { sure: 0.8, sureStory: 0.8, surePart: 0.99 },
  /** Of any danger. */
  possible: 0.25,
  possibleStory: 0.4,
  /** How much less a part counts than the whole. */
  partsCount: 0.55,
};
