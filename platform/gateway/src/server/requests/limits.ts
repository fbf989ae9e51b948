import type { Server } from 'node:http';

import underPressure from '@fastify/under-pressure';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';

import { RETRY_AFTER, serviceUnavailable } from './refuse.ts';

export type Limits = {
  /** Time limit for a request's headers. Milliseconds. */
  headersTimeout: number;
  /** Time limit for the whole request. Milliseconds. */
  requestTimeout: number;
  /** Interval at which these two are checked. Milliseconds. */
  timeoutCheck: number;
  /** A connection without traffic is closed after this time. Milliseconds. */
  idleTimeout: number;
  /** Mean delay of the event loop above which requests are refused; 0: never. Milliseconds. */
  maxEventLoopDelay: number;
  /** Period of the mean, long enough that a single pause does not refuse requests. Milliseconds. */
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

/** File descriptors that the process itself needs. */
const RESERVED_DESCRIPTORS = 32;

/** File descriptors per connection: its socket and the file that is sent. */
const DESCRIPTORS_EACH = 2;

/** Upper limit on large machines, which bounds the memory of the process. */
const MAX_CONNECTIONS = 10_000;

/** Number of connections that fit into a number of file descriptors. */
export function maxConnectionsFor(descriptors: number): number {
  return Math.min(
    MAX_CONNECTIONS,
    Math.max(8, Math.floor((descriptors - RESERVED_DESCRIPTORS) / DESCRIPTORS_EACH)),
  );
}

function descriptorLimit(): number {
  // Node offers this number in its report only; `unlimited` when there is no limit.
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
      // Node would answer by itself, without our headers; `hasValidHost` checks it instead.
      requireHostHeader: false,
    },
  }) satisfies FastifyHttpOptions<Server>;

/** Health checks are answered even when the server is overloaded. */
const isMonitoring = (url: string): boolean => /^\/(?:healthz|readyz)(?:$|\?)/.test(url);

/**
 * Refuses requests with 503 and `Retry-After` while the event loop is overloaded, and closes connections after each
 * answer while most of them are in use.
 */
export function shedLoad(server: FastifyInstance, limits: Limits): void {
  const maxConnections = maxConnectionsFor(descriptorLimit());
  server.server.maxConnections = maxConnections;
  let connections = 0;
  server.server.on('connection', (socket) => {
    connections += 1;
    socket.once('close', () => (connections -= 1));
  });
  const { maxEventLoopDelay, delaySample } = limits;
  let measuredFrom = 0;
  // The first sample contains the time in which modules were loaded, so it does not count.
  server.addHook('onListen', async () => void (measuredFrom = performance.now() + 2 * delaySample));
  void server.register(underPressure, {
    maxEventLoopDelay,
    sampleInterval: delaySample,
    retryAfter: RETRY_AFTER,
    pressureHandler: (request, reply) => {
      if (performance.now() < measuredFrom || isMonitoring(request.raw.url ?? '')) return;
      serviceUnavailable(reply);
    },
  });
  server.addHook('onRequest', (_request, reply, done) => {
    // Each connection gets one answer, so that waiting clients are served instead of reset.
    if (connections > 0.75 * maxConnections) reply.header('connection', 'close');
    done();
  });
}
