/**
 * All tuned numbers, each with what it means. Those of retrieval are set on questions, those of safety on messages
 * that nothing was learned from.
 */
export const thresholds = {
  retrieval: {
    /** Weight of BM25 beside the cosines, both relative to the best. */
    bm25: 0.4,
    /** Confidence (cosine, and lead over the next page) below which the best page is only the nearest. */
    weak: 0.22,
    /** Cosine below which no page is like the message: letters without sense. */
    unlike: 0.12,
    /** The same for a product beside the best one. */
    product: 0.72,
    /** Share of the best page's score that a product must have for a visitor who wants to buy or asks for a price. */
    shopping: 0.8,
    /** The same for products beside another answer to a visitor who wants to buy. */
    beside: 0.6,
    /** The same for a card beside an answer. */
    card: 0.35,
    /** Cosine that a courtesy must have. */
    courtesy: 0.27,
    /** Cosine above which a message needs nothing of what was said before. */
    certain: 0.75,
    /** Cosine that a treatment must have with what a question about pregnancy names. */
    named: 0.4,
    /** Cosine above which a message in a talk is clear by itself. */
    clear: 0.5,
    /** Weight of the subject of a talk, and of other things that a page is about, for a message that is not clear. */
    subject: 1.4,
    elsewhere: 0.7,
  },
  /**
   * Probability from which a danger is sure, in the whole message and in one part of it: its reply then stands alone. A
   * possible danger has its line before the answer, so that a miss of surety is not silent.
   */
  harm: { sure: 0.55, surePart: 0.99 },
  emergency: { sure: 0.85, surePart: 0.998 },
  urgent: { sure: 0.8, surePart: 0.99 },
  /** Probability of any danger from which it is possible, in a message and in a story. */
  possible: 0.3,
  possibleStory: 0.45,
  /** The same of harm in a story, where complaints, ages and relatives read like it. */
  harmStory: { possible: 0.65, sure: 0.85 },
  /** What is taken off the probability of a part: the rest of the message may deny it. */
  partPenalty: 0.55,
  /** Words of a message above which it is a story: it has more words of every kind, and must be surer. */
  story: 28,
};
