import { RefusedByInbox, type Deliver } from './delivery.ts';

/** Answers that ask for another attempt; every other 4xx is for good. */
const worthRetrying = (status: number): boolean => status >= 500 || status === 408 || status === 429;

/** Posts a letter as JSON. `Idempotency-Key` lets the receiver tell a second attempt from a second request. */
export const deliverToWebhook =
  (url: string): Deliver =>
  async ({ id, json }, signal) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': id },
      body: JSON.stringify(json),
      // Personal data go where the clinic said, and nowhere that an answer points to.
      redirect: 'manual',
      signal,
    });
    void response.body?.cancel().catch(() => {});
    if (response.ok) return;
    const reason = `the webhook answered ${response.status}`;
    throw worthRetrying(response.status) ? new Error(reason) : new RefusedByInbox(reason);
  };
