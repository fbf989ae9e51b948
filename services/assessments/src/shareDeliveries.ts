import { connectRedis } from '@clinic/gateway/redis';
import type { FastifyInstance } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';

/** For how long it is known that a request was delivered. Milliseconds. */
const REMEMBERED = 24 * 60 * 60_000;

/** How often a gateway looks whether another one is done. Milliseconds. */
const LOOK = 100;

const prefix = 'clinic-assessment-';

/** What Redis holds while a gateway tries; afterwards the time when it was received first. */
const IN_HAND = 'in hand';

type Received = { id: string; receivedAt: string };

/**
 * Delivers what bears an id, unless that was done; rejects when it cannot be known to have arrived.
 * @returns when it was received first
 */
export type DeliverOnce = (
  received: Received,
  deliver: () => Promise<void>,
  signal: AbortSignal,
) => Promise<string>;

/**
 * Lets gateways that share a Redis deliver each request once: who is asked for one that another one has in hand, waits
 * for its end. Redis is told id and time alone. While it is away, each gateway goes by what it did itself.
 * @param patience how long a delivery may take at most, in milliseconds: that of a gateway which died is taken over then
 */
export async function shareDeliveries(
  server: FastifyInstance,
  redisUrl: string,
  patience: number,
): Promise<DeliverOnce> {
  const redis = await connectRedis(redisUrl, server.log, 'what was delivered');
  server.addHook('onClose', async () => redis.disconnect());

  /** @returns when it was received by a gateway that delivered it; undefined where that is left to do */
  async function findDelivered(key: string, signal: AbortSignal): Promise<string | undefined> {
    for (;;) {
      if ((await redis.set(key, IN_HAND, 'PX', patience, 'NX')) === 'OK') return undefined;
      const held = await redis.get(key);
      if (held !== null && held !== IN_HAND) return held;
      await wait(LOOK, undefined, { signal });
    }
  }

  return async ({ id, receivedAt }, deliver, signal) => {
    const key = prefix + id;
    const earlier = await findDelivered(key, signal).catch((error: unknown) => {
      if (signal.aborted) throw error;
      return undefined;
    });
    if (earlier !== undefined) return earlier;
    try {
      await deliver();
    } catch (error) {
      await redis.del(key).catch(() => {});
      throw error;
    }
    await redis.set(key, receivedAt, 'PX', REMEMBERED).catch(() => {});
    return receivedAt;
  };
}
