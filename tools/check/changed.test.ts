import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { x } from 'tinyexec';
import { expect, it, onTestFinished } from 'vitest';

it('in a folder without git a developer is told what to run instead', async () => {
  const cwd = mkdtempSync(path.join(os.tmpdir(), 'no-git-'));
  onTestFinished(() => rmSync(cwd, { recursive: true }));

  const check = path.join(import.meta.dirname, 'check.ts');
  const { exitCode, stderr } = await x(process.execPath, [check, '--changed'], { nodeOptions: { cwd } });

  expect(exitCode).toBe(1);
  expect(stderr.trim()).toBe(
    'There is nothing to compare with: git knows no branch main here. "pnpm check" checks everything.',
  );
});
