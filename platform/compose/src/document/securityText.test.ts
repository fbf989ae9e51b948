import { expect, it } from 'vitest';

import { renderSecurityText } from './securityText.ts';

it('who finds a weakness is told whom to write to, for less than a year', () => {
  const clinic = { origin: 'https://arrayan.example', email: 'hola@arrayan.example' };

  const text = renderSecurityText(clinic, new Date('2026-11-23T10:00:00Z'));

  expect(text).toContain('Contact: mailto:hola@arrayan.example\n');
  expect(text).toContain('Canonical: https://arrayan.example/.well-known/security.txt\n');
  expect(text).toContain('Expires: 2027-10-01T00:00:00.000Z\n');
  expect(renderSecurityText(clinic, new Date('2026-11-01T00:00:00Z'))).toBe(text);
});
