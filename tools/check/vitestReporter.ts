import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

import { nothing, type Report } from './report.ts';

/** What the test or a block around it says in brackets of why it is not run, e.g. `Firefox (not installed: …)`. */
function reasonOf(test: TestCase): string {
  const result = test.result();
  const note = result.state === 'skipped' ? result.note : undefined;
  return note ?? /^(.+?\(.+?\)) > /.exec(test.fullName)?.[1] ?? 'no reason given';
}

/** Writes what Vitest knows of its tests, second tries among it, to the file that `VITEST_REPORT` names. */
export default class CheckReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const report: Report = nothing();
    report.failed += errors.length;
    for (const module of modules) {
      const tests = [...module.children.allTests()];
      for (const test of tests) {
        const { state } = test.result();
        const name = `${module.project.name || 'engines'}/${module.relativeModuleId}: ${test.fullName}`;
        if (state === 'passed') report.passed += 1;
        else if (state === 'failed') report.failed += 1;
        else report.skipped.push({ name, reason: reasonOf(test) });
        if (test.diagnostic()?.flaky) report.late.push(name);
      }
      // A file that could not be read, or a hook of it that failed.
      if (module.state() === 'failed' && !tests.some((test) => test.result().state === 'failed'))
        report.failed += 1;
    }
    writeFileSync(process.env.VITEST_REPORT ?? '.reports/vitest.json', JSON.stringify(report));
  }
}
