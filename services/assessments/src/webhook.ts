import { RefusedByInbox, type Deliver } from './delivery.ts';

/** Statuses that allow another attempt; every other 4xx is permanent. */
const worthRetrying = (status: number): boolean => status >= 500 || status === 408 || status === 429;

/** Posts a letter as JSON. With `Idempotency-Key` the receiver recognizes a second attempt. */
export const deliverToWebhook =
  (url: string): Deliver =>
  async ({ id, json }, signal) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': id },
      body: JSON.stringify(json),
      // Redirects are not followed, so that personal data go only to the URL that the clinic configured.
      redirect: 'manual',
      signal,
    });
    void response.body?.cancel().catch(() => {});
    if (response.ok) return;
    const reason = `the webhook answered ${response.status}`;
    throw worthRetrying(response.status) ? new Error(reason) : new RefusedByInbox(reason);
  };
