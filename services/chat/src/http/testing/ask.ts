import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

type Headers = Record<string, string>;

/** Sends a message as the chat window would. */
export const ask = (
  server: FastifyInstance,
  message: unknown,
  headers: Headers = {},
): Promise<LightMyRequestResponse> =>
  server.inject({ method: 'POST', url: '/api/chat', headers, payload: { message } });

/** Sends a body just as it is. */
export const send = (
  server: FastifyInstance,
  payload: string | Buffer,
  headers: Headers = {},
): Promise<LightMyRequestResponse> =>
  server.inject({
    method: 'POST',
    url: '/api/chat',
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });
