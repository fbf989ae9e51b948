import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { expect, it, onTestFinished, vi } from 'vitest';

import { readEnvironmentFile } from './readEnvironmentFile.ts';

it.each([
  ['a folder in the environment', { TESELA_STORE: '/packages' }, undefined],
  ['nothing in the environment', { TESELA_STORE: undefined }, 'https://npm.site.example/'],
])('of the file’s registry and %s the environment wins', (_what, { TESELA_STORE }, registry) => {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'tesela-env-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  const file = path.join(dir, 'tesela.env');
  writeFileSync(file, 'TESELA_REGISTRY=https://npm.site.example/\n');
  vi.stubEnv('TESELA_STORE', TESELA_STORE);
  vi.stubEnv('TESELA_REGISTRY', undefined);

  readEnvironmentFile(file);

  expect(process.env).toMatchObject(TESELA_STORE ? { TESELA_STORE } : {});
  expect(process.env.TESELA_REGISTRY).toBe(registry);
});
