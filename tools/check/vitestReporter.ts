import { writeFileSync } from 'node:fs';

import type { Reporter, TestCase, TestModule } from 'vitest/node';

import { emptyReport, type TestReport } from './report.ts';

/** The reason why a test is skipped: its note, or the text in brackets of a block, e.g. `Firefox (not installed: …)`. */
function reasonOf(test: TestCase): string {
  const result = test.result();
  const note = result.state === 'skipped' ? result.note : undefined;
  return note ?? /^(.+?\(.+?\)) > /.exec(test.fullName)?.[1] ?? 'no reason given';
}

/** Writes the results of Vitest to the file that `VITEST_REPORT` names. */
export default class CheckReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const report: TestReport = emptyReport();
    report.failed += errors.length;
    for (const module of modules) {
      const tests = [...module.children.allTests()];
      for (const test of tests) {
        const { state } = test.result();
        const name = `${module.relativeModuleId}: ${test.fullName}`;
        if (state === 'passed') report.passed += 1;
        else if (state === 'failed') report.failed += 1;
        else report.skipped.push({ name, reason: reasonOf(test) });
        if (test.diagnostic()?.flaky) report.late.push(name);
      }
      // The file could not be loaded, or one of its hooks has failed.
      if (module.state() === 'failed' && !tests.some((test) => test.result().state === 'failed'))
        report.failed += 1;
    }
    writeFileSync(process.env.VITEST_REPORT ?? '.reports/vitest.json', JSON.stringify(report));
  }
}
