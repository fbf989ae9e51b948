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
import { limitClients } from '@tesela/gateway/clientLimit';
import { errorFacts } from '@tesela/gateway/errorFacts';
import type { ServiceHost } from '@tesela/gateway/service';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';

import type { Letter } from './delivery.ts';
import { createInbox, defaultInboxTimeouts, type InboxTimeouts } from './inbox.ts';
import { writeAssessment } from './letters/writeAssessment.ts';
import { writeComplaint } from './letters/writeComplaint.ts';
import type { InboxSettings } from './settings.ts';
import { shareDeliveries } from './shareDeliveries.ts';

export type AssessmentOptions = {
  /** Where assessments and complaints are delivered. Default: nowhere, and both paths answer 404. */
  inbox?: InboxSettings | undefined;
  inboxTimeouts?: Partial<InboxTimeouts> | undefined;
  /** Assessments and complaints per client and minute. Default: 5. */
  assessmentRateLimit?: number | undefined;
  /** Redis in which several gateways count together and prevent double deliveries. Default: each gateway works alone. */
  redis?: ServiceHost['redis'];
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

/** One form: its path, its schema, the letter to the clinic and the answer to the visitor. */
type FormRoute<Schema extends v.GenericSchema<unknown, { id: string }>> = {
  path: string;
  bodyLimit: number;
  schema: Schema;
  write: (submission: v.InferOutput<Schema>, receivedAt: string) => Letter;
  receiptOf: (receivedAt: string) => AssessmentReceipt | ComplaintReceipt;
};

/** `POST /api/assessments` and `/api/complaints`: deliver a form to the clinic's inbox. Nothing is stored or logged. */
export async function serveAssessments(
  server: FastifyInstance,
  { inbox: settings, inboxTimeouts, assessmentRateLimit = 5, redis }: AssessmentOptions,
) {
  if (!settings) {
    for (const path of [ASSESSMENTS_PATH, COMPLAINTS_PATH]) {
      server.all(path, (_request, reply) => reply.code(404).send());
    }
    return;
  }
  const timeouts = { ...defaultInboxTimeouts, ...inboxTimeouts };
  const deliverOnce = redis && shareDeliveries(redis, timeouts.total);
  const inbox = await createInbox(settings, timeouts, deliverOnce);
  await limitClients(server, {
    name: 'forms',
    max: assessmentRateLimit,
    redis,
    errorResponseBuilder: () => new RefusedCall('rate_limited'),
  });
  server.removeContentTypeParser('text/plain');
  server.setErrorHandler((error, request, reply) => {
    const code = codeOf(error);
    const body: AssessmentError = { error: { code } };
    if (code === 'internal') request.log.error({ err: errorFacts(error) }, 'assessments failed');
    return reply.code(assessmentErrorStatus[code]).header('cache-control', 'no-store').send(body);
  });

  function addRoute<Schema extends v.GenericSchema<unknown, { id: string }>>(route: FormRoute<Schema>) {
    const { path, bodyLimit, schema, write, receiptOf } = route;
    server.post(path, { bodyLimit }, async (request, reply) => {
      const parsed = v.safeParse(schema, request.body, { abortEarly: true });
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

  addRoute({
    path: ASSESSMENTS_PATH,
    bodyLimit: MAX_ASSESSMENT_BODY,
    schema: assessmentSubmissionSchema,
    write: writeAssessment,
    receiptOf: () => ({ received: true }),
  });
  addRoute({
    path: COMPLAINTS_PATH,
    bodyLimit: MAX_COMPLAINT_BODY,
    schema: complaintSubmissionSchema,
    write: writeComplaint,
    receiptOf: (at) => ({ received: true, at }),
  });
}
