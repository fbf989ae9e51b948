import { createHash } from 'node:crypto';

import type { FastifyReply, FastifyRequest } from 'fastify';

/** Sends JSON for programs, which is asked for anew each time and sent again only when it has changed. */
export function sendJson(request: FastifyRequest, reply: FastifyReply, value: unknown): FastifyReply {
  const made = JSON.stringify(value);
  const etag = `"${createHash('sha256').update(made).digest('base64url').slice(0, 27)}"`;
  reply.headers({ 'cache-control': 'no-cache', etag, 'x-robots-tag': 'noindex' });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(`${made}\n`);
}
