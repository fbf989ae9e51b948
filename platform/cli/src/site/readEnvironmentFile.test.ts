import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { expect, it, onTestFinished, vi } from 'vitest';

import { readEnvironmentFile } from './readEnvironmentFile.ts';

it.each([
  ['a folder in the environment', { CLINIC_STORE: '/packages' }, undefined],
  ['nothing in the environment', { CLINIC_STORE: undefined }, 'https://npm.clinic.example/'],
])('of the file’s registry and %s the environment wins', (_what, { CLINIC_STORE }, registry) => {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'clinic-env-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  const file = path.join(dir, 'clinic.env');
  writeFileSync(file, 'CLINIC_REGISTRY=https://npm.clinic.example/\n');
  vi.stubEnv('CLINIC_STORE', CLINIC_STORE);
  vi.stubEnv('CLINIC_REGISTRY', undefined);

  readEnvironmentFile(file);

  expect(process.env).toMatchObject(CLINIC_STORE ? { CLINIC_STORE } : {});
  expect(process.env.CLINIC_REGISTRY).toBe(registry);
});
