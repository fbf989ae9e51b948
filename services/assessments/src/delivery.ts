import type { AssessmentSubmission } from '@clinic/shared/assessments';

/** A request as the clinic gets it. The time is the gateway's: a visitor's clock proves nothing. */
export type Assessment = AssessmentSubmission & { receivedAt: string };

/** Hands a request to the clinic; rejects when it cannot be known to have arrived. */
export type Deliver = (assessment: Assessment, signal: AbortSignal) => Promise<void>;

/** The inbox said no for good: to ask again would change nothing. Carries nothing of the request. */
export class RefusedByInbox extends Error {
  override readonly name = 'RefusedByInbox';
}
