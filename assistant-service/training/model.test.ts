import { expect, it } from 'vitest';

import { readModel } from '#safety/model.ts';
import { fingerprintOf, readAsides, readExamples } from './examples.ts';

it('the model was learned from the examples as they stand: else run `pnpm --filter @clinic/assistant-service train`', () => {
  expect(readModel().fingerprint).toBe(fingerprintOf(readExamples(), readAsides()));
});
