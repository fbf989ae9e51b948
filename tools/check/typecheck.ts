// Type-checks every project of the workspace; `pnpm typecheck events` only one and its dependencies.

import { spawnSync } from 'node:child_process';
import path from 'node:path';

import { listProjects } from '@clinic/build/workspace';

const root = path.resolve(import.meta.dirname, '../..');
const folders = listProjects(root);
const asked = process.argv.slice(2).map((word) => (folders.includes(`mfe-${word}`) ? `mfe-${word}` : word));
const { status } = spawnSync('tsc', ['--build', ...(asked.length > 0 ? asked : folders)], {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
process.exitCode = status ?? 1;
