import { chatErrorStatus, MAX_CHAT_MESSAGE } from '@clinic/shared/chat';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';

import { ApiError, codeOf, errorBody } from './apiError.ts';
import { createChatSource } from './chatSource.ts';
import { requestLang } from './requestLang.ts';

/** Bytes: room for 1000 characters of any script, and for the JSON around them. */
const MAX_BODY = 4096;

const body = v.object({ message: v.pipe(v.string(), v.trim(), v.nonEmpty()) });

function readMessage(input: unknown): string {
  const result = v.safeParse(body, input);
  if (!result.success) throw new ApiError('invalid_message');
  const { message } = result.output;
  if ([...message].length > MAX_CHAT_MESSAGE) throw new ApiError('message_too_long');
  return message;
}

function assertJson({ headers }: FastifyRequest): void {
  const isJson = /^\s*application\/json\s*(?:;|$)/i.test(headers['content-type'] ?? '');
  const isPlain = (headers['content-encoding'] ?? 'identity') === 'identity';
  if (!isJson || !isPlain) throw new ApiError('unsupported_media_type');
}

type Options = {
  live: string;
  /** Messages that one client may send in a minute. */
  chatRateLimit: number;
};

/** `POST /api/chat`: `{ message }` → `{ response }`, or `{ error: { code, message } }`. */
export async function serveChat(server: FastifyInstance, { live, chatRateLimit }: Options) {
  const answererOfLiveSite = createChatSource(live, server.log);
  await server.register(rateLimit, {
    global: false,
    max: chatRateLimit,
    timeWindow: '1 minute',
    errorResponseBuilder: () => new ApiError('rate_limited'),
  });
  server.removeContentTypeParser('text/plain');
  server.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  server.setErrorHandler((error, request, reply) => {
    const code = codeOf(error);
    if (chatErrorStatus[code] >= 500) request.log.error({ err: error }, 'chat failed');
    return reply.code(chatErrorStatus[code]).send(errorBody(code, requestLang(request.headers)));
  });

  server.post('/chat', {
    bodyLimit: MAX_BODY,
    config: { rateLimit: {} },
    preParsing: async (request) => assertJson(request),
    handler: async (request) => {
      const message = readMessage(request.body);
      const answer = await answererOfLiveSite().catch((cause: unknown) => {
        throw new ApiError('unavailable', { cause });
      });
      return { response: answer(message, requestLang(request.headers)) };
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
