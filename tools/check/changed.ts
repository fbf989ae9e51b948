// `pnpm check --changed [COMMIT]`: lint and types, and the tests that reach what has changed since the commit, or since the
// branch left main.
import { spawnSync } from 'node:child_process';

import { x } from 'tinyexec';

import { run } from './run.ts';

/** Runs only changed journeys, through the site as it was composed last; without any, no server is started. */
async function runJourneys(since: string): Promise<'passed' | 'failed' | 'none'> {
  const args = ['run', 'e2e', `--only-changed=${since}`, '--pass-with-no-tests'];
  const { exitCode, stdout } = await x('pnpm', [...args, '--list']);
  if (exitCode === 0 && stdout.includes('Total: 0 tests')) return 'none';
  return (await run({ name: 'e2e', args })) ? 'passed' : 'failed';
}

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
  ];
  const [journeys, ...passed] = await Promise.all([runJourneys(since), ...steps.map(run)]);
  const bad = steps.filter((_step, index) => !passed[index]).map(({ name }) => name);
  if (journeys === 'failed') bad.push('e2e');
  if (journeys === 'none') console.log('\n── e2e: no journey has changed, so none was run');
  console.log(`\nSince ${since.slice(0, 8)}: ${bad.length > 0 ? `${bad.join(', ')} failed` : 'passed'}.`);
  if (bad.length > 0) process.exitCode = 1;
} else {
  console.error(
    `There is nothing to compare with: git knows no ${asked ? `commit ${asked}` : 'branch main'} here. "pnpm check" checks everything.`,
  );
  process.exitCode = 1;
}
