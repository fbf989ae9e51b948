import type { Lang } from '@clinic/shared/lang';
import { delay } from 'msw';
import { http, HttpResponse, type HttpHandler } from 'msw/http';

import type { ScenarioName } from '#scenarios.ts';

import { replyTo } from './replies.ts';

/** Time in ms after which `slow` answers: long enough to see the typing indicator, within the chat's timeout. */
export const SLOW_REPLY = 4_000;

const languageOf = (request: Request): Lang =>
  request.headers.get('accept-language')?.startsWith('en') ? 'en' : 'es';

async function answer(request: Request): Promise<Response> {
  const body: unknown = await request.json().catch(() => null);
  const message = typeof body === 'object' && body !== null && 'message' in body ? body.message : undefined;
  if (typeof message !== 'string' || message.trim() === '') {
    return HttpResponse.json({ error: '"message" must be a text that is not empty.' }, { status: 400 });
  }
  return HttpResponse.json({ response: replyTo(message, languageOf(request)) });
}

const behaviours: Record<ScenarioName, (request: Request) => Response | Promise<Response>> = {
  success: answer,
  slow: async (request) => {
    await delay(SLOW_REPLY);
    return answer(request);
  },
  silent: async (request) => {
    await delay('infinite');
    return answer(request);
  },
  'server-error': () => HttpResponse.json({ error: 'The assistant is not available.' }, { status: 500 }),
  malformed: () => HttpResponse.json({ reply: 'Under a field that the chat does not read.' }),
  'network-error': () => HttpResponse.error(),
};

/** Handlers of the chat's only call, behaving as the scenario says. */
export const chatHandlers = (scenario: ScenarioName): HttpHandler[] => [
  http.post('*/api/chat', ({ request }) => behaviours[scenario](request)),
];
