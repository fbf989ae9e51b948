import * as v from 'valibot';

/**
 * The HTTP contract of the clinic's inbox: `POST /api/assessments`. It exists only where the gateway was given
 * an inbox, and the form calls it only where `assessmentInbox` of the site settings says so.
 */
export const ASSESSMENTS_PATH = '/api/assessments';

export const identificationTypes = ['cc', 'ce', 'pasaporte'] as const;

export const primaryGoals = [
  'diagnostico',
  'prevencion',
  'mejora-estetica',
  'cicatrices',
  'rejuvenecimiento',
] as const;

const countDigits = (text: string): number => text.replace(/\D/g, '').length;

/** Digits of a number as it is dialled within Colombia; undefined for one with another country's code. */
function nationalDigits(phone: string): string | undefined {
  const digits = phone.replace(/(?:ext|x)\D*\d+\s*$/i, '').replace(/\D/g, '');
  const isInternational = /^\s*(?:\+|00)/.test(phone);
  if (isInternational) return /^(?:00)?57/.test(digits) ? digits.replace(/^(?:00)?57/, '') : undefined;
  return digits.length === 12 && digits.startsWith('57') ? digits.slice(2) : digits;
}

/** Whether somebody can be called there, however it is written. Colombian mobiles have ten digits. */
export function isPhone(phone: string): boolean {
  const national = nationalDigits(phone);
  if (national?.startsWith('3')) return national.length === 10;
  return countDigits(phone) >= 7;
}

/** One line of text. Longer than any honest answer is refused, not cut. */
const line = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max), v.regex(/^[^\r\n]*$/));
const filledLine = (max: number) => v.pipe(line(max), v.nonEmpty());

/** Longest text of the field for details, in UTF-16 units. */
export const MAX_DETAILS = 2000;

/** What the form sends: the visitor's answers, what they asked about, and what they agreed to. */
export const assessmentSubmissionSchema = v.pipe(
  v.strictObject({
    /** The same for every attempt to send one request, so that it is delivered once. */
    id: v.pipe(v.string(), v.regex(/^[\da-f]{32}$/)),
    lang: v.picklist(['es', 'en']),
    /** Service and category that the form was opened from; empty when it was opened on its own. */
    about: v.strictObject({ serviceName: line(200), category: line(200) }),
    fullName: filledLine(200),
    identificationType: v.picklist(identificationTypes),
    identificationNumber: filledLine(40),
    email: v.pipe(filledLine(254), v.email()),
    phone: v.pipe(filledLine(40), v.check(isPhone)),
    preferredTreatment: line(200),
    primaryGoal: v.picklist(primaryGoals),
    hasMedicalOrder: v.picklist(['yes', 'no']),
    doctorName: line(200),
    details: v.pipe(v.string(), v.trim(), v.maxLength(MAX_DETAILS)),
    /** The sentence that was ticked, word for word: the proof that the law asks for. */
    consent: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(1000)),
  }),
  v.check(({ hasMedicalOrder, doctorName }) => hasMedicalOrder === 'no' || doctorName !== ''),
);

export type AssessmentSubmission = v.InferOutput<typeof assessmentSubmissionSchema>;

/** What visitor and clinic call one request when they talk about it. */
export const referenceOf = (id: string): string => id.slice(0, 8).toUpperCase();

/** Body of a request that was delivered. */
export type AssessmentReceipt = { received: true };

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
