import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

import { packPackage } from './packPackage.ts';

const root = path.resolve(import.meta.dirname, '../..');

const unpack = (folder: string) => {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'kit-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  execFileSync('tar', ['-xzf', packPackage(root, folder, dir), '-C', dir]);
  return path.join(dir, 'package');
};

it('who installs the core has one React, and its own libraries for tests', () => {
  const text = readFileSync(path.join(unpack('platform/core'), 'package.json'), 'utf8');

  const { dependencies, peerDependencies, peerDependenciesMeta } = JSON.parse(text) as Record<string, object>;
  expect(Object.keys(peerDependencies ?? {}).toSorted()).toEqual([
    '@testing-library/jest-dom',
    '@testing-library/react',
    '@testing-library/user-event',
    'react',
    'react-dom',
    'vitest',
  ]);
  expect(peerDependencies).toMatchObject({ react: expect.stringMatching(/^\^\d+\.\d+\.\d+$/) });
  expect(Object.keys(peerDependenciesMeta ?? {})).toEqual(Object.keys(peerDependencies ?? {}));
  expect(Object.keys(dependencies ?? {})).not.toContain('react');
});

it('types of the build configuration name no file that only this repository has', () => {
  const js = path.join(unpack('platform/build'), 'js');

  const types = globSync('**/*.d.ts', { cwd: js }).map((file) => readFileSync(path.join(js, file), 'utf8'));

  expect(types.length).toBeGreaterThan(10);
  expect(types.filter((text) => /'[./]+\/(?:platform|shared)\//.test(text))).toEqual([]);
});

it.each(['shared', 'platform/core'])(
  'a team elsewhere gets all that %s exports, nothing of the workspace',
  async (folder) => {
    const unpacked = unpack(folder);

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
