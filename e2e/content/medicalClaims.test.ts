import { expect, it } from 'vitest';

import { medicalClaims } from './medicalClaims.ts';

it('the medical director is told for each claim where to check it', () => {
  const claims = medicalClaims.split('\n').filter((line) => line.startsWith('| /'));

  expect(claims.length).toBeGreaterThan(0);
  for (const claim of claims) {
    expect(claim).not.toContain('MISSING');
    expect(claim).not.toMatch(/\|\s*\|/);
  }
});
