/**
 * How likely a danger must be, by itself, in a part of a message, and where a rule agrees. Set on
 * `training/validation.tsv`, which nothing is learned from; what emergencies and harm need comes before what alarms
 * the harmless. Harm is told surely at once: who thinks of dying reads no shop below it.
 */
export const thresholds = {
  harm: { sure: 0.33, surePart: 0.9, sureWithRule: 0.15 },
  emergency: { sure: 0.98, surePart: 0.99, sureWithRule: 0.95 },
  /** No rule is about these. */
  urgent: { sure: 0.6, surePart: 0.97, sureWithRule: 1 },
  /** Of any danger. */
  possible: 0.6,
  possibleWithRule: 0.002,
  /** How much less a part counts than the whole. */
  partsCount: 0.25,
};
