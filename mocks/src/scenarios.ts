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

/** Ways in which `POST /api/assessments` can behave. */
export const assessmentScenarios = [
  'success',
  'slow',
  'silent',
  'refused',
  'rate-limited',
  'server-error',
  'undeliverable',
  'absent',
  'html',
  'network-error',
] as const;

export type AssessmentScenario = (typeof assessmentScenarios)[number];

export type ScenarioName = (typeof scenarioNames)[number];
