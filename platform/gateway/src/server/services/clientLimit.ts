import rateLimit, { type RateLimitPluginOptions } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { isIPv6 } from 'node:net';

/**
 * A /64 of IPv6 is one client, but one subscriber may be given 65,536 of them: a /48. A mobile network may give as many
 * subscribers one each, so that all of a /48 may send as much as so many clients.
 */
const CLIENTS_OF_NETWORK = 20;

/** Limits the routes of a scope for each client: an address of IPv4, a /64 of IPv6; and for each /48. */
export async function limitClients(
  server: FastifyInstance,
  options: RateLimitPluginOptions & { max: number },
): Promise<void> {
  await server.register(rateLimit, options);
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
