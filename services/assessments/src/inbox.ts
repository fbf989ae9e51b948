import type { AssessmentSubmission } from '@clinic/shared/assessments';
import { ExponentialBackoff, handleWhen, retry, timeout, TimeoutStrategy, wrap } from 'cockatiel';

import { RefusedByInbox, type Assessment, type Deliver } from './delivery.ts';
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

export type Inbox = { receive: (submission: AssessmentSubmission) => Promise<void> };

const delivererOf = (settings: InboxSettings): Deliver =>
  settings.kind === 'webhook' ? deliverToWebhook(settings.url) : deliverByMail(settings);

/**
 * The clinic's inbox: what was received is delivered once, tried three times, and kept nowhere.
 * @param deliverOnce how several gateways do so together. Default: each by itself
 */
export function createInbox(
  settings: InboxSettings,
  patience: InboxPatience,
  deliverOnce: DeliverOnce = (_id, deliver) => deliver(),
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
  const deliveries = new Map<string, Promise<void>>();

  function receive(submission: AssessmentSubmission): Promise<void> {
    const known = deliveries.get(submission.id);
    if (known) return known;
    const assessment: Assessment = { ...submission, receivedAt: new Date().toISOString() };
    const tryHard = (until: AbortSignal) => () =>
      attempts.execute(({ signal }) => deliver(assessment, signal), until);
    const delivery = inTime.execute(({ signal }) => deliverOnce(submission.id, tryHard(signal), signal));
    deliveries.set(submission.id, delivery);
    delivery.catch(() => deliveries.delete(submission.id));
    const [oldest] = deliveries.keys();
    if (deliveries.size > MAX_REMEMBERED && oldest !== undefined) deliveries.delete(oldest);
    return delivery;
  }

  return { receive };
}
