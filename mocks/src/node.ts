import { setupServer } from 'msw/node';

import { chatHandlers } from '#chat/handlers.ts';
import type { ScenarioName } from '#scenarios.ts';

/** The mocked API for tests: `listen` before all, `resetHandlers` after each, `close` after all. */
export const server = setupServer(...chatHandlers('success'));

/** Makes the API behave in another way until `server.resetHandlers()`. */
export const useScenario = (name: ScenarioName): void => server.use(...chatHandlers(name));
