import type { JSONReport, JSONReportSuite } from 'playwright/types/testReporter';

/** What a runner said of its tests. */
export type Report = {
  passed: number;
  failed: number;
  /** What could not run here, and why. */
  skipped: string[];
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

const specsOf = ({ specs, suites = [] }: JSONReportSuite): JSONReportSuite['specs'] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** Reads Playwright's own report. Errors outside of any test count as failures. */
export function readPlaywright({ suites, errors }: JSONReport): Report {
  const report = nothing();
  report.failed += errors.length;
  for (const { file, title, tests } of suites.flatMap(specsOf)) {
    for (const { status, projectName, annotations } of tests) {
      const name = `${file} (${projectName}): ${title}`;
      const reason = annotations.find(({ type }) => type === 'skip')?.description;
      if (status === 'unexpected') report.failed += 1;
      else if (status === 'skipped') report.skipped.push(reason ? `${name} · ${reason}` : name);
      else report.passed += 1;
      if (status === 'flaky') report.late.push(name);
    }
  }
  return report;
}

/** The tests that Playwright lists and nobody ran. */
export function readListed({ suites }: JSONReport, reason: string): Report {
  const files = Map.groupBy(suites.flatMap(specsOf), ({ file }) => file);
  const skipped = [...files].flatMap(([file, specs]) =>
    specs.flatMap(({ title, tests }) =>
      tests.map(({ projectName }) => `${file} (${projectName}): ${title} · ${reason}`),
    ),
  );
  return { ...nothing(), skipped };
}
