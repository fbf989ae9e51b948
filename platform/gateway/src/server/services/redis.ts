import type { FastifyBaseLogger } from 'fastify';
import type { Redis } from 'ioredis';

import { errorFacts } from './errorFacts.ts';

/** A visitor does not wait for it. Milliseconds. */
const COMMAND_TIMEOUT = 250;
const CONNECT_TIMEOUT = 2000;
const MAX_RECONNECT_DELAY = 10_000;

/**
 * Connects in the background to the Redis of several servers. Commands fail at once while it is away, and it is tried
 * again for ever; the log says once that it went away, and once that it is back.
 * @param shared what they share there, for the log
 */
export async function connectRedis(url: string, log: FastifyBaseLogger, shared: string): Promise<Redis> {
  // Loaded only where it is used: it costs 30 MB.
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: COMMAND_TIMEOUT,
    connectTimeout: CONNECT_TIMEOUT,
    // Drops a connection that takes commands and answers none.
    socketTimeout: 4 * COMMAND_TIMEOUT,
    retryStrategy: (times) => Math.min(times * 200, MAX_RECONNECT_DELAY),
  });
  let isAway = false;
  redis.on('error', (error) => {
    // The first word of what Redis refuses with: WRONGPASS, NOAUTH, LOADING.
    const refusal = /^[A-Z]{3,}\b/.exec(error.message)?.[0];
    const facts = { err: errorFacts(error), refusal };
    if (!isAway) log.warn(facts, `Redis is away: each server has ${shared} for itself`);
    isAway = true;
  });
  redis.on('ready', () => {
    log.info(isAway ? `Redis is back: ${shared} is shared again` : `${shared} is shared`);
    isAway = false;
  });
  // Its failures are told by the event.
  redis.connect().catch(() => {});
  return redis;
}
