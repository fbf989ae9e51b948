import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { root, tractorStore } from '@tesela/testing/site';
import { expect, it, onTestFinished } from 'vitest';

const site = path.relative(root, tractorStore.folder);

/** What the packages need to be built, in a folder of its own. */
function copyWorkspace(sources: readonly string[]): string {
  const copy = mkdtempSync(path.join(os.tmpdir(), 'tesela-elsewhere-'));
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }), 60_000);
  for (const name of sources) {
    cpSync(path.join(root, name), path.join(copy, name), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => !/[/\\](?:dist|\.site|\.tsc)$/.test(file),
    });
  }
  // Half a gigabyte: linked, not copied.
  execFileSync('cp', ['-al', path.join(root, 'node_modules'), copy]);
  return copy;
}

/** Hash of every file that a build makes, but for source maps: they are not released. */
function build(dir: string): Record<string, string> {
  execFileSync('pnpm', ['run', 'build'], {
    cwd: dir,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'pipe',
  });
  const files = globSync('dist/**/*.*', { cwd: dir }).filter((file) => !file.endsWith('.map'));
  const hash = (file: string) =>
    createHash('sha256')
      .update(readFileSync(path.join(dir, file)))
      .digest('hex');
  return Object.fromEntries(files.toSorted().map((file) => [file, hash(file)]));
}

it('the same source built in another folder gives the same bytes', { timeout: 600_000 }, () => {
  const sources = [site, 'platform', 'package.json', 'pnpm-workspace.yaml', 'tsconfig.base.json'];
  const [here, elsewhere] = [copyWorkspace(sources), copyWorkspace(sources)];

  for (const name of ['shell', 'mfe-explore']) {
    const built = build(path.join(here, site, name));

    expect(Object.keys(built)).toContain('dist/web/chunks.json');
    expect(build(path.join(elsewhere, site, name))).toEqual(built);
  }
});
