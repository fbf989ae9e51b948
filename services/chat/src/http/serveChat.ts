import { chatErrorStatus, MAX_CHAT_BODY } from '@clinic/shared/chat';
import { readChatRequest, type ChatResponse } from '@clinic/shared/chatSchemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PassThrough } from 'node:stream';
import type { Registry } from 'prom-client';

import type { Patience } from '#upstream/policy.ts';
import type { UpstreamSettings } from '#upstream/settings.ts';
import { createUpstream } from '#upstream/upstream.ts';
import { ApiError, codeOf, errorBody } from './apiError.ts';
import { createChatMetrics } from './chatMetrics.ts';
import { limitChat } from './chatLimit.ts';
import { createChatService, type ChatAnswer } from './chatService.ts';
import type { LiveDir } from './chatSource.ts';
import { errorFacts } from '@clinic/gateway/errorFacts';
import { requestLang } from './requestLang.ts';

function assertJson({ headers }: FastifyRequest): void {
  const isJson = /^\s*application\/json\s*(?:;|$)/i.test(headers['content-type'] ?? '');
  const isPlain = (headers['content-encoding'] ?? 'identity') === 'identity';
  if (!isJson || !isPlain) throw new ApiError('unsupported_media_type');
}

const wantsEvents = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.includes('text/event-stream') ?? false;

function responseOf({
  response,
  cards,
  links,
  products,
  treatment,
  doctor,
  about,
  shown,
}: ChatAnswer): ChatResponse {
  return {
    response,
    ...(cards && { cards: [...cards] }),
    ...(links && { links: [...links] }),
    ...(products && { products: [...products] }),
    ...(treatment && { treatment }),
    ...(doctor && { doctor }),
    ...(about && { about }),
    ...(shown && { shown: [...shown] }),
  };
}

/** How the chat is run; all of it has a default. */
export type ChatOptions = {
  /** Messages that one client may send to the chat in a minute. Default: 60. */
  chatRateLimit?: number | undefined;
  /** Redis in which several servers count them together. Default: each counts in its memory. */
  redisUrl?: string | undefined;
  /** Who is asked before the embedded answerer. Default: nobody. */
  upstream?: UpstreamSettings | undefined;
  /** How long the upstream is waited for. Default: `defaultPatience`. */
  patience?: Partial<Patience> | undefined;
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
      patience: options.patience,
      onStateChange: (state) => {
        metrics?.breakerChanged(state);
        server.log.warn({ breaker: state }, 'the breaker of the chat upstream changed');
      },
    });
  const answererOfLiveSite = createChatService({ liveDir, log: server.log, upstream });
  // What the first visitors would wait for: it keeps the processor for a while. Without a site yet, the first question
  // tries again.
  if (options.isWarm)
    server.addHook('onReady', async () => void (await answererOfLiveSite().catch(() => {})));
  await limitChat(server, { max: options.chatRateLimit ?? 60, redisUrl: options.redisUrl });
  server.removeContentTypeParser('text/plain');
  server.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  server.setErrorHandler((error, request, reply) => {
    const code = codeOf(error);
    if (chatErrorStatus[code] >= 500) request.log.error({ err: errorFacts(error) }, 'chat failed');
    return reply.code(chatErrorStatus[code]).send(errorBody(code, requestLang(request.headers)));
  });

  server.post('/chat', {
    bodyLimit: MAX_CHAT_BODY,
    config: { rateLimit: {} },
    preParsing: async (request) => assertJson(request),
    handler: async (request, reply): Promise<ChatResponse | undefined> => {
      const asked = readChatRequest(request.body);
      if (typeof asked === 'string') throw new ApiError(asked);
      const { message, about, shown } = asked;
      const answerTo = await answererOfLiveSite().catch((cause: unknown) => {
        // Of files only: nothing has looked at the message yet.
        request.log.error({ err: cause }, 'there is no site that the chat could answer from');
        throw new ApiError('unavailable');
      });
      const { isAsked, answer } = answerTo(message, requestLang(request.headers), { about, shown });
      const tell = (given: ChatAnswer): ChatResponse => {
        metrics?.answered(given);
        // The line that is logged of each request says this much of the message, and no more.
        request.log = request.log.child({
          characters: message.length,
          source: given.source,
          ...(given.source === 'fallback' && { reason: given.reason }),
        });
        return responseOf(given);
      };
      if (!isAsked || !wantsEvents(request)) return tell(await answer());
      const events = new PassThrough();
      reply.header('content-type', 'text/event-stream; charset=utf-8').send(events);
      const send = (event: 'sentence' | 'answer', data: object): void =>
        void events.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      send('answer', tell(await answer((text) => send('sentence', { text }))));
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
