/** Of the retriever, each with what it means. Set on questions kept apart from those of the evaluation. */
export const thresholds = {
  /** How much the share of the best BM25 counts beside the cosine. */
  bm25: 0.5,
  /** Share of a word's letters that may be wrong. */
  fuzzy: 0.2,
  /** Cosine below which the best place is only the nearest. */
  weak: 0.16,
  /** Share of the best score that a place must have to be a card. */
  card: 0.3,
  /** The same for a product beside the best one. */
  product: 0.72,
  /** Share of the best page's score that a product must have for who wants to buy. */
  shopping: 0.8,
  /** Cosine that a courtesy must have. */
  courtesy: 0.3,
  /** Cosine above which a message needs nothing of what was said before. */
  certain: 0.75,
};
