// `pnpm build` builds the packages of the site whose files, kit or lockfile are no longer those of their last whole build.
// `rm -rf */dist` before it builds all of them.
import { existsSync } from 'node:fs';
import path from 'node:path';

import { changedInputs } from '@tesela/build/buildInputs';
import { listRemotes } from '@tesela/build/workspace';
import { x } from 'tinyexec';

const root = path.resolve(import.meta.dirname, '../..');
const halves = ['dist/web', 'dist/node'];
const toBuild: string[] = [];

for (const dir of [path.join(root, 'shell'), ...listRemotes(root).map((remote) => remote.dir)]) {
  const folder = path.relative(root, dir);
  const changed = halves.every((half) => existsSync(path.join(dir, half)))
    ? await changedInputs(dir)
    : undefined;
  if (changed?.length === 0) console.log(`${folder}: as it was built`);
  else toBuild.push('--filter', `./${folder}`);
}
if (toBuild.length > 0) {
  const args = ['--recursive', '--workspace-concurrency=2', ...toBuild, 'run', 'build'];
  const { exitCode } = await x('pnpm', args, { nodeOptions: { cwd: root, stdio: 'inherit' } });
  process.exitCode = exitCode ?? 1;
}
