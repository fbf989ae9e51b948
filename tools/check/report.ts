import type { JSONReport, JSONReportSuite } from 'playwright/types/testReporter';

/** A test that could not run here. */
export type Skipped = { name: string; reason: string };

/** The results of one test runner. */
export type TestReport = {
  passed: number;
  failed: number;
  skipped: Skipped[];
  /** Names of the tests that passed only at the second attempt. */
  late: string[];
};

export const emptyReport = (): TestReport => ({ passed: 0, failed: 0, skipped: [], late: [] });

export function addReports(all: readonly TestReport[]): TestReport {
  const sum = (read: (report: TestReport) => number) =>
    all.reduce((total, report) => total + read(report), 0);
  return {
    passed: sum(({ passed }) => passed),
    failed: sum(({ failed }) => failed),
    skipped: all.flatMap(({ skipped }) => skipped),
    late: all.flatMap(({ late }) => late),
  };
}

/** Lists the skipped tests by reason. */
export function listSkipped(skipped: readonly Skipped[]): string {
  const reasons = Map.groupBy(skipped, ({ reason }) => reason);
  return [...reasons]
    .map(([reason, tests]) => `Skipped: ${reason}\n${tests.map(({ name }) => `  ${name}\n`).join('')}`)
    .join('');
}

const specsOf = ({ specs, suites = [] }: JSONReportSuite): JSONReportSuite['specs'] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/**
 * Converts Playwright's report. Errors outside of any test count as failures.
 * @param unable reason why the tests were only listed and not run
 */
export function readPlaywright({ suites, errors }: JSONReport, unable?: string): TestReport {
  const report = emptyReport();
  report.failed += errors.length;
  for (const { file, title, tests } of suites.flatMap(specsOf)) {
    for (const { status, projectName, annotations } of tests) {
      const name = `e2e/${file} (${projectName}): ${title}`;
      const reason = annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason given';
      if (unable !== undefined || status === 'skipped')
        report.skipped.push({ name, reason: unable ?? reason });
      else if (status === 'unexpected') report.failed += 1;
      else report.passed += 1;
      if (status === 'flaky') report.late.push(name);
    }
  }
  return report;
}
