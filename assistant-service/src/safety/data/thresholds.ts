/**
 * How likely a danger must be. Set by cross-validation of the examples (`node training/cli.ts --validate`), where no
 * message is judged by what was learned from itself; never by the test set. Harm is told surely at once: who thinks of
 * dying reads no shop below it. What is missed here is nearly always told as possible.
 */
export const thresholds = {
  harm: { sure: 0.35, surePart: 0.6, sureWithRule: 0.1 },
  emergency: { sure: 0.8, surePart: 0.95, sureWithRule: 0.5 },
  /** No rule is about these. */
  urgent: { sure: 0.5, surePart: 0.8, sureWithRule: 1 },
  /** Of any danger. */
  possible: 0.35,
  possibleWithRule: 0.005,
  /** How much less a part counts than the whole. */
  partsCount: 0.25,
};
