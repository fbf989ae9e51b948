import * as v from 'valibot';

/** The gateway tries an inbox for up to 25 s; after that nobody answers any more. Milliseconds. */
const PATIENCE = 30_000;

/** Makes the id of what is sent; the same one goes with every attempt to send it. */
export const createSubmissionId = (): string =>
  // `randomUUID` is missing on pages without https.
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

type Sent<Receipt> = { status: 'received'; receipt: Receipt } | { status: 'busy' | 'failed' };

/** Sends to the clinic's inbox. Only its word counts as received: a captive portal says 200 too. */
export async function sendToInbox<const Schema extends v.GenericSchema>(
  path: string,
  submission: object,
  receiptSchema: Schema,
): Promise<Sent<v.InferOutput<Schema>>> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(submission),
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (response.status === 429) return { status: 'busy' };
    if (!response.ok) return { status: 'failed' };
    const { success, output } = v.safeParse(receiptSchema, await response.json());
    return success ? { status: 'received', receipt: output } : { status: 'failed' };
  } catch {
    return { status: 'failed' };
  }
}
