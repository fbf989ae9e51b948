import type { JSONReport, JSONReportSuite } from 'playwright/types/testReporter';
import type { JsonTestResults } from 'vitest/node';

/** What a runner's own JSON report says, with the names of the tests that did not run, or passed only at the second attempt. */
export type Counts = { passed: number; failed: number; skipped: string[]; late: string[] };

export function countVitest({ testResults }: Pick<JsonTestResults, 'testResults'>): Counts {
  const counts: Counts = { passed: 0, failed: 0, skipped: [], late: [] };
  for (const { status: ofFile, assertionResults } of testResults) {
    for (const { status, fullName, failureMessages } of assertionResults) {
      if (status === 'passed') counts.passed += 1;
      else if (status === 'failed') counts.failed += 1;
      else counts.skipped.push(fullName);
      if (status === 'passed' && failureMessages?.length) counts.late.push(fullName);
    }
    // It could not be loaded, or one of its hooks has failed.
    if (ofFile === 'failed' && assertionResults.every(({ status }) => status !== 'failed'))
      counts.failed += 1;
  }
  return counts;
}

const specsOf = ({ specs, suites = [] }: JSONReportSuite): JSONReportSuite['specs'] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

export function countPlaywright({ stats, suites, errors }: JSONReport): Counts {
  const tests = suites
    .flatMap(specsOf)
    .flatMap(({ title, file, tests: each }) =>
      each.map(({ status, projectName }) => ({ status, name: `e2e/${file} (${projectName}): ${title}` })),
    );
  const namesOf = (which: string) => tests.flatMap(({ status, name }) => (status === which ? name : []));
  return {
    passed: stats.expected + stats.flaky,
    // Errors outside of any test count, too.
    failed: stats.unexpected + errors.length,
    skipped: namesOf('skipped'),
    late: namesOf('flaky'),
  };
}
