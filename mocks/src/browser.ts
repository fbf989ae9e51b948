import { setupWorker } from 'msw/browser';

import { assessmentHandlers } from '#assessments/handlers.ts';
import { chatHandlers } from '#chat/handlers.ts';
import { storeOptions, readOptions, type MockOptions } from '#options.ts';
import { showPanel } from '#panel/panel.ts';
import { stateOf } from '#states.ts';

const handlersFor = ({ scenario, inbox, latency, state }: MockOptions) => [
  ...((state && stateOf(state).handlers?.()) ?? []),
  ...chatHandlers(scenario, latency),
  ...assessmentHandlers(inbox, latency),
];

/** Answers the API calls of a page without showing the panel, e.g. in the gallery; see `startMocks`. */
export async function answerCalls(): Promise<void> {
  await setupWorker(...chatHandlers('success'), ...assessmentHandlers('success')).start({
    quiet: true,
    onUnhandledFrame: 'bypass',
  });
}

/**
 * Answers the site's API calls in the browser, for development without the gateway, and shows the panel with the
 * options. The server must serve `/mockServiceWorker.js`. Requests without a handler go to the network.
 * @throws Error when the service worker cannot be registered
 */
export async function startMocks(): Promise<void> {
  const { options, problems } = readOptions(location.search, sessionStorage);
  for (const problem of problems) console.error(`Mocks: ${problem}`);
  const state = options.state && stateOf(options.state);
  state?.prepare?.({ local: localStorage, session: sessionStorage });

  const worker = setupWorker(...handlersFor(options));
  const panel = showPanel(options, problems, (chosen) => {
    storeOptions(chosen, sessionStorage);
    worker.resetHandlers(...handlersFor(chosen));
  });
  worker.events.on('response:mocked', ({ request, response }) =>
    panel.addCall({ method: request.method, url: request.url, status: response.status }),
  );
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
}
