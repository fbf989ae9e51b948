/** Ways in which `POST /api/chat` can behave. */
export const scenarioNames = [
  'success',
  'slow',
  'silent',
  'refused',
  'too-large',
  'rate-limited',
  'server-error',
  'unavailable',
  'malformed',
  'wrong-type',
  'empty',
  'gigantic',
  'html',
  'truncated',
  'network-error',
] as const;

export type ScenarioName = (typeof scenarioNames)[number];
