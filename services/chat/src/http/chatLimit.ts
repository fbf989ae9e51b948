import { limitClients } from '@clinic/gateway/clientLimit';
import { connectRedis } from '@clinic/gateway/redis';
import type { FastifyInstance } from 'fastify';

import { ApiError } from './apiError.ts';

type Options = {
  /** Messages that one client may send in a minute. */
  max: number;
  /** Where several servers count together. Default: each counts for itself. */
  redisUrl: string | undefined;
};

/** Limits the routes of a scope that have `config.rateLimit`. */
export async function limitChat(server: FastifyInstance, { max, redisUrl }: Options): Promise<void> {
  const options = {
    global: false,
    max,
    timeWindow: '1 minute',
    errorResponseBuilder: () => new ApiError('rate_limited'),
  };
  if (redisUrl !== undefined) {
    const redis = await connectRedis(redisUrl, server.log, 'the limit of the chat');
    server.addHook('onClose', async () => redis.disconnect());
    await limitClients(server, {
      ...options,
      redis,
      nameSpace: 'clinic-chat-limit-',
      skipOnError: true,
    });
  }
  // Counts beside Redis too: the shared count is never below this one, which is all there is while Redis is away.
  await limitClients(server, options);
}
