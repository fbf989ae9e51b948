import path from 'node:path';

import { root } from '@tesela/testing/site';
import { expect, it } from 'vitest';

import { read } from './documents.ts';
import { codeOwners, slotFiles, withOwnership } from './ownership.ts';

it('the README says who owns what today', async () => {
  const readme = read('README.md');

  expect(await withOwnership(readme), 'Run "pnpm make ownership".').toBe(readme);
});

it('CODEOWNERS names the team of each package today', () => {
  expect(codeOwners(), 'Run "pnpm make ownership".').toBe(read('CODEOWNERS'));
});

it('slots.d.ts has the slots that are lent today', async () => {
  for (const [file, text] of await slotFiles())
    expect(text, 'Run "pnpm make ownership".').toBe(read(path.relative(root, file)));
});
