import { assessmentErrorStatus, type AssessmentErrorCode } from '@clinic/shared/assessments';
import { sampleSubmission, testAssessmentsApi } from '@clinic/shared/testing/testAssessmentsApi';
import { testComplaintsApi } from '@clinic/shared/testing/testComplaintsApi';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { server, useAssessmentScenario, type AssessmentScenario } from '#node.ts';

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const call = (path: string, init: RequestInit) => fetch(`http://localhost${path}`, init);

const send = () =>
  call('/api/assessments', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(sampleSubmission),
  });

describe('a working inbox', () => {
  testAssessmentsApi(call);
  testComplaintsApi(call);
});

describe('a failing inbox', () => {
  it.each<[AssessmentScenario, AssessmentErrorCode]>([
    ['refused', 'invalid_request'],
    ['rate-limited', 'rate_limited'],
    ['server-error', 'internal'],
    ['undeliverable', 'undeliverable'],
  ])('%s refuses with %s', async (scenario, code) => {
    useAssessmentScenario(scenario);

    const answer = await send();

    expect(answer.status).toBe(assessmentErrorStatus[code]);
    expect(await answer.json()).toEqual({ error: { code } });
  });

  it('absent is an address that does not exist', async () => {
    useAssessmentScenario('absent');

    expect((await send()).status).toBe(404);
  });

  it('html is a portal that says yes to everything', async () => {
    useAssessmentScenario('html');

    const answer = await send();

    expect(answer.ok).toBe(true);
    await expect(answer.json()).rejects.toThrow(SyntaxError);
  });

  it('network-error fails as a lost connection does', async () => {
    useAssessmentScenario('network-error');

    await expect(send()).rejects.toThrow(TypeError);
  });
});
