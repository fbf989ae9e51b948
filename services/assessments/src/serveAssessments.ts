import { limitClients } from '@clinic/gateway/clientLimit';
import { errorFacts } from '@clinic/gateway/errorFacts';
import {
  assessmentErrorStatus,
  ASSESSMENTS_PATH,
  MAX_ASSESSMENT_BODY,
  assessmentSubmissionSchema,
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
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';

import type { Letter } from './delivery.ts';
import { createInbox, defaultInboxPatience, type InboxPatience } from './inbox.ts';
import { writeAssessment } from './letters/writeAssessment.ts';
import { writeComplaint } from './letters/writeComplaint.ts';
import type { InboxSettings } from './settings.ts';
import { shareDeliveries } from './shareDeliveries.ts';

export type AssessmentOptions = {
  /** Where requests for an assessment and complaints are delivered. Default: nowhere, and the address does not exist. */
  inbox?: InboxSettings | undefined;
  inboxPatience?: Partial<InboxPatience> | undefined;
  /** Requests and complaints that one client may send in a minute. Default: 5. */
  assessmentRateLimit?: number | undefined;
  /** Redis of several servers, which then deliver each request once together. Default: each by itself. */
  redisUrl?: string | undefined;
};

class RefusedCall extends Error {
  readonly statusCode: number;
  readonly code: AssessmentErrorCode;

  constructor(code: AssessmentErrorCode) {
    super(code);
    this.code = code;
    this.statusCode = assessmentErrorStatus[code];
  }
}

function codeOf(error: unknown): AssessmentErrorCode {
  if (error instanceof RefusedCall) return error.code;
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status === 413) return 'body_too_large';
  if (status === 415) return 'unsupported_media_type';
  return status >= 400 && status < 500 ? 'invalid_request' : 'internal';
}

/** What is taken at a path, how the clinic reads it, and what the visitor is answered. */
type Counter<Schema extends v.GenericSchema<unknown, { id: string }>> = {
  path: string;
  bodyLimit: number;
  schema: Schema;
  write: (submission: v.InferOutput<Schema>, receivedAt: string) => Letter;
  receiptOf: (receivedAt: string) => AssessmentReceipt | ComplaintReceipt;
};

/** `POST /api/assessments` and `/api/complaints`: hand on to the clinic's inbox, or say that they could not. Nothing is kept or logged. */
export async function serveAssessments(
  server: FastifyInstance,
  { inbox: settings, inboxPatience, assessmentRateLimit = 5, redisUrl }: AssessmentOptions,
) {
  if (!settings) {
    for (const path of [ASSESSMENTS_PATH, COMPLAINTS_PATH]) {
      server.all(path, (_request, reply) => reply.code(404).send());
    }
    return;
  }
  const patience = { ...defaultInboxPatience, ...inboxPatience };
  const deliverOnce =
    redisUrl === undefined ? undefined : await shareDeliveries(server, redisUrl, patience.total);
  const inbox = createInbox(settings, patience, deliverOnce);
  await limitClients(server, {
    max: assessmentRateLimit,
    timeWindow: '1 minute',
    errorResponseBuilder: () => new RefusedCall('rate_limited'),
  });
  server.removeContentTypeParser('text/plain');
  server.setErrorHandler((error, request, reply) => {
    const code = codeOf(error);
    const body: AssessmentError = { error: { code } };
    if (code === 'internal') request.log.error({ err: errorFacts(error) }, 'assessments failed');
    return reply.code(assessmentErrorStatus[code]).header('cache-control', 'no-store').send(body);
  });

  function open<Schema extends v.GenericSchema<unknown, { id: string }>>(counter: Counter<Schema>) {
    const { path, bodyLimit, schema, write, receiptOf } = counter;
    server.post(path, { bodyLimit }, async (request, reply) => {
      const parsed = v.safeParse(schema, request.body);
      if (!parsed.success) throw new RefusedCall('invalid_request');
      const { output } = parsed;
      const receivedAt = await inbox
        .receive(output.id, (at) => write(output, at))
        .catch((error: unknown) => {
          request.log.error({ err: errorFacts(error) }, 'the inbox of assessments cannot be reached');
          throw new RefusedCall('undeliverable');
        });
      return reply.header('cache-control', 'no-store').send(receiptOf(receivedAt));
    });
  }

  open({
    path: ASSESSMENTS_PATH,
    bodyLimit: MAX_ASSESSMENT_BODY,
    schema: assessmentSubmissionSchema,
    write: writeAssessment,
    receiptOf: () => ({ received: true }),
  });
  open({
    path: COMPLAINTS_PATH,
    bodyLimit: MAX_COMPLAINT_BODY,
    schema: complaintSubmissionSchema,
    write: writeComplaint,
    receiptOf: (at) => ({ received: true, at }),
  });
}
