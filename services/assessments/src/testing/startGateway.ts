import { sampleSubmission } from '@clinic/shared/testing/testAssessmentsApi';
import type { LightMyRequestResponse } from 'fastify';

import { startServer } from '@clinic/gateway/testing/startServer';

import { mountAssessments } from '../service.ts';

const inboxPatience = { attempt: 400, backoff: 10, total: 2000 };

type Started = {
  send: (payload?: object | string, headers?: Record<string, string>) => Promise<LightMyRequestResponse>;
  /** All that it has logged. */
  log: () => string;
};

/** A gateway that says all that it can, and how to send it a request. */
export async function startGateway({
  redisUrl,
  ...options
}: Parameters<typeof mountAssessments>[0] & { redisUrl?: string } = {}): Promise<Started> {
  const lines: string[] = [];
  const { server } = await startServer({
    logLevel: 'trace',
    logStream: { write: (line) => void lines.push(line) },
    redisUrl,
    services: [mountAssessments({ inboxPatience, assessmentRateLimit: 100, ...options })],
  });
  const send = (payload: object | string = sampleSubmission, headers: Record<string, string> = {}) =>
    server.inject({ method: 'POST', url: '/api/assessments', payload, headers });
  return { send, log: () => lines.join('') };
}
