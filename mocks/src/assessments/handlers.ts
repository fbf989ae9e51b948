import {
  assessmentErrorStatus,
  ASSESSMENTS_PATH,
  assessmentSubmissionSchema,
  MAX_ASSESSMENT_BODY,
  type AssessmentError,
  type AssessmentErrorCode,
  type AssessmentReceipt,
} from '@clinic/shared/assessments';
import {
  complaintSubmissionSchema,
  COMPLAINTS_PATH,
  MAX_COMPLAINT_BODY,
  type ComplaintReceipt,
} from '@clinic/shared/complaints';
import { http, HttpResponse, type HttpHandler } from 'msw/http';
import * as v from 'valibot';

import { invalidResponse, late, readJson, RETRY_AFTER, type Behaviour } from '#http.ts';

/** Delay of `slow`, in ms: as long as three attempts of the gateway to deliver to an inbox. */
const SLOW_INBOX = 17_000;

const noStore = { 'cache-control': 'no-store' };

function refuse(code: AssessmentErrorCode, headers: Record<string, string> = {}): Response {
  const body: AssessmentError = { error: { code } };
  return HttpResponse.json(body, {
    status: assessmentErrorStatus[code],
    headers: { ...noStore, ...headers },
  });
}

async function receive(request: Request): Promise<Response> {
  const isComplaint = new URL(request.url).pathname === COMPLAINTS_PATH;
  const body = await readJson(request, isComplaint ? MAX_COMPLAINT_BODY : MAX_ASSESSMENT_BODY);
  if ('refused' in body) return refuse(body.refused === 'invalid_json' ? 'invalid_request' : body.refused);
  const schema = isComplaint ? complaintSubmissionSchema : assessmentSubmissionSchema;
  if (!v.is(schema, body.json)) return refuse('invalid_request');
  const receipt: AssessmentReceipt | ComplaintReceipt = isComplaint
    ? { received: true, at: new Date().toISOString() }
    : { received: true };
  return HttpResponse.json(receipt, { headers: noStore });
}

const behaviours = {
  success: receive,
  slow: late(SLOW_INBOX, receive),
  silent: late('infinite', receive),
  refused: () => refuse('invalid_request'),
  'rate-limited': () => refuse('rate_limited', { 'retry-after': String(RETRY_AFTER) }),
  'server-error': () => refuse('internal'),
  undeliverable: () => refuse('undeliverable'),
  absent: () => invalidResponse('{"error":{"code":"not_found"}}', 'application/json', 404),
  html: () => invalidResponse('<!doctype html><title>Portal</title><p>Inicie sesión</p>', 'text/html'),
  'network-error': () => HttpResponse.error(),
} satisfies Record<string, Behaviour>;

/** Ways in which `POST /api/assessments` can behave. */
export type AssessmentScenario = keyof typeof behaviours;

export const assessmentScenarios = Object.keys(behaviours) as AssessmentScenario[];

/** Handlers of the assessment API that behave as the scenario says. */
export const assessmentHandlers = (scenario: AssessmentScenario): HttpHandler[] =>
  [ASSESSMENTS_PATH, COMPLAINTS_PATH].map((path) =>
    http.post(`*${path}`, ({ request }) => behaviours[scenario](request)),
  );
