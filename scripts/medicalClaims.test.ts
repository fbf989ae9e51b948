import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { claimsFile, medicalClaims } from './medicalClaims.ts';

it('the medical director reads what the pages say today, each claim with its source', async () => {
  const made = await medicalClaims();

  expect(made).not.toContain('MISSING');
  expect(readFileSync(claimsFile, 'utf8')).toBe(made);
});
