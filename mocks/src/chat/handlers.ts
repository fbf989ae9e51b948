import {
  CHAT_PATH,
  chatErrorStatus,
  MAX_CHAT_MESSAGE,
  type ChatError,
  type ChatErrorCode,
  type ChatRequest,
  type ChatResponse,
} from '@clinic/shared/chat';
import { delay } from 'msw';
import { http, HttpResponse, type HttpHandler } from 'msw/http';

import type { ScenarioName } from '#scenarios.ts';

import { replyTo } from './replies.ts';
import { requestLang } from './requestLang.ts';

/** Time in ms after which `slow` answers: the chat says that it takes long, but does not give up. */
export const SLOW_REPLY = 6_000;

/** What `rate-limited` asks for in `Retry-After`, in s. */
export const RETRY_AFTER = 30;

function refuse(code: ChatErrorCode, headers: HeadersInit = {}): Response {
  const body: ChatError = { error: { code, message: `The mocked API refused the call: ${code}.` } };
  return HttpResponse.json(body, { status: chatErrorStatus[code], headers });
}

const reply = (body: ChatResponse): Response => HttpResponse.json(body);

/** 200, but not what the contract says. */
const misreply = (body: string, contentType = 'application/json'): Response =>
  new HttpResponse(body, { headers: { 'content-type': contentType } });

async function answer(request: Request): Promise<Response> {
  const body: unknown = await request.json().catch(() => undefined);
  if (body === undefined) return refuse('invalid_json');
  const { message } = (body ?? {}) as Partial<Record<keyof ChatRequest, unknown>>; // checked right below
  if (typeof message !== 'string' || message.trim() === '') return refuse('invalid_message');
  if ([...message.trim()].length > MAX_CHAT_MESSAGE) return refuse('message_too_long');
  return reply({ response: replyTo(message, requestLang(request)) });
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
  malformed: () => misreply('{"reply":"Under a field that the chat does not read."}'),
  'wrong-type': () => misreply('{"response":{"text":"Hola"}}'),
  empty: () => reply({ response: ' \n' }),
  gigantic: () => reply({ response: 'Una respuesta que no termina. '.repeat(40_000) }),
  html: () => misreply('<!doctype html><title>Portal</title><p>Inicie sesión</p>', 'text/html'),
  truncated: () => misreply('{"response":"Reci'),
  'network-error': () => HttpResponse.error(),
};

/**
 * Handlers of the chat's only call, behaving as the scenario says.
 * @param latency waited before every answer, in ms
 */
export const chatHandlers = (scenario: ScenarioName, latency = 0): HttpHandler[] => [
  http.post(`*${CHAT_PATH}`, async ({ request }) => {
    if (latency > 0) await delay(latency);
    return behaviours[scenario](request);
  }),
];
