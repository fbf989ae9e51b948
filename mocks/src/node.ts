import { setupServer } from 'msw/node';

import { assessmentHandlers } from '#assessments/handlers.ts';
import { chatHandlers } from '#chat/handlers.ts';
import type { AssessmentScenario, ScenarioName } from '#scenarios.ts';

/** The mocked APIs for tests. MockedCall `listen` before all, `resetHandlers` after each, `close` after all. */
export const server = setupServer(...chatHandlers('success'), ...assessmentHandlers('success'));

/** Sets the scenario of the chat until `server.resetHandlers()`. */
export const useScenario = (name: ScenarioName): void => server.use(...chatHandlers(name));

/** Sets the scenario of the assessment API until `server.resetHandlers()`. */
export const useAssessmentScenario = (name: AssessmentScenario): void =>
  server.use(...assessmentHandlers(name));
