import rateLimit, { type RateLimitPluginOptions } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { isIPv6 } from 'node:net';

/** A subscriber may be given a /48 of IPv6, and a mobile network has many in one: all of it may send as much as so many clients. */
const CLIENTS_OF_NETWORK = 20;

/**
 * A client is an address of IPv4 or a /56 of IPv6, which most homes are given. Counters of a /64 each would be 65,536 for
 * one subscriber, and the 5,000 that are kept would be all theirs.
 */
const CLIENT_SUBNET = 56;

/** Limits the routes of a scope for each client, and for each /48. */
export async function limitClients(
  server: FastifyInstance,
  options: RateLimitPluginOptions & { max: number },
): Promise<void> {
  await server.register(rateLimit, { ...options, ipv6Subnet: CLIENT_SUBNET });
  // After the other: what a client sends in vain is not counted against its neighbours.
  await server.register(rateLimit, {
    ...options,
    max: CLIENTS_OF_NETWORK * options.max,
    ipv6Subnet: 48,
    allowList: ({ ip }) => !isIPv6(ip),
    nameSpace: `${options.nameSpace ?? ''}network-`,
    // What a client is told is its own limit.
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
  });
}
