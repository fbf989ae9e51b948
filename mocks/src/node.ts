import { setupServer } from 'msw/node';

import { assessmentHandlers } from '#assessments/handlers.ts';
import { chatHandlers } from '#chat/handlers.ts';
import type { AssessmentScenario, ScenarioName } from '#scenarios.ts';

/** The mocked API for tests: `listen` before all, `resetHandlers` after each, `close` after all. */
export const server = setupServer(...chatHandlers('success'), ...assessmentHandlers('success'));

/** Makes the chat behave in another way until `server.resetHandlers()`. */
export const useScenario = (name: ScenarioName): void => server.use(...chatHandlers(name));

/** Makes the clinic's inbox behave in another way until `server.resetHandlers()`. */
export const useAssessmentScenario = (name: AssessmentScenario): void =>
  server.use(...assessmentHandlers(name));
