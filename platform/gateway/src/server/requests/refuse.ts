import { STATUS_CODES } from 'node:http';

import type { FastifyReply } from 'fastify';

/** Headers of the body that was replaced by the refusal. */
const bodyHeaders = ['content-encoding', 'content-length', 'etag', 'last-modified', 'accept-ranges'];

/** Answers with a status and its name in plain text instead of a page. */
export function refuse(reply: FastifyReply, status: number): FastifyReply {
  for (const header of bodyHeaders) reply.removeHeader(header);
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(`${status} ${STATUS_CODES[status] ?? 'Error'}\n`);
}

/** Seconds after which a refused client should try again. */
export const RETRY_AFTER = 5;

/** Answers 503 with `Retry-After`: the request is right, and may be answered later. */
export const serviceUnavailable = (reply: FastifyReply): FastifyReply =>
  refuse(reply.header('retry-after', String(RETRY_AFTER)), 503);
