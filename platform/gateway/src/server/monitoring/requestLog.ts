import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

import { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';

import { loggedPath } from '#server/requests/requestPath.ts';

/** Format of a request id from a proxy. Other values are ignored, because any client can send the header. */
const validId = /^[\w-]{8,64}$/;

function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && validId.test(given) ? given : randomUUID();
}

/** Bytes that may wait for the reader of standard output. Further lines are lost. */
const MAX_WAITING = 1_000_000;

/**
 * Standard output as a destination that never holds up the service: lines are lost while the disk is full, or while nobody
 * reads the pipe. Pino's own destination waits in both cases, or keeps the process from ending.
 */
function standardOutput(): { write: (line: string) => void } {
  process.stdout.on('error', () => {});
  return {
    write: (line) => {
      if (process.stdout.writableLength < MAX_WAITING) process.stdout.write(line);
    },
  };
}

type Options = { logLevel?: string; logStream?: { write: (line: string) => void } };

export const logOptions = ({ logLevel, logStream }: Options) =>
  ({
    logger: logLevel === undefined ? false : { level: logLevel, stream: logStream ?? standardOutput() },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
  }) satisfies FastifyServerOptions;

const levelsWithRequests = new Set(['trace', 'debug', 'info']);

/** Logs one line per request and sends its id in the response, so that a visitor's report leads to the line. */
export function logRequests(server: FastifyInstance, { logLevel = 'silent' }: Options): void {
  server.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  if (!levelsWithRequests.has(logLevel)) return;
  server.addHook('onResponse', (request, reply, done) => {
    const { method, url = '/' } = request.raw;
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method, path: loggedPath(url), status: reply.statusCode, ms }, 'request');
    done();
  });
}
