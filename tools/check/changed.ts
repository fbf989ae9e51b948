// `pnpm check --changed [COMMIT]`: lint and types, and the tests that reach what has changed since the commit, or since the
// branch left main.
import { spawnSync } from 'node:child_process';

import { run } from './run.ts';

const asked = process.argv.slice(2).find((word) => !word.startsWith('--'));
const words = asked
  ? ['rev-parse', '--verify', '--quiet', `${asked}^{commit}`]
  : ['merge-base', 'HEAD', 'main'];
const { status, stdout } = spawnSync('git', words, { encoding: 'utf8' });
const since = stdout?.trim();

if (status === 0 && since) {
  const steps = [
    { name: 'lint', args: ['run', 'lint'] },
    { name: 'types', args: ['run', 'typecheck'] },
    { name: 'unit', args: ['run', 'unit', '--changed', since, '--passWithNoTests'] },
    // Only changed journeys, through the site as it was composed last.
    { name: 'e2e', args: ['run', 'e2e', `--only-changed=${since}`, '--pass-with-no-tests'] },
  ];
  const passed = await Promise.all(steps.map(run));
  const bad = steps.filter((_step, index) => !passed[index]).map(({ name }) => name);
  console.log(`\nSince ${since.slice(0, 8)}: ${bad.length > 0 ? `${bad.join(', ')} failed` : 'passed'}.`);
  if (bad.length > 0) process.exitCode = 1;
} else {
  console.error(
    `There is nothing to compare with: git knows no ${asked ? `commit ${asked}` : 'branch main'} here. "pnpm check" checks everything.`,
  );
  process.exitCode = 1;
}
