import { defineService, type MountService } from '@tesela/gateway/service';
import { httpAddress, mailAddress, smtpAddress } from '@tesela/gateway/variables';
import * as v from 'valibot';

import { serveAssessments, type AssessmentOptions } from './serveAssessments.ts';
import type { InboxSettings } from './settings.ts';

const variables = {
  ASSESSMENT_WEBHOOK_URL: v.optional(httpAddress('https://crm.example.org/hooks/web')),
  ASSESSMENT_SMTP_URL: v.optional(smtpAddress),
  ASSESSMENT_MAIL_FROM: v.optional(mailAddress),
  ASSESSMENT_MAIL_TO: v.optional(mailAddress),
};

type Variables = { [Name in keyof typeof variables]?: string | undefined };

/** @throws Error when the variables name no inbox clearly */
export function readInbox(given: Variables): InboxSettings | undefined {
  const { ASSESSMENT_WEBHOOK_URL: webhook, ASSESSMENT_SMTP_URL: smtp } = given;
  const { ASSESSMENT_MAIL_FROM: from, ASSESSMENT_MAIL_TO: to } = given;
  if (webhook !== undefined && smtp !== undefined) {
    throw new Error('Set ASSESSMENT_WEBHOOK_URL or ASSESSMENT_SMTP_URL, not both: one receives.');
  }
  if (webhook !== undefined) return { kind: 'webhook', url: webhook };
  if (smtp === undefined) return undefined;
  if (from === undefined || to === undefined) {
    throw new Error('ASSESSMENT_SMTP_URL needs ASSESSMENT_MAIL_FROM and ASSESSMENT_MAIL_TO.');
  }
  return { kind: 'smtp', url: smtp, from, to };
}

/** Mounts the API of assessments and complaints. */
export const mountAssessments =
  (options: Omit<AssessmentOptions, 'redis'>): MountService =>
  (server, { redis }) =>
    void server.register(serveAssessments, { ...options, redis });

export const service = defineService({
  variables,
  secrets: ['ASSESSMENT_WEBHOOK_URL', 'ASSESSMENT_SMTP_URL'],
  configure: (given) => mountAssessments({ inbox: readInbox(given) }),
});
