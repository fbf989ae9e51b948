import type { FastifyReply } from 'fastify';
import { STATUS_CODES } from 'node:http';

/** Headers that describe a body which is not sent after all. */
const bodyHeaders = ['content-encoding', 'content-length', 'etag', 'last-modified', 'accept-ranges'];

/** Answers with a status and its name in plain text, where a whole page would help nobody. */
export function refuse(reply: FastifyReply, status: number): FastifyReply {
  for (const header of bodyHeaders) reply.removeHeader(header);
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(`${status} ${STATUS_CODES[status] ?? 'Error'}\n`);
}
