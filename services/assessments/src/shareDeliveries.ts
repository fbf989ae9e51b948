import { connectRedis } from '@clinic/gateway/redis';
import type { FastifyInstance } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';

/** For how long it is known that a request was delivered. Milliseconds. */
const REMEMBERED = 24 * 60 * 60_000;

/** How often a gateway looks whether another one is done. Milliseconds. */
const LOOK = 100;

const prefix = 'clinic-assessment-';

/** Delivers what bears an id, unless that was done; rejects when it cannot be known to have arrived. */
export type DeliverOnce = (id: string, deliver: () => Promise<void>, signal: AbortSignal) => Promise<void>;

/**
 * Lets gateways that share a Redis deliver each request once: who is asked for one that another one has in hand, waits
 * for its end. Redis is told the id alone. While it is away, each gateway goes by what it did itself.
 * @param patience how long a delivery may take at most, in milliseconds: that of a gateway which died is taken over then
 */
export async function shareDeliveries(
  server: FastifyInstance,
  redisUrl: string,
  patience: number,
): Promise<DeliverOnce> {
  const redis = await connectRedis(redisUrl, server.log, 'what was delivered');
  server.addHook('onClose', async () => redis.disconnect());

  /** @returns whether there is nothing left to do */
  async function wasDelivered(key: string, signal: AbortSignal): Promise<boolean> {
    for (;;) {
      if ((await redis.set(key, 'in hand', 'PX', patience, 'NX')) === 'OK') return false;
      if ((await redis.get(key)) === 'delivered') return true;
      await wait(LOOK, undefined, { signal });
    }
  }

  return async (id, deliver, signal) => {
    const key = prefix + id;
    const isDone = await wasDelivered(key, signal).catch((error: unknown) => {
      if (signal.aborted) throw error;
      return false;
    });
    if (isDone) return;
    try {
      await deliver();
    } catch (error) {
      await redis.del(key).catch(() => {});
      throw error;
    }
    await redis.set(key, 'delivered', 'PX', REMEMBERED).catch(() => {});
  };
}
