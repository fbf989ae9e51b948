import underPressure from '@fastify/under-pressure';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';
import type { Server } from 'node:http';

import { RETRY_AFTER, refuseForNow } from './unavailable.ts';

export type Limits = {
  /** For a request's headers, and for all of it. Milliseconds. */
  headersTimeout: number;
  requestTimeout: number;
  /** How often these two are looked at: a client may take so much longer. Milliseconds. */
  timeoutCheck: number;
  /** A connection on which nothing moves in either direction is closed. Milliseconds. */
  idleTimeout: number;
  /** Mean time that an event waits for its turn, above which requests are turned away; 0: never. Milliseconds. */
  maxEventLoopDelay: number;
  /** Over how long the mean is taken: long enough that one pause does not count as a crowd. Milliseconds. */
  delaySample: number;
};

export const defaultLimits: Limits = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  timeoutCheck: 1000,
  idleTimeout: 60_000,
  maxEventLoopDelay: 500,
  delaySample: 1000,
};

/** Descriptors that the process itself has open. */
const RESERVED_DESCRIPTORS = 32;

/** A connection, and the file that is sent over it. */
const DESCRIPTORS_EACH = 2;

/** Even on a roomy machine: what one process can serve well, and a bound for its memory. */
const MAX_CONNECTIONS = 10_000;

/** How many connections the process may have, by the number of descriptors that it was given. */
export function maxConnectionsFor(descriptors: number): number {
  return Math.min(
    MAX_CONNECTIONS,
    Math.max(8, Math.floor((descriptors - RESERVED_DESCRIPTORS) / DESCRIPTORS_EACH)),
  );
}

function descriptorLimit(): number {
  // What Node knows and offers nowhere else; `unlimited` where there is none.
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft?: unknown } } };
  return Number(userLimits?.open_files?.soft) || Infinity;
}

export const httpLimits = ({ headersTimeout, requestTimeout, timeoutCheck, idleTimeout }: Limits) =>
  ({
    connectionTimeout: idleTimeout,
    requestTimeout,
    http: {
      headersTimeout,
      connectionsCheckingInterval: timeoutCheck,
      // Node would answer by itself, past all limits: `hasGoodHost` refuses.
      requireHostHeader: false,
    },
  }) satisfies FastifyHttpOptions<Server>;

/** What monitoring asks must be answered most of all when the server is busy. */
const isMonitoring = (url: string): boolean => /^\/(?:healthz|readyz)(?:$|\?)/.test(url);

/**
 * Turns requests away with 503 and `Retry-After` while there are more than can be answered soon, and lets
 * connections go when most of those that there may be are taken.
 * @param onShed called for each request turned away
 */
export function shedLoad(server: FastifyInstance, limits: Limits, onShed: () => void): void {
  const maxConnections = maxConnectionsFor(descriptorLimit());
  server.server.maxConnections = maxConnections;
  let connections = 0;
  server.server.on('connection', (socket) => {
    connections += 1;
    socket.once('close', () => (connections -= 1));
  });
  const { maxEventLoopDelay, delaySample } = limits;
  let measuredFrom = 0;
  // Of the first sample a part, or all, is the time in which the server was loaded: no crowd.
  server.addHook('onListen', async () => void (measuredFrom = performance.now() + 2 * delaySample));
  void server.register(underPressure, {
    maxEventLoopDelay,
    sampleInterval: delaySample,
    retryAfter: RETRY_AFTER,
    pressureHandler: (request, reply) => {
      if (performance.now() < measuredFrom || isMonitoring(request.raw.url ?? '')) return;
      onShed();
      refuseForNow(reply);
    },
  });
  server.addHook('onRequest', (_request, reply, done) => {
    // One answer each: others get their turn instead of being reset.
    if (connections > 0.75 * maxConnections) reply.header('connection', 'close');
    done();
  });
}
