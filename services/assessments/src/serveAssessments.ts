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
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';

import { createInbox, defaultInboxPatience, type InboxPatience } from './inbox.ts';
import type { InboxSettings } from './settings.ts';
import { shareDeliveries } from './shareDeliveries.ts';

export type AssessmentOptions = {
  /** Where requests for an assessment are delivered. Default: nowhere, and the address does not exist. */
  inbox?: InboxSettings | undefined;
  inboxPatience?: Partial<InboxPatience> | undefined;
  /** Requests that one client may send in a minute. Default: 5. */
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

/** `POST /api/assessments`: hands a request to the clinic's inbox, or says that it could not. Nothing is kept or logged. */
export async function serveAssessments(
  server: FastifyInstance,
  { inbox: settings, inboxPatience, assessmentRateLimit = 5, redisUrl }: AssessmentOptions,
) {
  if (!settings) {
    server.all(ASSESSMENTS_PATH, (_request, reply) => reply.code(404).send());
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

  server.post(ASSESSMENTS_PATH, { bodyLimit: MAX_ASSESSMENT_BODY }, async (request, reply) => {
    const parsed = v.safeParse(assessmentSubmissionSchema, request.body);
    if (!parsed.success) throw new RefusedCall('invalid_request');
    await inbox.receive(parsed.output).catch((error: unknown) => {
      request.log.error({ err: errorFacts(error) }, 'the inbox of assessments cannot be reached');
      throw new RefusedCall('undeliverable');
    });
    const body: AssessmentReceipt = { received: true };
    return reply.header('cache-control', 'no-store').send(body);
  });
}
