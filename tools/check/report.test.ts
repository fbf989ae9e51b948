import type { JSONReport } from 'playwright/types/testReporter';
import { expect, it } from 'vitest';
import type { JsonTestResults } from 'vitest/node';

import { countPlaywright, countVitest } from './report.ts';

it('of the journeys those that were late count as passed and are named, errors outside of a test as failed', () => {
  const tests = ['expected', 'flaky', 'unexpected', 'skipped'].map((status) => ({
    status,
    projectName: 'phone',
  }));
  const report = {
    stats: { expected: 1, flaky: 1, unexpected: 1, skipped: 1 },
    errors: [{ message: 'no config' }],
    suites: [{ specs: [], suites: [{ specs: [{ file: 'cart.spec.ts', title: 'a journey', tests }] }] }],
  } as unknown as JSONReport; // the fields that are read

  expect(countPlaywright(report)).toEqual({
    passed: 2,
    failed: 2,
    skipped: ['e2e/cart.spec.ts (phone): a journey'],
    late: ['e2e/cart.spec.ts (phone): a journey'],
  });
});

it('a unit test that passed with a failure before was late, and a file that could not be loaded has failed', () => {
  const test = (fullName: string, status: string, failureMessages: string[] = []) => ({
    fullName,
    status,
    failureMessages,
  });
  const report = {
    testResults: [
      {
        status: 'failed',
        assertionResults: [test('a', 'passed'), test('b', 'passed', ['at first']), test('c', 'failed')],
      },
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [test('d', 'pending')] },
    ],
  } as unknown as JsonTestResults; // the fields that are read

  expect(countVitest(report)).toEqual({ passed: 2, failed: 2, skipped: ['d'], late: ['b'] });
});
