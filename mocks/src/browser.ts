import { setupWorker } from 'msw/browser';

import { chatHandlers } from '#chat/handlers.ts';
import { chooseScenario } from '#scenarios.ts';

/**
 * Answers the site's API calls in the browser, for development without the gateway.
 * The page must serve `/mockServiceWorker.js`. Requests without a handler go to the network.
 * @throws Error when the service worker cannot be registered
 */
export async function startMocks(): Promise<void> {
  const scenario = chooseScenario(location.search, sessionStorage);
  await setupWorker(...chatHandlers(scenario)).start({ quiet: true, onUnhandledFrame: 'bypass' });
}
