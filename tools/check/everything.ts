// Everything that CI checks, in two lanes that run in parallel and take about as long as each other: one builds the site and
// tries it, the other checks the sources. A step is skipped when the step that it needs has failed. The last line counts the
// tests. A test that fails is run once more, because the lanes slow each other down; more than three such tests fail the check.

import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import type { JSONReport } from 'playwright/types/testReporter';

import { chromiumProblem } from './chromium.ts';
import { addReports, listSkipped, emptyReport, readPlaywright, type TestReport } from './report.ts';
import { run, type PnpmCommand } from './run.ts';

/** Tests that may pass only at the second attempt. */
const MAX_LATE = 3;

const root = path.resolve(import.meta.dirname, '../..');
const reports = path.join(root, '.reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports);

const fileOf = (name: string) => path.join(reports, `${name}.json`);

type CheckStep = PnpmCommand & {
  /** Name of the step of its lane that must pass before. */
  needs?: string;
  /** Converts the report that the step writes. */
  read?: (report: unknown) => TestReport;
};

/** A step that runs tests with Vitest. */
const vitest = (name: string, ...args: string[]): CheckStep => ({
  name,
  args: [...args, '--retry=1', '--reporter=default', `--reporter=${root}/tools/check/vitestReporter.ts`],
  env: { VITEST_REPORT: fileOf(name) },
  read: (report) => report as TestReport,
});

const noChromium = await chromiumProblem();

const journeys: CheckStep = noChromium
  ? {
      name: 'e2e',
      args: ['run', 'e2e', '--list', '--reporter=json'],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: fileOf('e2e') },
      read: (report) => readPlaywright(report as JSONReport, noChromium),
    }
  : {
      name: 'e2e',
      args: ['run', 'e2e', '--retries=1'],
      read: (report) => readPlaywright(report as JSONReport),
    };

const checks: CheckStep[] = [
  { name: 'lint', args: ['run', 'lint'] },
  { name: 'typecheck', args: ['run', 'typecheck'] },
  vitest('unit', 'run', 'unit'),
];

const site: CheckStep[] = [
  { name: 'build', args: ['run', 'build'] },
  { name: 'compose', args: ['run', 'compose'], needs: 'build' },
  { ...journeys, needs: 'compose' },
  { name: 'releases', args: ['exec', 'node', 'tools/check/releases.ts'], needs: 'compose' },
  { name: 'answers', args: ['exec', 'node', 'services/chat/evaluation/cli.ts'], needs: 'compose' },
  // Only the essential journey; `pnpm prove engines` runs all.
  { ...vitest('engines', 'run', 'prove', 'engines', 'essential'), needs: 'compose' },
];

type Outcome = 'passed' | 'failed' | 'left out';
const outcomes = new Map<string, Outcome>();
const counted: TestReport[] = [];

/** Adds the report of a step to the total. @returns false when the step should have written one and has not */
function addReport({ name, read }: CheckStep): boolean {
  if (!read) return true;
  if (!existsSync(fileOf(name))) return false;
  const report = read(JSON.parse(readFileSync(fileOf(name), 'utf8')));
  counted.push(report);
  return report.passed + report.failed + report.skipped.length > 0;
}

async function runAfter(step: CheckStep): Promise<Outcome> {
  if (step.needs && outcomes.get(step.needs) !== 'passed') return 'left out';
  const isGreen = await run(step);
  return addReport(step) && isGreen ? 'passed' : 'failed';
}

async function runLane(steps: readonly CheckStep[]): Promise<void> {
  for (const step of steps) outcomes.set(step.name, await runAfter(step));
}

await Promise.all([runLane(checks), runLane(site)]);

const { passed, failed, skipped, late } = addReports([emptyReport(), ...counted]);
const bad = [...outcomes].filter(([, outcome]) => outcome !== 'passed');
console.log(`\n${listSkipped(skipped)}`);
if (bad.length > 0) console.error(`${bad.map(([name, outcome]) => `${name} ${outcome}`).join(', ')}.`);
if (late.length > MAX_LATE) console.error(`More than ${MAX_LATE} tests were late.`);
if (bad.length > 0 || failed > 0 || late.length > MAX_LATE) process.exitCode = 1;
if (late.length > 0) console.log(`${late.length} passed late: ${late.join('; ')}`);
console.log(`${passed} passed, ${failed} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`);
