import { sampleSubmission } from '@clinic/shared/testing/testAssessmentsApi';
import { sampleComplaint } from '@clinic/shared/testing/testComplaintsApi';
import { startServer } from '@tesela/gateway/testing/startServer';
import type { LightMyRequestResponse } from 'fastify';

import { mountAssessments } from '../service.ts';

const inboxTimeouts = { attempt: 400, backoff: 10, total: 2000 };

type Started = {
  send: (payload?: object | string, headers?: Record<string, string>) => Promise<LightMyRequestResponse>;
  /** Sends a complaint. */
  complain: Started['send'];
  /** Everything that was logged. */
  log: () => string;
};

/** Starts a gateway that logs everything. */
export async function startGateway({
  redisUrl,
  ...options
}: Parameters<typeof mountAssessments>[0] & { redisUrl?: string } = {}): Promise<Started> {
  const lines: string[] = [];
  const { server } = await startServer({
    logLevel: 'trace',
    logStream: { write: (line) => void lines.push(line) },
    redisUrl,
    services: [mountAssessments({ inboxTimeouts, assessmentRateLimit: 100, ...options })],
  });
  const post =
    (url: string, sample: object): Started['send'] =>
    (payload = sample, headers = {}) =>
      server.inject({ method: 'POST', url, payload, headers });
  const send = post('/api/assessments', sampleSubmission);
  const complain = post('/api/complaints', sampleComplaint);
  return { send, complain, log: () => lines.join('') };
}
