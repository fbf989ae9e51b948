import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';

import { errorFacts } from './errorFacts.ts';

/** Short, because a visitor waits for it. Milliseconds. */
const COMMAND_TIMEOUT = 250;
const CONNECT_TIMEOUT = 2000;
const MAX_RECONNECT_DELAY = 10_000;

/**
 * Connects in the background to the Redis in which several servers count together, until the server closes. While it is
 * down, commands fail at once and the connection is retried for ever. The log has one line when it goes down and one when
 * it is back.
 */
export async function connectRedis(url: string, server: FastifyInstance): Promise<Redis> {
  const { log } = server;
  // Loaded only when it is used, because it costs 30 MB of memory.
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: COMMAND_TIMEOUT,
    connectTimeout: CONNECT_TIMEOUT,
    // Closes a connection that accepts commands and does not answer.
    socketTimeout: 4 * COMMAND_TIMEOUT,
    retryStrategy: (times) => Math.min(times * 200, MAX_RECONNECT_DELAY),
  });
  let isAway = false;
  redis.on('error', (error) => {
    // Redis begins its errors with a code: WRONGPASS, NOAUTH, LOADING.
    const refusal = /^[A-Z]{3,}\b/.exec(error.message)?.[0];
    const facts = { err: errorFacts(error), refusal };
    if (!isAway) log.warn(facts, 'Redis is away: each server has limits and deliveries for itself');
    isAway = true;
  });
  redis.on('ready', () => {
    log.info(`Redis is ${isAway ? 'back' : 'there'}: limits and deliveries are shared`);
    isAway = false;
  });
  server.addHook('onClose', async () => redis.disconnect());
  // Failures are logged by the event handler.
  redis.connect().catch(() => {});
  return redis;
}
