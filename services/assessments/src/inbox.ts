import { ExponentialBackoff, handleWhen, retry, timeout, TimeoutStrategy, wrap } from 'cockatiel';

import { RefusedByInbox, type Deliver, type Letter } from './delivery.ts';
import { deliverByMail } from './mail.ts';
import type { InboxSettings } from './settings.ts';
import type { DeliverOnce } from './shareDeliveries.ts';
import { deliverToWebhook } from './webhook.ts';

/** How long the clinic's inbox is waited for. Milliseconds. */
export type InboxPatience = {
  attempt: number;
  /** Before the second attempt; twice as long before the third. */
  backoff: number;
  /** The form gives up after 30 s. */
  total: number;
};

export const defaultInboxPatience: InboxPatience = { attempt: 8000, backoff: 500, total: 25_000 };

/** Two attempts more than the first. */
const MAX_RETRIES = 2;

/** Requests that were delivered, remembered so that a second press or a lost answer brings no second message. */
const MAX_REMEMBERED = 1000;

export type Inbox = {
  /**
   * @param write makes the letter, which says when it was received: the gateway's time, for a visitor's clock proves nothing
   * @returns when it was received first
   */
  receive: (id: string, write: (receivedAt: string) => Letter) => Promise<string>;
};

const delivererOf = (settings: InboxSettings): Deliver =>
  settings.kind === 'webhook' ? deliverToWebhook(settings.url) : deliverByMail(settings);

/**
 * The clinic's inbox: what was received is delivered once, tried three times, and kept nowhere.
 * @param deliverOnce how several gateways do so together. Default: each by itself
 */
export function createInbox(
  settings: InboxSettings,
  patience: InboxPatience,
  deliverOnce: DeliverOnce = async ({ receivedAt }, deliver) => {
    await deliver();
    return receivedAt;
  },
): Inbox {
  const deliver = delivererOf(settings);
  const aggressive = { strategy: TimeoutStrategy.Aggressive, abortOnReturn: true };
  const inTime = timeout(patience.total, aggressive);
  const attempts = wrap(
    retry(
      handleWhen((error) => !(error instanceof RefusedByInbox)),
      {
        maxAttempts: MAX_RETRIES,
        backoff: new ExponentialBackoff({ initialDelay: patience.backoff }),
      },
    ),
    timeout(patience.attempt, aggressive),
  );
  const deliveries = new Map<string, Promise<string>>();

  function receive(id: string, write: (receivedAt: string) => Letter): Promise<string> {
    const known = deliveries.get(id);
    if (known) return known;
    const receivedAt = new Date().toISOString();
    const letter = write(receivedAt);
    const tryHard = (until: AbortSignal) => () =>
      attempts.execute(({ signal }) => deliver(letter, signal), until);
    const delivery = inTime.execute(({ signal }) => deliverOnce({ id, receivedAt }, tryHard(signal), signal));
    deliveries.set(id, delivery);
    delivery.catch(() => deliveries.delete(id));
    const [oldest] = deliveries.keys();
    if (deliveries.size > MAX_REMEMBERED && oldest !== undefined) deliveries.delete(oldest);
    return delivery;
  }

  return { receive };
}
