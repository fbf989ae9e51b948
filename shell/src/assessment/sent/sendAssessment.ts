import {
  ASSESSMENTS_PATH,
  assessmentReceiptSchema,
  type AssessmentSubmission,
} from '@clinic/shared/assessments';
import * as v from 'valibot';

/** The gateway tries an inbox for up to 25 s; after that nobody answers any more. Milliseconds. */
const PATIENCE = 30_000;

type SendResult = 'received' | 'busy' | 'failed';

/** Makes the id of a request; the same one goes with every attempt to send it. */
export const createSubmissionId = (): string =>
  // `randomUUID` is missing on pages without https.
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Sends a request to the clinic's inbox. Only its word counts as received: a captive portal says 200 too. */
export async function sendAssessment(submission: AssessmentSubmission): Promise<SendResult> {
  try {
    const response = await fetch(ASSESSMENTS_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(submission),
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (response.status === 429) return 'busy';
    return response.ok && v.is(assessmentReceiptSchema, await response.json()) ? 'received' : 'failed';
  } catch {
    return 'failed';
  }
}
