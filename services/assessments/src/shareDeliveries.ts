import { setTimeout as wait } from 'node:timers/promises';

import type { ServiceHost } from '@tesela/gateway/service';

/** Time for which delivered requests are remembered. Milliseconds. */
const REMEMBERED = 24 * 60 * 60_000;

/** Interval at which a gateway checks whether another one has delivered. Milliseconds. */
const CHECK_INTERVAL = 100;

const prefix = 'clinic-assessment-';

/** Value in Redis during a delivery; afterwards it is the time of the first receipt. */
const IN_HAND = 'in hand';

type Received = { id: string; receivedAt: string };

/**
 * Delivers a request unless it was delivered already; rejects when its arrival is not certain.
 * @returns the time of its first receipt
 */
export type DeliverOnce = (
  received: Received,
  deliver: () => Promise<void>,
  signal: AbortSignal,
) => Promise<string>;

/**
 * Lets gateways that share a Redis deliver each request once: a gateway waits while another one delivers the same request.
 * Redis receives id and time only. While it is down, each gateway knows only its own deliveries.
 * @param limit time limit of a delivery in milliseconds, after which another gateway takes over from one that died
 */
export function shareDeliveries(redis: NonNullable<ServiceHost['redis']>, limit: number): DeliverOnce {
  /** @returns the time of receipt if another gateway has delivered it; undefined if this one must deliver it */
  async function findDelivered(key: string, signal: AbortSignal): Promise<string | undefined> {
    for (;;) {
      if ((await redis.set(key, IN_HAND, 'PX', limit, 'NX')) === 'OK') return undefined;
      const held = await redis.get(key);
      if (held !== null && held !== IN_HAND) return held;
      await wait(CHECK_INTERVAL, undefined, { signal });
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
