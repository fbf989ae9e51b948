// Everything that CI checks. Two lanes share the cores: what reads the sources, and what uses the built site.
// A step whose own ground failed is skipped; all others run and are reported. The last line counts the tests.
// The two lanes keep each other waiting: a test that was late once is tried again, and the report says so.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';

import { run, type Count, type Step } from './run.ts';

const reports = '.reports';
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports);

type Outcome = 'passed' | 'failed' | 'skipped';

const sources: Step[] = [
  { name: 'lint', args: ['run', 'lint'] },
  { name: 'typecheck', args: ['run', 'typecheck'] },
  {
    name: 'unit',
    args: [
      'run',
      'unit',
      '--retry=1',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reports}/unit.json`,
    ],
    count: (report) => {
      const { numPassedTests, numFailedTests } = report as { numPassedTests: number; numFailedTests: number };
      return { passed: numPassedTests, failed: numFailedTests };
    },
  },
];

const site: Step[] = [
  { name: 'build', args: ['run', 'build'] },
  { name: 'compose', args: ['run', 'compose'], needs: 'build' },
  { name: 'eval', args: ['run', 'prove', 'answers'], needs: 'compose' },
  // What most others rest on; `pnpm prove engines` tries all.
  { name: 'engines', args: ['run', 'prove', 'engines', '--retry=1', '-t', 'cart|form'], needs: 'compose' },
  {
    name: 'e2e',
    args: ['run', 'e2e', '--retries=1'],
    needs: 'compose',
    count: (report) => {
      const { stats } = report as { stats: { expected: number; unexpected: number; flaky: number } };
      return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
    },
  },
];

const outcomes = new Map<string, Outcome>();
const total: Count = { passed: 0, failed: 0 };

/** Adds up what the step's own report counted. A step that should have counted and did not has failed. */
function addCount({ name, count }: Step): boolean {
  if (!count) return true;
  const file = `${reports}/${name}.json`;
  if (!existsSync(file)) return false;
  const { passed, failed } = count(JSON.parse(readFileSync(file, 'utf8')));
  total.passed += passed;
  total.failed += failed;
  return passed + failed > 0;
}

async function runLane(steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    if (step.needs && outcomes.get(step.needs) !== 'passed') {
      outcomes.set(step.name, 'skipped');
      continue;
    }
    const isGreen = await run(step);
    outcomes.set(step.name, addCount(step) && isGreen ? 'passed' : 'failed');
  }
}

await Promise.all([runLane(sources), runLane(site)]);

const bad = [...outcomes].filter(([, outcome]) => outcome !== 'passed');
if (bad.length > 0) {
  console.error(`\n${bad.map(([name, outcome]) => `${name} ${outcome}`).join(', ')}.`);
  process.exitCode = 1;
}
console.log(`${total.passed} passed, ${total.failed} failed`);
