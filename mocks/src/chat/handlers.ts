import {
  CHAT_PATH,
  chatErrorStatus,
  MAX_CHAT_BODY,
  type ChatError,
  type ChatErrorCode,
} from '@clinic/shared/chat';
import { readChatRequest, type ChatResponse } from '@clinic/shared/chatSchemas';
import type { Lang } from '@clinic/shared/lang';
import { requestLang } from '@clinic/shared/requestLang';
import { delay } from 'msw';
import { http, HttpResponse, type HttpHandler } from 'msw/http';

import { invalidResponse, readJson, RETRY_AFTER } from '#http.ts';
import type { ScenarioName } from '#scenarios.ts';

import { replyTo } from './replies.ts';

/** Delay of `slow`, in ms: the chat then shows a notice, but has not timed out. */
export const SLOW_REPLY = 6_000;

const noStore = { 'cache-control': 'no-store' };

function refuse(code: ChatErrorCode, headers: Record<string, string> = {}): Response {
  const body: ChatError = { error: { code, message: `The mocked API refused the call: ${code}.` } };
  return HttpResponse.json(body, { status: chatErrorStatus[code], headers: { ...noStore, ...headers } });
}

/** A page's own fetch tells the service worker where it comes from here; over the wire it is a header. */
const langOf = ({ headers, referrer }: Request): Lang =>
  requestLang({
    referer: headers.get('referer') ?? (referrer.startsWith('http') ? referrer : undefined),
    'accept-language': headers.get('accept-language') ?? undefined,
  });

const reply = (body: ChatResponse): Response => HttpResponse.json(body, { headers: noStore });

async function answer(request: Request): Promise<Response> {
  if (request.method !== 'POST') return refuse('method_not_allowed', { allow: 'POST' });
  const body = await readJson(request, MAX_CHAT_BODY);
  if ('refused' in body) return refuse(body.refused);
  const asked = readChatRequest(body.json);
  if (typeof asked === 'string') return refuse(asked);
  return reply(replyTo(asked.message, langOf(request), asked));
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
  refused: () => refuse('invalid_message'),
  'too-large': () => refuse('body_too_large'),
  'rate-limited': () => refuse('rate_limited', { 'retry-after': String(RETRY_AFTER) }),
  'server-error': () => refuse('internal'),
  unavailable: () => refuse('unavailable'),
  malformed: () => invalidResponse('{"reply":"Under a field that the chat does not read."}'),
  'wrong-type': () => invalidResponse('{"response":{"text":"Hola"}}'),
  empty: () => reply({ response: ' \n' }),
  gigantic: () => reply({ response: 'Una respuesta que no termina. '.repeat(40_000) }),
  html: () => invalidResponse('<!doctype html><title>Portal</title><p>Inicie sesión</p>', 'text/html'),
  truncated: () => invalidResponse('{"response":"Reci'),
  'network-error': () => HttpResponse.error(),
};

/**
 * Handlers of the chat API that behave as the scenario says.
 * @param latency delay before every answer, in ms
 */
export const chatHandlers = (scenario: ScenarioName, latency = 0): HttpHandler[] => [
  http.all(`*${CHAT_PATH}`, async ({ request }) => {
    if (latency > 0) await delay(latency);
    return behaviours[scenario](request);
  }),
];
