import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { changedInputs } from '@tesela/build/buildInputs';
import { root, tractorStore } from '@tesela/testing/site';
import { expect, it, onTestFinished } from 'vitest';

const site = path.relative(root, tractorStore.folder);

/** What the site needs to be built, in a folder of its own. */
function copyWorkspace(): string {
  const copy = mkdtempSync(path.join(os.tmpdir(), 'tesela-elsewhere-'));
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }), 60_000);
  for (const name of [site, 'platform', 'package.json', 'pnpm-workspace.yaml', 'tsconfig.base.json']) {
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

/** Hash of every file of a build but source maps: they are not released. */
function hashBuild(dir: string): Record<string, string> {
  const files = globSync('dist/{web,node}/**/*.*', { cwd: dir }).filter((file) => !file.endsWith('.map'));
  const hash = (file: string) =>
    createHash('sha256')
      .update(readFileSync(path.join(dir, file)))
      .digest('hex');
  return Object.fromEntries(files.toSorted().map((file) => [file, hash(file)]));
}

it('the same source built in another folder gives the same bytes', { timeout: 600_000 }, async () => {
  const elsewhere = copyWorkspace();

  for (const name of ['shell', 'mfe-explore']) {
    const [here, there] = [path.join(root, site, name), path.join(elsewhere, site, name)];
    expect(await changedInputs(here), `since ${here} was built`).toEqual([]);
    execFileSync('pnpm', ['run', 'build'], {
      cwd: there,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: 'pipe',
    });

    const built = hashBuild(here);

    expect(Object.keys(built)).toContain('dist/web/chunks.json');
    expect(hashBuild(there)).toEqual(built);
  }
});
