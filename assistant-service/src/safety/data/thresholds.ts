/**
 * How likely a danger must be. Set by cross-validation of the examples (`node training/cli.ts --validate`), where no
 * message is judged by what was learned from itself; never by the test set. Harm is told surely at once: who thinks of
 * dying reads no shop below it. What is missed here is nearly always told as possible.
 */
export const thresholds = {
  harm: { sure: 0.4, surePart: 0.7, sureWithRule: 0.15 },
  emergency: { sure: 0.9, surePart: 0.95, sureWithRule: 0.85 },
  /** No rule is about these. */
  urgent: { sure: 0.6, surePart: 0.9, sureWithRule: 1 },
  /** Of any danger. */
  possible: 0.35,
  possibleWithRule: 0.005,
  /** How much less a part counts than the whole. */
  partsCount: 0.25,
};
