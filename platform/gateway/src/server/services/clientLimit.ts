import { isIPv6 } from 'node:net';

import rateLimit, { type RateLimitPluginOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';

/**
 * Clients of one IPv6 /48 together may send as much as this number of clients. One subscriber may own a whole /48, but in
 * a mobile network the /48 may belong to many subscribers.
 */
const CLIENTS_OF_NETWORK = 20;

/**
 * A client is an IPv4 address or an IPv6 /56, which most homes have. With a counter per /64, one subscriber could fill
 * all 5,000 counters that are kept.
 */
const CLIENT_SUBNET = 56;

export type ClientLimit = {
  /** Name of the counters in Redis. */
  name: string;
  /** Requests of one client in a minute. */
  max: number;
  /** Redis in which several servers count together. Undefined: each counts by itself. */
  redis: Redis | undefined;
} & Pick<RateLimitPluginOptions, 'global' | 'errorResponseBuilder'>;

/** Counters in the order in which they count: those of a client, then those of its network. */
function countersOf({ name, redis, ...options }: ClientLimit): RateLimitPluginOptions[] {
  const client: RateLimitPluginOptions = {
    ...options,
    timeWindow: '1 minute',
    ipv6Subnet: CLIENT_SUBNET,
    nameSpace: `tesela-${name}-limit-`,
  };
  const network: RateLimitPluginOptions = {
    ...client,
    max: CLIENTS_OF_NETWORK * options.max,
    ipv6Subnet: 48,
    allowList: ({ ip }) => !isIPv6(ip),
    nameSpace: `tesela-${name}-network-limit-`,
    // The headers tell a client its own limit only.
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
  };
  // Requests that the client's counter refuses do not count for the network.
  const own = [client, network];
  const shared = own.map((counter) => ({ ...counter, redis, skipOnError: true }));
  // A shared count is never below a server's own, which is all there is while Redis is away.
  return redis ? [...shared, ...own] : own;
}

/** Limits requests to the routes of a scope per client and per IPv6 /48. */
export async function limitClients(server: FastifyInstance, limit: ClientLimit): Promise<void> {
  for (const counter of countersOf(limit)) await server.register(rateLimit, counter);
}

/**
 * Counts requests per client and per IPv6 /48 without refusing any.
 * @returns counts a request, and says whether the client has sent too many
 */
export async function countClients(
  server: FastifyInstance,
  limit: ClientLimit,
): Promise<(request: FastifyRequest) => Promise<boolean>> {
  const counts: ReturnType<FastifyInstance['createRateLimit']>[] = [];
  for (const counter of countersOf({ ...limit, global: false })) {
    // The plugin adds its function once to a scope.
    await server.register(async (scope) => {
      await scope.register(rateLimit, counter);
      counts.push(scope.createRateLimit());
    });
  }
  return async (request) => {
    for (const count of counts) {
      const counted = await count(request);
      if (!counted.isAllowed && counted.isExceeded) return true;
    }
    return false;
  };
}
