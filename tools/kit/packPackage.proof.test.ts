import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

import { packPackage } from './packPackage.ts';

const root = path.resolve(import.meta.dirname, '../..');

it('a team elsewhere gets the kit with all that it exports and nothing of the workspace', async () => {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'kit-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));

  const tarball = packPackage(root, 'shared', dir);
  execFileSync('tar', ['-xzf', tarball, '-C', dir]);

  const unpacked = path.join(dir, 'package');
  const text = readFileSync(path.join(unpacked, 'package.json'), 'utf8');
  const { exports } = JSON.parse(text) as { exports: Record<string, string | Record<string, string>> };
  const files = Object.values(exports).flatMap((target) =>
    typeof target === 'string' ? [target] : Object.values(target),
  );
  expect(text).not.toMatch(/workspace:|catalog:/);
  expect(files.length).toBeGreaterThan(80);
  expect(files.filter((file) => !existsSync(path.join(unpacked, file)))).toEqual([]);
  expect(globSync('**/*.{ts,tsx}', { cwd: unpacked }).filter((file) => !file.endsWith('.d.ts'))).toEqual([]);
});
