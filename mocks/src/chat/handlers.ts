import {
  CHAT_PATH,
  chatErrorStatus,
  MAX_CHAT_BODY,
  type ChatError,
  type ChatErrorCode,
} from '@clinic/shared/chat';
import { readChatRequest, type ChatResponse } from '@clinic/shared/chatSchemas';
import { languages } from '@clinic/shared/languages';
import type { Lang } from '@tesela/core/lang';
import { requestLang } from '@tesela/core/requestLang';
import { http, HttpResponse, type HttpHandler } from 'msw/http';

import { invalidResponse, late, readJson, RETRY_AFTER, type Behaviour } from '#http.ts';

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
  requestLang(
    {
      referer: headers.get('referer') ?? (referrer.startsWith('http') ? referrer : undefined),
      'accept-language': headers.get('accept-language') ?? undefined,
    },
    languages,
  );

const reply = (body: ChatResponse): Response => HttpResponse.json(body, { headers: noStore });

async function answer(request: Request): Promise<Response> {
  if (request.method !== 'POST') return refuse('method_not_allowed', { allow: 'POST' });
  const body = await readJson(request, MAX_CHAT_BODY);
  if ('refused' in body) return refuse(body.refused);
  const asked = readChatRequest(body.json);
  if (typeof asked === 'string') return refuse(asked);
  return reply(replyTo(asked.message, langOf(request)));
}

const behaviours = {
  success: answer,
  slow: late(SLOW_REPLY, answer),
  silent: late('infinite', answer),
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
} satisfies Record<string, Behaviour>;

/** Ways in which `POST /api/chat` can behave. */
export type ChatScenario = keyof typeof behaviours;

export const chatScenarios = Object.keys(behaviours) as ChatScenario[];

/** Handlers of the chat API that behave as the scenario says. */
export const chatHandlers = (scenario: ChatScenario): HttpHandler[] => [
  http.all(`*${CHAT_PATH}`, ({ request }) => behaviours[scenario](request)),
];
