import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

import { root } from '@clinic/testing/site';
import { withOwnership } from './ownership.ts';

it('the README says who owns what today', async () => {
  const readme = readFileSync(path.join(root, 'README.md'), 'utf8');

  expect(await withOwnership(readme), 'Run "pnpm make ownership".').toBe(readme);
});
