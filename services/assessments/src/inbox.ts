import { ExponentialBackoff, handleWhen, retry, timeout, TimeoutStrategy, wrap } from 'cockatiel';

import { RefusedByInbox, type Deliver, type Letter } from './delivery.ts';
import { deliverByMail } from './mail.ts';
import type { InboxSettings } from './settings.ts';
import type { DeliverOnce } from './shareDeliveries.ts';
import { deliverToWebhook } from './webhook.ts';

/** Timeouts for the clinic's inbox. Milliseconds. */
export type InboxTimeouts = {
  attempt: number;
  /** Pause before the second attempt; twice as long before the third. */
  backoff: number;
  /** Limit for all attempts, shorter than the 30 s of the form. */
  total: number;
};

export const defaultInboxTimeouts: InboxTimeouts = { attempt: 8000, backoff: 500, total: 25_000 };

/** Attempts after the first one. */
const MAX_RETRIES = 2;

/** Delivered requests that are remembered, so that a second click or a lost answer sends no second message. */
const MAX_REMEMBERED = 1000;

export type Inbox = {
  /**
   * @param write makes the letter with the time of receipt, which is the gateway's, because a visitor's clock proves nothing
   * @returns the time of its first receipt
   */
  receive: (id: string, write: (receivedAt: string) => Letter) => Promise<string>;
};

const delivererOf = async (settings: InboxSettings): Promise<Deliver> =>
  settings.kind === 'webhook' ? deliverToWebhook(settings.url) : deliverByMail(settings);

/**
 * Creates the clinic's inbox: it delivers each request once, with up to three attempts, and stores nothing.
 * @param deliverOnce prevents double deliveries of several gateways. Default: each gateway works alone
 */
export async function createInbox(
  settings: InboxSettings,
  timeouts: InboxTimeouts,
  deliverOnce: DeliverOnce = async ({ receivedAt }, deliver) => {
    await deliver();
    return receivedAt;
  },
): Promise<Inbox> {
  const deliver = await delivererOf(settings);
  const aggressive = { strategy: TimeoutStrategy.Aggressive, abortOnReturn: true };
  const inTime = timeout(timeouts.total, aggressive);
  const attempts = wrap(
    retry(
      handleWhen((error) => !(error instanceof RefusedByInbox)),
      {
        maxAttempts: MAX_RETRIES,
        backoff: new ExponentialBackoff({ initialDelay: timeouts.backoff }),
      },
    ),
    timeout(timeouts.attempt, aggressive),
  );
  const deliveries = new Map<string, Promise<string>>();

  function receive(id: string, write: (receivedAt: string) => Letter): Promise<string> {
    const known = deliveries.get(id);
    if (known) return known;
    const receivedAt = new Date().toISOString();
    const letter = write(receivedAt);
    const deliverWithRetries = (until: AbortSignal) => () =>
      attempts.execute(({ signal }) => deliver(letter, signal), until);
    const delivery = inTime.execute(({ signal }) =>
      deliverOnce({ id, receivedAt }, deliverWithRetries(signal), signal),
    );
    deliveries.set(id, delivery);
    delivery.catch(() => deliveries.delete(id));
    const [oldest] = deliveries.keys();
    if (deliveries.size > MAX_REMEMBERED && oldest !== undefined) deliveries.delete(oldest);
    return delivery;
  }

  return { receive };
}
