// Everything that CI checks, in two lanes that run beside each other and take about as long: one builds the site and tries it,
// the other checks the sources. A test that fails is run once more, because the lanes slow each other down; more than three
// such tests fail the check. The last line counts the tests, from the runners' own reports. `pnpm check site` or `sources`
// runs one lane.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { chromiumProblem } from './chromium.ts';
import { countPlaywright, countVitest, type Counts } from './report.ts';
import { run, type PnpmCommand } from './run.ts';

/** Tests that may pass only at the second attempt. */
const MAX_LATE = 3;

const reports = path.resolve(import.meta.dirname, '../../.reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports);

type CheckStep = PnpmCommand & {
  /** The step of its lane that must pass before. */
  needs?: string;
  /** Counts the tests of the report that the step writes. */
  count?: (report: never) => Counts;
};

const fileOf = ({ name }: CheckStep) => path.join(reports, `${name}.json`);

/** A step that runs tests with Vitest. */
function vitest(name: string, ...args: string[]): CheckStep {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${fileOf({ name, args })}`];
  return { name, args: ['run', ...args, '--retry=1', ...reporters], count: countVitest };
}

const noChromium = await chromiumProblem();

const sources: CheckStep[] = [
  { name: 'lint', args: ['run', 'lint'] },
  { name: 'typecheck', args: ['run', 'typecheck'] },
  vitest('unit', 'unit'),
];

const site: CheckStep[] = [
  { name: 'build', args: ['run', 'build'] },
  { name: 'compose', args: ['run', 'compose'], needs: 'build' },
  ...(noChromium
    ? []
    : [
        // First, since some journeys of e2e/ run on what it composes.
        { name: 'tractor', args: ['--dir', 'examples/tractor-store', 'test'], count: countPlaywright },
        { name: 'e2e', args: ['run', 'e2e', '--retries=1'], needs: 'compose', count: countPlaywright },
      ]),
  { name: 'releases', args: ['exec', 'node', 'tools/check/releases.ts'], needs: 'compose' },
  { name: 'answers', args: ['exec', 'node', 'services/chat/evaluation/cli.ts'], needs: 'compose' },
  // Only the essential journey; `pnpm prove engines` runs all.
  { ...vitest('engines', 'prove', 'engines', 'essential'), needs: 'compose' },
];

const passed = new Set<string>();
const bad: string[] = [];
const counted: Counts[] = [];

/** @returns false when the step should have written a report and has not */
function readReport(step: CheckStep): boolean {
  if (!step.count) return true;
  if (!existsSync(fileOf(step))) return false;
  const counts = step.count(JSON.parse(readFileSync(fileOf(step), 'utf8')) as never);
  counted.push(counts);
  return counts.passed + counts.failed + counts.skipped.length > 0;
}

async function runLane(steps: readonly CheckStep[]): Promise<void> {
  for (const step of steps) {
    const isReady = !step.needs || passed.has(step.needs);
    const isGreen = isReady && (await run(step));
    if (isReady && readReport(step) && isGreen) passed.add(step.name);
    else bad.push(`${step.name} ${isReady ? 'failed' : 'left out'}`);
  }
}

const lanes: Readonly<Record<string, CheckStep[]>> = { sources, site };
const asked = process.argv[2];
if (asked && !lanes[asked]) throw new Error(`There is no lane "${asked}": ${Object.keys(lanes).join(', ')}.`);
await Promise.all((asked ? [lanes[asked] ?? []] : Object.values(lanes)).map(runLane));

const sum = (which: 'passed' | 'failed') => counted.reduce((total, counts) => total + counts[which], 0);
const late = counted.flatMap((counts) => counts.late);
const skipped = [
  ...(noChromium && asked !== 'sources' ? [`all journeys: ${noChromium}`] : []),
  ...counted.flatMap((counts) => counts.skipped),
];
if (skipped.length > 0) console.log(`\nSkipped:\n${skipped.map((name) => `  ${name}`).join('\n')}`);
if (bad.length > 0) console.error(`\n${bad.join(', ')}.`);
if (late.length > 0) console.log(`${late.length} passed late, ${MAX_LATE} may: ${late.join('; ')}`);
if (bad.length > 0 || sum('failed') > 0 || late.length > MAX_LATE) process.exitCode = 1;
console.log(
  `${sum('passed')} passed, ${sum('failed')} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`,
);
