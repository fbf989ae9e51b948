import { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

import { loggedPath } from './requestPath.ts';

/** A proxy may have given the request an id already; anybody else may send anything. */
const goodId = /^[\w-]{8,64}$/;

const requestIdOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
  const given = String(headers['x-request-id'] ?? '');
  return goodId.test(given) ? given : randomUUID();
};

type Options = { logLevel?: string; logStream?: { write: (line: string) => void } };

export const logOptions = ({ logLevel, logStream }: Options) =>
  ({
    logger: logLevel === undefined ? false : { level: logLevel, ...(logStream && { stream: logStream }) },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
  }) satisfies FastifyServerOptions;

/** One line per request, and its id in the response, so that a visitor's complaint leads to the line. */
export function logRequests(server: FastifyInstance): void {
  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  server.addHook('onResponse', async (request, reply) => {
    const { method, url = '/' } = request.raw;
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method, path: loggedPath(url), status: reply.statusCode, ms }, 'request');
  });
}
