import * as v from 'valibot';

import { languages } from '../languages.ts';
import { answerFields, isAdultNamed, isDoctorNamed } from './answers.ts';
import { line } from './plainText.ts';

/**
 * The HTTP contract of the clinic's inbox: `POST /api/assessments`. It exists only where the gateway was given
 * an inbox, and the form calls it only where `assessmentInbox` of the site settings says so.
 */
export const ASSESSMENTS_PATH = '/api/assessments';

/** Longest body, in bytes: every field at its longest in any script. */
export const MAX_ASSESSMENT_BODY = 32_768;

/** What the form sends: the visitor's answers, what they asked about, and what they agreed to. */
export const assessmentSubmissionSchema = v.pipe(
  v.strictObject({
    /** The same for every attempt to send one request, so that it is delivered once. */
    id: v.pipe(v.string(), v.regex(/^[\da-f]{32}$/)),
    lang: v.picklist(languages),
    /** Service and category that the form was opened from; empty when it was opened on its own. */
    about: v.strictObject({ serviceName: line(200), category: line(200) }),
    /** With whom, where it was opened from a doctor's page. A tab of an older release does not say. */
    doctor: v.optional(line(200), ''),
    ...answerFields,
    adultName: v.optional(answerFields.adultName, ''),
    /** The sentence that was ticked, word for word: the proof that the law asks for. */
    consentText: v.pipe(line(1000), v.nonEmpty()),
  }),
  v.check((submission) => isDoctorNamed(submission) && isAdultNamed(submission)),
);

export type AssessmentSubmission = v.InferOutput<typeof assessmentSubmissionSchema>;

/** Body of a request that was delivered. */
export const assessmentReceiptSchema = v.object({ received: v.literal(true) });

export type AssessmentReceipt = v.InferOutput<typeof assessmentReceiptSchema>;

/** Why a request was not delivered, and its HTTP status. */
export const assessmentErrorStatus = {
  invalid_request: 400,
  body_too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  internal: 500,
  undeliverable: 502,
} as const;

export type AssessmentErrorCode = keyof typeof assessmentErrorStatus;

export type AssessmentError = { error: { code: AssessmentErrorCode } };
