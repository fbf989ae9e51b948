// Type-checks every project of the workspace; `pnpm typecheck events` only one and its dependencies.

import { spawnSync } from 'node:child_process';
import path from 'node:path';

import { listProjects } from '@tesela/build/workspace';

const root = path.resolve(import.meta.dirname, '../..');
const folders = listProjects(root);
const asked = process.argv.slice(2).map((word) => (folders.includes(`mfe-${word}`) ? `mfe-${word}` : word));
// Most projects are small: more checkers each read the same declarations again, for twice the processor time.
const options = ['--build', '--checkers', '1'];
const { status } = spawnSync('tsc', [...options, ...(asked.length > 0 ? asked : folders)], {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
process.exitCode = status ?? 1;
