import { setupServer } from 'msw/node';

import { assessmentHandlers, type AssessmentScenario } from '#assessments/handlers.ts';
import { chatHandlers, type ChatScenario } from '#chat/handlers.ts';

export type { AssessmentScenario } from '#assessments/handlers.ts';

/** The mocked APIs for tests. Call `listen` before all, `resetHandlers` after each, `close` after all. */
export const server = setupServer(...chatHandlers('success'), ...assessmentHandlers('success'));

/** Sets the scenario of the chat until `server.resetHandlers()`. */
export const useScenario = (name: ChatScenario): void => server.use(...chatHandlers(name));

/** Sets the scenario of the assessment API until `server.resetHandlers()`. */
export const useAssessmentScenario = (name: AssessmentScenario): void =>
  server.use(...assessmentHandlers(name));
