// Checks only what has changed: `pnpm check --changed`, or `pnpm check --changed HEAD~3`.
import { readChanges, selectSteps } from './changed.ts';
import { run } from './run.ts';

const start = performance.now();
const since = process.argv.slice(2).find((word) => !word.startsWith('--'));
const changes = readChanges(since);
const steps = selectSteps(changes);
const passed = await Promise.all(steps.map(run));

const bad = steps.filter((_step, index) => !passed[index]).map(({ name }) => name);
const seconds = ((performance.now() - start) / 1000).toFixed(1);
const files = changes.files.length + changes.deleted.length;
console.log(
  `\n${files} changed files in ${seconds} s: ${bad.length > 0 ? `${bad.join(', ')} failed` : 'passed'}.`,
);
// The step has the folders of the packages that changed.
const unit = steps.find(({ name }) => name === 'unit');
if (unit?.args.at(-1)?.endsWith('/'))
  console.log(
    `To run the tests of dependent packages, too: pnpm unit --changed ${changes.since.slice(0, 8)}`,
  );
if (bad.length > 0) process.exitCode = 1;
