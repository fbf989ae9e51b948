import type { JSONReport, JSONReportSuite } from 'playwright/types/testReporter';

/** A test that could not run here. */
export type Skipped = { name: string; reason: string };

/** What a runner said of its tests. */
export type Report = {
  passed: number;
  failed: number;
  skipped: Skipped[];
  /** What passed at a second try only. */
  late: string[];
};

export const nothing = (): Report => ({ passed: 0, failed: 0, skipped: [], late: [] });

export function addReports(all: readonly Report[]): Report {
  const sum = (read: (report: Report) => number) => all.reduce((total, report) => total + read(report), 0);
  return {
    passed: sum(({ passed }) => passed),
    failed: sum(({ failed }) => failed),
    skipped: all.flatMap(({ skipped }) => skipped),
    late: all.flatMap(({ late }) => late),
  };
}

/** Each reason with the tests that it kept from running. */
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
 * Reads Playwright's own report. Errors outside of any test count as failures.
 * @param unable why nothing of it was run, and the tests were listed only
 */
export function readPlaywright({ suites, errors }: JSONReport, unable?: string): Report {
  const report = nothing();
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
