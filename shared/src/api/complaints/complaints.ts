import * as v from 'valibot';

import { isPhone, line, lines } from '../assessments/plainText.ts';
import { languages, type Lang } from '../languages.ts';
import { referenceOf } from '../reference.ts';

/** The HTTP contract of the clinic's inbox for complaints. It exists where `POST /api/assessments` does. */
export const COMPLAINTS_PATH = '/api/complaints';

/** Longest body, in bytes: every field at its longest in any script. */
export const MAX_COMPLAINT_BODY = 32_768;

/** What the law calls PQRS. */
export const complaintKinds = ['peticion', 'queja', 'reclamo', 'sugerencia'] as const;

export type ComplaintKind = (typeof complaintKinds)[number];

/** Longest text, in UTF-16 units. */
export const MAX_COMPLAINT_TEXT = 4000;

const isReachable = (contact: string): boolean =>
  isPhone(contact) || v.is(v.pipe(v.string(), v.email()), contact);

/** What is wrong with an answer is the name of the words that say so. */
export const complaintFields = {
  kind: v.picklist(complaintKinds, 'kind'),
  text: v.pipe(lines(MAX_COMPLAINT_TEXT, 'textLength'), v.nonEmpty('text')),
  fullName: v.pipe(line(200), v.nonEmpty('fullName')),
  /** E-mail or telephone: where the answer goes. */
  contact: v.pipe(line(254), v.check(isReachable, 'contact')),
};

export type ComplaintField = keyof typeof complaintFields;

export type ComplaintProblem = ComplaintField | 'textLength' | 'tooLong';

export const complaintSchema = v.object(complaintFields);

export type ComplaintValues = v.InferInput<typeof complaintSchema>;
export type Complaint = v.InferOutput<typeof complaintSchema>;

/** What the form sends. */
export const complaintSubmissionSchema = v.strictObject({
  /** The same for every attempt to send one complaint, so that it is delivered once. */
  id: v.pipe(v.string(), v.regex(/^[\da-f]{32}$/)),
  lang: v.picklist(languages),
  ...complaintFields,
  /** The sentence beside the button that authorizes and sends, word for word. */
  consentText: v.pipe(line(1000), v.nonEmpty()),
});

export type ComplaintSubmission = v.InferOutput<typeof complaintSubmissionSchema>;

/** Body of a complaint that was delivered, and when it was received first: a visitor's clock proves nothing. */
export const complaintReceiptSchema = v.object({
  received: v.literal(true),
  at: v.pipe(v.string(), v.isoTimestamp()),
});

export type ComplaintReceipt = v.InferOutput<typeof complaintReceiptSchema>;

/** The number under which clinic and visitor follow a complaint. */
export const complaintNumber = (id: string): string => `PQRS-${referenceOf(id)}`;

/** Day and hour in the clinic's country. */
export const formatReceipt = (at: string | Date, lang: Lang): string =>
  new Intl.DateTimeFormat(lang === 'es' ? 'es-CO' : 'en-US', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'America/Bogota',
  }).format(new Date(at));
