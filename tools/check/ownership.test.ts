import { readFileSync } from 'node:fs';
import path from 'node:path';

import { root } from '@clinic/testing/site';
import { expect, it } from 'vitest';

import { codeOwners, slotFiles, withOwnership } from './ownership.ts';

it('the README says who owns what today', async () => {
  const readme = readFileSync(path.join(root, 'README.md'), 'utf8');

  expect(await withOwnership(readme), 'Run "pnpm make ownership".').toBe(readme);
});

it('CODEOWNERS names the team of each package today', () => {
  const file = readFileSync(path.join(root, 'CODEOWNERS'), 'utf8');

  expect(codeOwners(), 'Run "pnpm make ownership".').toBe(file);
});

it('slots.d.ts has the slots that are lent today', async () => {
  for (const [file, text] of await slotFiles())
    expect(text, 'Run "pnpm make ownership".').toBe(readFileSync(file, 'utf8'));
});
