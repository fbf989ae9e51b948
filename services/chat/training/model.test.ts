import { expect, it } from 'vitest';

import { readModel } from '#safety/model.ts';

import { fingerprint } from './messages.ts';

it('the model was learned from the examples as they stand: else run `pnpm --filter @clinic/chat train`', () => {
  expect(readModel().fingerprint).toBe(fingerprint());
});
