import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

import { packPackage } from './packPackage.ts';

const root = path.resolve(import.meta.dirname, '../..');

it.each(['shared', 'platform/core'])(
  'a team elsewhere gets all that %s exports, nothing of the workspace',
  async (folder) => {
    const dir = mkdtempSync(path.join(os.tmpdir(), 'kit-'));
    onTestFinished(() => rmSync(dir, { recursive: true }));

    const tarball = packPackage(root, folder, dir);
    execFileSync('tar', ['-xzf', tarball, '-C', dir]);

    const unpacked = path.join(dir, 'package');
    const text = readFileSync(path.join(unpacked, 'package.json'), 'utf8');
    const { exports } = JSON.parse(text) as { exports: Record<string, string | Record<string, string>> };
    const files = Object.values(exports).flatMap((target) =>
      typeof target === 'string' ? [target] : Object.values(target),
    );
    expect(text).not.toMatch(/workspace:|catalog:/);
    expect(files.length).toBeGreaterThan(40);
    expect(files.filter((file) => !existsSync(path.join(unpacked, file)))).toEqual([]);
    expect(globSync('**/*.{ts,tsx}', { cwd: unpacked }).filter((file) => !file.endsWith('.d.ts'))).toEqual(
      [],
    );
  },
);
