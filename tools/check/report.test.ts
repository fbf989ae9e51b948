import type { JSONReport } from 'playwright/types/testReporter';
import { expect, it } from 'vitest';

import { addReports, listSkipped, readPlaywright } from './report.ts';

type Status = 'expected' | 'unexpected' | 'flaky' | 'skipped';

/** What Playwright reports of a file with one test of each status. */
const reportOf = (...statuses: Status[]) =>
  ({
    errors: [],
    suites: [
      {
        specs: [],
        suites: [
          {
            specs: statuses.map((status) => ({
              file: 'cart.spec.ts',
              title: `a journey that was ${status}`,
              tests: [
                { status, projectName: 'phone', annotations: [{ type: 'skip', description: 'no Chromium' }] },
              ],
            })),
          },
        ],
      },
    ],
  }) as unknown as JSONReport; // the fields that are read

it('what was late counts as passed, and is named', () => {
  const report = readPlaywright(reportOf('expected', 'flaky', 'unexpected'));

  expect(report).toMatchObject({ passed: 2, failed: 1, skipped: [] });
  expect(report.late).toEqual(['e2e/cart.spec.ts (phone): a journey that was flaky']);
});

it('what could not run is named with its reason, and is no failure', () => {
  const { skipped, failed } = readPlaywright(reportOf('expected', 'skipped'));

  expect(failed).toBe(0);
  expect(listSkipped(skipped)).toBe(
    'Skipped: no Chromium\n  e2e/cart.spec.ts (phone): a journey that was skipped\n',
  );
});

it('journeys that were listed only are skipped, all of them', () => {
  const listed = readPlaywright(reportOf('skipped', 'skipped'), 'Chromium does not start here');

  expect(addReports([listed, listed])).toMatchObject({ passed: 0, failed: 0 });
  expect(addReports([listed, listed]).skipped).toHaveLength(4);
});

it('an error outside of any test is a failure', () => {
  expect(readPlaywright({ ...reportOf('expected'), errors: [{ message: 'no config' }] }).failed).toBe(1);
});
