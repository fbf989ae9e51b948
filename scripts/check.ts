// Everything that CI checks, in the order in which it is cheapest to fail. The last line counts the tests.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';

const reports = '.reports';
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports);

type Count = { passed: number; failed: number };

const steps: { name: string; args: string[]; count?: () => Count }[] = [
  { name: 'lint', args: ['run', 'lint'] },
  { name: 'typecheck', args: ['run', 'typecheck'] },
  {
    name: 'unit',
    args: ['run', 'unit', '--reporter=default', '--reporter=json', `--outputFile.json=${reports}/unit.json`],
    count: () => {
      const report = read(`${reports}/unit.json`) as { numPassedTests: number; numFailedTests: number };
      return { passed: report.numPassedTests, failed: report.numFailedTests };
    },
  },
  { name: 'build', args: ['run', 'build'] },
  { name: 'compose', args: ['run', 'compose'] },
  { name: 'eval', args: ['run', 'eval:chat'] },
  {
    name: 'e2e',
    args: ['run', 'e2e'],
    count: () => {
      const { stats } = read(`${reports}/e2e.json`) as {
        stats: { expected: number; unexpected: number; flaky: number };
      };
      return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
    },
  },
];

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const total: Count = { passed: 0, failed: 0 };
let failedStep = '';

for (const { name, args, count } of steps) {
  const start = performance.now();
  console.log(`\n── ${name}`);
  const { status } = spawnSync('pnpm', args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (count && existsSync(`${reports}/${name}.json`)) {
    const { passed, failed } = count();
    total.passed += passed;
    total.failed += failed;
  }
  console.log(
    `── ${name} ${status === 0 ? 'passed' : 'failed'} in ${((performance.now() - start) / 1000).toFixed(1)} s`,
  );
  if (status !== 0) {
    failedStep = name;
    break;
  }
}

if (failedStep) {
  console.error(`\n${failedStep} failed; the steps after it did not run.`);
  process.exitCode = 1;
}
console.log(`${total.passed} passed, ${total.failed} failed`);
