import { readFileSync, globSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'playwright/test';

import { missingIn } from './floor/missing.ts';

const root = path.resolve(import.meta.dirname, '..');

test('a function that a browser of the floor lacks is found, whoever calls it', () => {
  const script = `Map.groupBy(a,b);Promise.withResolvers();AbortSignal.any([a]);"".toWellFormed();[].toSorted();
    m.values().map(f);Object.values(o).map(f);[].findLast(f);Uint8Array.fromBase64?.(a);AbortSignal.timeout(1);new DisposableStack`;

  expect(missingIn(script)).toEqual([
    'DisposableStack',
    'Map.groupBy',
    'Promise.withResolvers',
    'AbortSignal.any',
    'groupBy',
    'withResolvers',
    'toWellFormed',
    'toSorted',
    '.values().map(',
  ]);
});

test('no script of the site calls what a browser of the floor lacks', () => {
  const scripts = globSync('{shell,mfe-*}/dist/web/**/*.js', { cwd: root });
  const missing = scripts.flatMap((file) =>
    missingIn(readFileSync(path.join(root, file), 'utf8')).map((name) => `${file}: ${name}`),
  );

  expect(scripts.length).toBeGreaterThan(50);
  expect(missing).toEqual([]);
});
