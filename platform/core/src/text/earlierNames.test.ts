import { expect, it } from 'vitest';

import { assertNewNames } from './earlierNames.ts';

it('who uses an earlier name is told the new one', () => {
  expect(() => assertNewNames(['PATH', 'CLINIC_SIGNING_KEY', 'CLINIC_STORE'], 'The environment')).toThrow(
    'The environment: CLINIC_SIGNING_KEY is TESELA_SIGNING_KEY now. Rename it.\n' +
      'The environment: CLINIC_STORE is TESELA_STORE now. Rename it.',
  );
  expect(() => assertNewNames(['CLINIC_HOURS', 'TESELA_STORE'], 'The environment')).not.toThrow();
});
