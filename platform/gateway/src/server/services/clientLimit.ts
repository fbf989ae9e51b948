import { isIPv6 } from 'node:net';

import rateLimit, { type RateLimitPluginOptions } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';

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

/** Limits requests to the routes of a scope per client and per IPv6 /48. */
export async function limitClients(
  server: FastifyInstance,
  options: RateLimitPluginOptions & { max: number },
): Promise<void> {
  await server.register(rateLimit, { ...options, ipv6Subnet: CLIENT_SUBNET });
  // Registered second, so that requests refused by the first limit do not count for the network.
  await server.register(rateLimit, {
    ...options,
    max: CLIENTS_OF_NETWORK * options.max,
    ipv6Subnet: 48,
    allowList: ({ ip }) => !isIPv6(ip),
    nameSpace: `${options.nameSpace ?? ''}network-`,
    // The headers tell a client its own limit only.
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
  });
}
