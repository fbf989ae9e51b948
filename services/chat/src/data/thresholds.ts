/**
 * All tuned numbers, each with what it means. Those of retrieval are set on questions, those of safety on writers
 * (`train --folds`), that nothing was learned from and that the evaluation does not ask.
 */
export const thresholds = {
  retrieval: {
    /** Weight of the BM25 score, relative to the best one, beside the cosine. */
    bm25: 0.5,
    /** Share of a word's letters that may be wrong. */
    fuzzy: 0.2,
    /** Cosine below which the best page is only the nearest. */
    weak: 0.16,
    /** Share of the best score that a page must have to become a card. */
    card: 0.45,
    /** The same for a product beside the best one. */
    product: 0.72,
    /** Share of the best page's score that a product must have for a visitor who wants to buy. */
    shopping: 0.8,
    /** Cosine that a courtesy must have. */
    courtesy: 0.3,
    /** Cosine above which a message needs nothing of what was said before. */
    certain: 0.75,
  },
  /**
   * Probability from which a danger is sure, in the whole message, in a whole story, and in one part of either. Harm is
   * sure much sooner than an emergency: who thinks of dying must not read a shop below it, and a possible emergency has
   * its number first in any case.
   */
  harm: { sure: 0.3, sureStory: 0.55, surePart: 0.99 },
  emergency: { sure: 0.85, sureStory: 0.85, surePart: 0.998 },
  urgent: { sure: 0.8, sureStory: 0.8, surePart: 0.99 },
  /** Probability of any danger from which it is possible. */
  possible: 0.22,
  possibleStory: 0.4,
  /** What is taken off the probability of a part: the rest of the message may deny it. */
  partPenalty: 0.55,
  /** Words of a message above which it is a story: it has more words of every kind, and must be surer. */
  story: 28,
  /** Probability from which the language of a message is certain: «botox» is in both. */
  language: 0.97,
};
