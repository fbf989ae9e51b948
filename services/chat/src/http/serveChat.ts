import { PassThrough } from 'node:stream';

import { chatErrorStatus, MAX_CHAT_BODY } from '@clinic/shared/chat';
import { readChatRequest, type ChatResponse } from '@clinic/shared/chatSchemas';
import { languages } from '@clinic/shared/languages';
import { requestLang } from '@tesela/core/requestLang';
import { limitClients } from '@tesela/gateway/clientLimit';
import { errorFacts } from '@tesela/gateway/errorFacts';
import type { ServiceHost } from '@tesela/gateway/service';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';

import type { UpstreamSettings } from '#upstream/protocols.ts';
import { createUpstream } from '#upstream/upstream.ts';

import { ApiError, codeOf, errorBody } from './apiError.ts';
import { createChatMetrics } from './chatMetrics.ts';
import { createChatService, type ChatAnswer, type LiveDir } from './chatService.ts';

function assertJson({ headers }: FastifyRequest): void {
  const isJson = /^\s*application\/json\s*(?:;|$)/i.test(headers['content-type'] ?? '');
  const isPlain = (headers['content-encoding'] ?? 'identity') === 'identity';
  if (!isJson || !isPlain) throw new ApiError('unsupported_media_type');
}

const wantsEvents = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.includes('text/event-stream') ?? false;

const fields = [
  'response',
  'cards',
  'links',
  'products',
  'offer',
  'treatment',
  'doctor',
  'about',
  'shown',
] as const;

const responseOf = (answer: ChatAnswer): ChatResponse =>
  // The fields of the schema, whose lists the service does not change.
  Object.fromEntries(
    fields.flatMap((field) => (answer[field] === undefined ? [] : [[field, answer[field]]])),
  ) as ChatResponse;

/** How the chat is run; all of it has a default. */
export type ChatOptions = {
  /** Messages that one client may send to the chat in a minute. Default: 60. */
  chatRateLimit?: number | undefined;
  /** Redis in which several servers count them together. Default: each counts in its memory. */
  redis?: ServiceHost['redis'];
  /** The service that is asked before the embedded assistant. Default: none. */
  upstream?: UpstreamSettings | undefined;
  /** Milliseconds that it has. Default: `UPSTREAM_TIMEOUT`. */
  upstreamTimeout?: number | undefined;
  /** Whether the server is ready only once it can answer the first message at once. Default: no. */
  isWarm?: boolean | undefined;
  /** Where calls and answers are counted. Default: nowhere. */
  metrics?: Registry | undefined;
};

/**
 * `POST /api/chat`: `{ message }` → `{ response }`, or `{ error: { code, message } }`. Who accepts `text/event-stream` gets
 * the sentences of an upstream as they come (`sentence`), and the same JSON last (`answer`).
 */
export async function serveChat(
  server: FastifyInstance,
  { liveDir, ...options }: ChatOptions & { liveDir: LiveDir },
) {
  const metrics = options.metrics && (await createChatMetrics(options.metrics));
  if (metrics) {
    server.addHook('onResponse', async (_request, reply) => {
      metrics.responded(reply.statusCode, reply.elapsedTime / 1000);
    });
  }
  const upstream =
    options.upstream &&
    createUpstream(options.upstream, {
      timeout: options.upstreamTimeout,
      onStateChange: (state) => {
        metrics?.breakerChanged(state);
        server.log.warn({ breaker: state }, 'the breaker of the chat upstream changed');
      },
    });
  const liveAssistant = createChatService({ liveDir, log: server.log, upstream });
  // The index takes a while. Without a site yet, the first question tries again.
  if (options.isWarm) server.addHook('onReady', async () => void (await liveAssistant().catch(() => {})));
  await limitClients(server, {
    name: 'chat',
    max: options.chatRateLimit ?? 60,
    redis: options.redis,
    global: false,
    errorResponseBuilder: () => new ApiError('rate_limited'),
  });
  server.removeContentTypeParser('text/plain');
  server.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  server.setErrorHandler((error, request, reply) => {
    const code = codeOf(error);
    if (chatErrorStatus[code] >= 500) request.log.error({ err: errorFacts(error) }, 'chat failed');
    return reply.code(chatErrorStatus[code]).send(errorBody(code, requestLang(request.headers, languages)));
  });

  server.post('/chat', {
    bodyLimit: MAX_CHAT_BODY,
    config: { rateLimit: {} },
    preParsing: async (request) => assertJson(request),
    handler: async (request, reply): Promise<ChatResponse | undefined> => {
      const asked = readChatRequest(request.body);
      if (typeof asked === 'string') throw new ApiError(asked);
      const { message, about, shown } = asked;
      const answerMessage = await liveAssistant().catch((cause: unknown) => {
        // Of files only: nothing has looked at the message yet.
        request.log.error({ err: cause }, 'there is no site that the chat could answer from');
        throw new ApiError('unavailable');
      });
      const { isStreamed, answer } = answerMessage(message, requestLang(request.headers, languages), {
        about,
        shown,
      });
      const report = (given: ChatAnswer): ChatResponse => {
        metrics?.answered(given);
        // The line that is logged of each request says this much of the message, and no more.
        request.log = request.log.child({
          characters: message.length,
          source: given.source,
          ...(given.source === 'fallback' && { reason: given.reason }),
        });
        return responseOf(given);
      };
      if (!isStreamed || !wantsEvents(request)) return report(await answer());
      const events = new PassThrough();
      reply.header('content-type', 'text/event-stream; charset=utf-8').send(events);
      const send = (event: 'sentence' | 'answer', data: object): void =>
        void events.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      send('answer', report(await answer((text) => send('sentence', { text }))));
      events.end();
      return undefined;
    },
  });
  server.route({
    method: server.supportedMethods.filter((method) => method !== 'POST'),
    url: '/chat',
    onRequest: async (_request, reply) => {
      reply.header('allow', 'POST');
      throw new ApiError('method_not_allowed');
    },
    handler: () => {},
  });
  server.all('/*', {
    onRequest: async () => {
      throw new ApiError('not_found');
    },
    handler: () => {},
  });
}
